/** How long a session is valid after the last sign-in or refresh, in milliseconds (SES-01). */
export const sessionLifetime = 15 * 60_000;
/** How long before expiry the agent is asked, in milliseconds (SES-03). */
export const warningLead = 3 * 60_000;
/** How often a session is checked, in milliseconds (SES-02). */
export const checkInterval = 1_000;
/** A wall clock that falls back by more than this, in milliseconds, was set back by somebody. */
const setBackTolerance = 60_000;

/** Both clocks of the browser at one moment, in milliseconds. */
export interface Reading {
  /** `Date.now()`: goes on while the machine sleeps, but can be set. */
  readonly wall: number;
  /** `performance.now()`: cannot be set, but may stand still while the machine sleeps, and begins anew on reload. */
  readonly monotonic: number;
}

/** A session's time: when it began, and when it was last looked at. */
export interface SessionClock {
  readonly start: Reading;
  readonly last: Reading;
}

export type SessionPhase = 'valid' | 'warning' | 'expired';

/** The clock of a session that begins, or is refreshed, now. */
export function startClock(now: Reading): SessionClock {
  return { start: now, last: now };
}

/** Milliseconds since the session began: neither clock alone is believed, the larger one counts. */
export function elapsed({ start }: SessionClock, now: Reading): number {
  return Math.max(now.wall - start.wall, now.monotonic - start.monotonic, 0);
}

/** Somebody set the clock back, so nobody can say how long a sleep in between was. */
function wasSetBack({ last }: SessionClock, now: Reading): boolean {
  return now.wall - last.wall < Math.max(now.monotonic - last.monotonic, 0) - setBackTolerance;
}

/** Whether the session is valid, near its end (SES-03) or over (SES-02). A clock that was set back ends it. */
export function phaseAt(clock: SessionClock, now: Reading): SessionPhase {
  const age = elapsed(clock, now);
  if (age >= sessionLifetime || wasSetBack(clock, now)) return 'expired';
  return age >= sessionLifetime - warningLead ? 'warning' : 'valid';
}

/** Milliseconds left, never below zero. */
export function remaining(clock: SessionClock, now: Reading): number {
  return phaseAt(clock, now) === 'expired' ? 0 : sessionLifetime - elapsed(clock, now);
}

/** Epoch milliseconds at which the session ends, as far as the wall clock knows now. */
export function expiryOf(clock: SessionClock, now: Reading): number {
  return now.wall + sessionLifetime - elapsed(clock, now);
}

/** The clock after a look at it. */
export function lookedAt(clock: SessionClock, now: Reading): SessionClock {
  return { start: clock.start, last: now };
}

/** What outlives a reload: the wall clock's times, and how old the session was known to be. */
export interface StoredClock {
  readonly startedAt: number;
  readonly checkedAt: number;
  readonly age: number;
}

/** The clock as it is stored. */
export function storeClock({ start, last }: SessionClock): StoredClock {
  return { startedAt: start.wall, checkedAt: last.wall, age: elapsed({ start, last }, last) };
}

/** The clock after a reload, or in another tab: the age it had is kept, whatever the wall clock says by now. */
export function restoreClock(stored: StoredClock, now: Reading): SessionClock {
  const age = Math.max(stored.age, now.wall - stored.startedAt);
  return {
    start: { wall: stored.startedAt, monotonic: now.monotonic - age },
    last: { wall: stored.checkedAt, monotonic: now.monotonic },
  };
}
