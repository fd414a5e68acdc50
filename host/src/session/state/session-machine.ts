import type { Agent, SignOutReason, Tokens } from '@portal/shared/contract';
import {
  type ClockReading,
  getExpiryTime,
  getPhase,
  recordCheck,
  restoreClock,
  type SessionClock,
  type StoredClock,
  startClock,
  storeClock,
} from './session-clock.ts';

/** Tokens with an agent, or without one during account linking. `id` stays the same from sign-in to sign-out. */
export type SignedInSession = { readonly id: string; readonly tokens: Tokens } & (
  | { readonly status: 'linking' }
  | { readonly status: 'active'; readonly agent: Agent }
);

/** A session as it is stored for a reload and sent to the agent's other tabs. */
export type StoredSession = SignedInSession & { readonly clock: StoredClock };

/** A session in this tab. `warned`: the expiry prompt shows and the agent has not answered. */
type SignedInState = SignedInSession & { readonly clock: SessionClock; readonly warned: boolean };

/** The states of a session. */
export type MachineState =
  | {
      readonly status: 'signed-out';
      readonly reason: SignOutReason;
      /** Drafts and pending commands stay: they may belong to a later session or to another agent. */
      readonly keepsLocalData?: true;
    }
  | SignedInState;

/** The events of a session. */
export type MachineEvent =
  | { readonly type: 'started'; readonly session: SignedInSession; readonly now: ClockReading }
  /** The page was loaded with a stored session. `endedFor`: the reason why another tab has ended it. */
  | {
      readonly type: 'restored';
      readonly session: StoredSession;
      readonly now: ClockReading;
      readonly endedFor?: SignOutReason | undefined;
    }
  /** Another tab has sent its session. */
  | { readonly type: 'adopted'; readonly session: StoredSession; readonly now: ClockReading }
  | { readonly type: 'renewed'; readonly tokens: Tokens; readonly now: ClockReading }
  | { readonly type: 'checked'; readonly now: ClockReading }
  | { readonly type: 'ended'; readonly reason: SignOutReason; readonly keepsLocalData?: boolean }
  /** The page came out of the back/forward cache, and its tab has started another session since. */
  | { readonly type: 'superseded' };

/** Side effects of a transition. */
export type SideEffect =
  | { readonly type: 'started' | 'renewed' | 'expiring'; readonly expiresAt: number }
  | { readonly type: 'ended'; readonly reason: SignOutReason; readonly endedSession: SignedInState }
  /** There was no session to end: a sign-in failed, or a page needs a session. */
  | { readonly type: 'sign-in-required'; readonly reason: SignOutReason };

interface Transition {
  readonly state: MachineState;
  readonly effects: readonly SideEffect[];
}

/** Converts the state for storage, also that of an agent who is still linking; `undefined` when signed out. */
export function toStoredSession(state: MachineState): StoredSession | undefined {
  if (state.status === 'signed-out') return undefined;
  const { clock, warned: _warned, ...session } = state;
  return { ...session, clock: storeClock(clock) };
}

function endSession(state: MachineState, reason: SignOutReason): Transition {
  const effect: SideEffect =
    state.status === 'signed-out'
      ? { type: 'sign-in-required', reason }
      : { type: 'ended', reason, endedSession: state };
  return { state: { status: 'signed-out', reason }, effects: [effect] };
}

function enterSession(
  session: SignedInSession,
  clock: SessionClock,
  now: ClockReading,
  type: 'started' | 'renewed',
): Transition {
  const state: MachineState = { ...session, clock, warned: false };
  const expiresAt = getExpiryTime(clock, now);
  return { state, effects: session.status === 'active' ? [{ type, expiresAt }] : [] };
}

function checkExpiry(state: MachineState, now: ClockReading): Transition {
  if (state.status === 'signed-out') return { state, effects: [] };
  const phase = getPhase(state.clock, now);
  if (phase === 'expired') return endSession(state, 'expired');
  const shouldWarn = phase === 'warning' && state.status === 'active' && !state.warned;
  const clock = recordCheck(state.clock, now);
  const expiresAt = getExpiryTime(state.clock, now);
  return {
    state: { ...state, clock, warned: state.warned || shouldWarn },
    effects: shouldWarn ? [{ type: 'expiring', expiresAt }] : [],
  };
}

function restoreSession(
  { clock: storedClock, ...session }: StoredSession,
  now: ClockReading,
  endedFor?: SignOutReason,
): Transition {
  const clock = restoreClock(storedClock, now);
  const reason = endedFor ?? (getPhase(clock, now) === 'expired' ? 'expired' : undefined);
  if (reason) return endSession({ ...session, clock, warned: false }, reason);
  return enterSession(session, clock, now, 'started');
}

/**
 * Whether another tab has a newer version of this tab's session: newer tokens, or the agent has linked its account,
 * which cannot be undone. Two sign-ins of the same agent count as one session.
 */
function isNewerVersion(theirs: StoredSession, ours: SignedInState): boolean {
  const isNewer = theirs.clock.startedAt > ours.clock.start.wall;
  if (ours.status === 'active')
    return isNewer && theirs.status === 'active' && theirs.agent.subject === ours.agent.subject;
  return ours.id !== '' && theirs.id === ours.id && (isNewer || theirs.status === 'active');
}

function adoptSession(state: MachineState, theirs: StoredSession, now: ClockReading): Transition {
  const { clock: storedClock, ...session } = theirs;
  const clock = restoreClock(storedClock, now);
  if (getPhase(clock, now) === 'expired') return { state, effects: [] };
  if (state.status === 'signed-out') return enterSession(session, clock, now, 'started');
  if (!isNewerVersion(theirs, state)) return { state, effects: [] };
  return enterSession(session, clock, now, state.status === 'active' ? 'renewed' : 'started');
}

/**
 * Returns the next state and the side effects of an event (docs/session.md). Pure: it reads no clock, storage or
 * window.
 */
export function transition(state: MachineState, event: MachineEvent): Transition {
  switch (event.type) {
    case 'started':
      return enterSession(event.session, startClock(event.now), event.now, 'started');
    case 'restored':
      return restoreSession(event.session, event.now, event.endedFor);
    case 'adopted':
      return adoptSession(state, event.session, event.now);
    case 'renewed':
      if (state.status === 'signed-out') return { state, effects: [] };
      return enterSession({ ...state, tokens: event.tokens }, startClock(event.now), event.now, 'renewed');
    case 'checked':
      return checkExpiry(state, event.now);
    case 'ended': {
      const next = endSession(state, event.reason);
      if (!event.keepsLocalData) return next;
      return { ...next, state: { status: 'signed-out', reason: event.reason, keepsLocalData: true } };
    }
    case 'superseded':
      // the tab's storage belongs to the other session now: clear nothing and emit no event
      return { state: { status: 'signed-out', reason: 'expired' }, effects: [] };
  }
}
