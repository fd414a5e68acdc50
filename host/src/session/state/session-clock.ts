/** How long a session is valid after sign-in or renewal, in milliseconds (SES-01). */
export const sessionLifetime = 15 * 60_000;
/** How long before expiry the agent is warned, in milliseconds (SES-03). */
export const warningTime = 3 * 60_000;
/** The interval between checks of the session, in milliseconds (SES-02). */
export const checkInterval = 1_000;
/** The wall clock was set back when it falls behind the monotonic clock by more than this, in milliseconds. */
const setBackTolerance = 60_000;

/** Both clocks of the browser at one moment, in milliseconds. */
export interface ClockReading {
  /** `Date.now()`: runs while the machine sleeps, but the user can change it. */
  readonly wall: number;
  /** `performance.now()`: the user cannot change it, but it may stop while the machine sleeps and restarts on reload. */
  readonly monotonic: number;
}

/** The times of a session: its start and its last check. */
export interface SessionClock {
  readonly start: ClockReading;
  readonly last: ClockReading;
}

type SessionPhase = 'valid' | 'warning' | 'expired';

/** Returns the clock of a session that starts or is renewed now: its start and last check are `now`. */
export function startClock(now: ClockReading): SessionClock {
  return { start: now, last: now };
}

/**
 * Returns the milliseconds since the session started or was last renewed. The larger of both clocks counts, since
 * neither is reliable alone.
 */
export function getElapsed({ start }: SessionClock, now: ClockReading): number {
  return Math.max(now.wall - start.wall, now.monotonic - start.monotonic, 0);
}

/** Whether the wall clock was set back. Then the length of a sleep before this check is unknown. */
function wasSetBack({ last }: SessionClock, now: ClockReading): boolean {
  return now.wall - last.wall < Math.max(now.monotonic - last.monotonic, 0) - setBackTolerance;
}

/** Returns whether the session is valid, about to expire (SES-03) or expired (SES-02). A clock set back expires it. */
export function getPhase(clock: SessionClock, now: ClockReading): SessionPhase {
  const elapsed = getElapsed(clock, now);
  if (elapsed >= sessionLifetime || wasSetBack(clock, now)) return 'expired';
  return elapsed >= sessionLifetime - warningTime ? 'warning' : 'valid';
}

/** Returns the milliseconds until the session expires; 0 when it has expired. */
export function getRemaining(clock: SessionClock, now: ClockReading): number {
  return getPhase(clock, now) === 'expired' ? 0 : sessionLifetime - getElapsed(clock, now);
}

/** Returns when the session expires, in epoch milliseconds by the wall clock as it is set now. */
export function getExpiryTime(clock: SessionClock, now: ClockReading): number {
  return now.wall + sessionLifetime - getElapsed(clock, now);
}

/** Returns the clock after a check of the session at `now`: its start stays. */
export function recordCheck(clock: SessionClock, now: ClockReading): SessionClock {
  return { start: clock.start, last: now };
}

/** The clock in a form that survives a reload: wall-clock times, and the age at the last check in milliseconds. */
export interface StoredClock {
  readonly startedAt: number;
  readonly checkedAt: number;
  readonly age: number;
}

/**
 * Converts a session's clock for storage, where it survives a reload: start and last check by the wall clock, and the
 * age at that check, in milliseconds.
 */
export function storeClock({ start, last }: SessionClock): StoredClock {
  return { startedAt: start.wall, checkedAt: last.wall, age: getElapsed({ start, last }, last) };
}

/** Restores a clock after a reload or in another tab. The session never gets younger than its stored age. */
export function restoreClock(storedClock: StoredClock, now: ClockReading): SessionClock {
  const age = Math.max(storedClock.age, now.wall - storedClock.startedAt);
  return {
    start: { wall: storedClock.startedAt, monotonic: now.monotonic - age },
    last: { wall: storedClock.checkedAt, monotonic: now.monotonic },
  };
}
