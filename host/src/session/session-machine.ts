import type { Agent, SignOutReason, Tokens } from '@portal/shared/contract';
import {
  expiryOf,
  lookedAt,
  phaseAt,
  type Reading,
  restoreClock,
  type SessionClock,
  type StoredClock,
  startClock,
} from './session-clock.ts';

/** Tokens are held: with an agent, or while the agent links its account. `id` stays the same from sign-in to end. */
export type SignedIn = { readonly id: string; readonly tokens: Tokens } & (
  | { readonly status: 'linking' }
  | { readonly status: 'active'; readonly agent: Agent }
);

/** A session as it is kept for a reload and handed to the agent's other tabs. */
export type StoredSession = SignedIn & { readonly clock: StoredClock };

/** A session in this tab. `warned`: the agent has been asked whether to stay, and has not answered. */
type Held = SignedIn & { readonly clock: SessionClock; readonly warned: boolean };

/** All a session can be. */
export type MachineState =
  | {
      readonly status: 'signed-out';
      readonly reason: SignOutReason;
      /** What lies in the browser is left alone: it may be a later session's, or another agent left. */
      readonly keepsWork?: true;
    }
  | Held;

/** All that can happen to a session. */
export type MachineEvent =
  | { readonly type: 'started'; readonly session: SignedIn; readonly now: Reading }
  /** A reload: what this tab had kept. `over`: another tab ended it meanwhile, for this reason. */
  | {
      readonly type: 'restored';
      readonly session: StoredSession;
      readonly now: Reading;
      readonly over?: SignOutReason | undefined;
    }
  /** Another tab is signed in. */
  | { readonly type: 'adopted'; readonly session: StoredSession; readonly now: Reading }
  | { readonly type: 'renewed'; readonly tokens: Tokens; readonly now: Reading }
  | { readonly type: 'checked'; readonly now: Reading }
  | { readonly type: 'ended'; readonly reason: SignOutReason; readonly keepsWork?: boolean }
  /** A page came out of the back/forward cache, and its tab has begun another session since. */
  | { readonly type: 'superseded' };

/** What the world is to be told of a step. */
export type Effect =
  | { readonly type: 'started' | 'renewed' | 'expiring'; readonly expiresAt: number }
  | { readonly type: 'ended'; readonly reason: SignOutReason; readonly was: Held }
  /** There was no session to end: a sign-in that failed, or a page that needs one. */
  | { readonly type: 'turned-away'; readonly reason: SignOutReason };

export interface Step {
  readonly state: MachineState;
  readonly effects: readonly Effect[];
}

function ended(state: MachineState, reason: SignOutReason): Step {
  const effect: Effect =
    state.status === 'signed-out' ? { type: 'turned-away', reason } : { type: 'ended', reason, was: state };
  return { state: { status: 'signed-out', reason }, effects: [effect] };
}

function begun(session: SignedIn, clock: SessionClock, now: Reading, type: 'started' | 'renewed'): Step {
  const state: MachineState = { ...session, clock, warned: false };
  return { state, effects: session.status === 'active' ? [{ type, expiresAt: expiryOf(clock, now) }] : [] };
}

function checked(state: MachineState, now: Reading): Step {
  if (state.status === 'signed-out') return { state, effects: [] };
  const phase = phaseAt(state.clock, now);
  if (phase === 'expired') return ended(state, 'expired');
  const warns = phase === 'warning' && state.status === 'active' && !state.warned;
  const next: MachineState = { ...state, clock: lookedAt(state.clock, now), warned: state.warned || warns };
  return { state: next, effects: warns ? [{ type: 'expiring', expiresAt: expiryOf(state.clock, now) }] : [] };
}

function restored({ clock: stored, ...signedIn }: StoredSession, now: Reading, over?: SignOutReason): Step {
  const clock = restoreClock(stored, now);
  const reason = over ?? (phaseAt(clock, now) === 'expired' ? 'expired' : undefined);
  if (reason) return ended({ ...signedIn, clock, warned: false }, reason);
  return begun(signedIn, clock, now, 'started');
}

/**
 * Whether another tab's session is the one held here, further on: its tokens are newer, or its agent has linked its
 * account, which is never undone. Two sign-ins of one agent are as one.
 */
function isFurtherOn(theirs: StoredSession, ours: Held): boolean {
  const isNewer = theirs.clock.startedAt > ours.clock.start.wall;
  if (ours.status === 'active')
    return isNewer && theirs.status === 'active' && theirs.agent.subject === ours.agent.subject;
  return ours.id !== '' && theirs.id === ours.id && (isNewer || theirs.status === 'active');
}

/** Another tab's session replaces ours only when it is the same agent's, and newer. */
function adopted(state: MachineState, session: StoredSession, now: Reading): Step {
  const { clock: stored, ...signedIn } = session;
  const clock = restoreClock(stored, now);
  if (phaseAt(clock, now) === 'expired') return { state, effects: [] };
  if (state.status === 'signed-out') return begun(signedIn, clock, now, 'started');
  if (!isFurtherOn(session, state)) return { state, effects: [] };
  return begun(signedIn, clock, now, state.status === 'active' ? 'renewed' : 'started');
}

/**
 * The session's transitions (specification, section 4), without a clock, a store or a window: what happens in,
 * the next state and what to tell the world out.
 */
export function step(state: MachineState, event: MachineEvent): Step {
  switch (event.type) {
    case 'started':
      return begun(event.session, startClock(event.now), event.now, 'started');
    case 'restored':
      return restored(event.session, event.now, event.over);
    case 'adopted':
      return adopted(state, event.session, event.now);
    case 'renewed':
      if (state.status === 'signed-out') return { state, effects: [] };
      return begun({ ...state, tokens: event.tokens }, startClock(event.now), event.now, 'renewed');
    case 'checked':
      return checked(state, event.now);
    case 'ended': {
      const next = ended(state, event.reason);
      if (!event.keepsWork) return next;
      return { ...next, state: { status: 'signed-out', reason: event.reason, keepsWork: true } };
    }
    case 'superseded':
      // what lies in the tab's storage by now is the other session's: nothing is wiped, nobody told
      return { state: { status: 'signed-out', reason: 'expired' }, effects: [] };
  }
}
