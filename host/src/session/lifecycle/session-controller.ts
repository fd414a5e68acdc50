import type { Bus, SessionState } from '@portal/shared/contract';
import { BehaviorSubject } from '@portal/shared/ui';
import { freezeAll } from '../../core/freeze-all.ts';
import type { SessionEnvironment } from '../session-environment.ts';
import {
  getExpiryTime,
  type MachineEvent,
  type MachineState,
  type SideEffect,
  toEndedSession,
  toStoredSession,
  transition,
} from '../state/index.ts';
import type { SessionStore } from '../storage/index.ts';

interface SessionControllerParts {
  readonly bus: Pick<Bus, 'emit'>;
  readonly store: SessionStore;
  readonly environment: Pick<SessionEnvironment, 'readClocks' | 'currentPath' | 'isHistoryVisit'>;
  /** Called after each event with whether this tab has a session. */
  readonly onPresence: (hasSession: boolean) => void;
}

export type SessionController = ReturnType<typeof createSessionController>;

/**
 * Creates the holder of this tab's session state. `dispatch` applies an event, stores the result, publishes it
 * (`state$`, `expiring$`, bus) and returns the side effects.
 */
export function createSessionController({ bus, store, environment, onPresence }: SessionControllerParts) {
  const { readClocks, currentPath, isHistoryVisit } = environment;
  let state: MachineState = {
    status: 'signed-out',
    reason: store.endedSession()?.reason ?? 'never-signed-in',
  };
  const state$ = new BehaviorSubject<SessionState>(toPublicState());
  const expiring$ = new BehaviorSubject(false);

  function toPublicState(): SessionState {
    if (state.status === 'signed-out') return freezeAll(state);
    if (state.status === 'linking') return { status: 'linking' };
    return freezeAll({
      status: 'active',
      agent: state.agent,
      expiresAt: getExpiryTime(state.clock, readClocks()),
    });
  }

  function storeState(effects: readonly SideEffect[]) {
    const session = toStoredSession(state);
    if (session) store.saveSession(session);
    onPresence(session !== undefined);
    for (const effect of effects) {
      if (effect.type !== 'ended' && effect.type !== 'sign-in-required') continue;
      store.clear(
        toEndedSession(effect, {
          currentPath: currentPath(),
          isHistoryVisit: isHistoryVisit(),
          previous: store.endedSession(),
          encryptedPage: store.encryptedPage(),
          ownerMark: store.ownerMark(),
        }),
      );
    }
  }

  function emit(effect: SideEffect) {
    if (effect.type === 'ended') bus.emit('session:ended', { reason: effect.reason });
    else if (effect.type !== 'sign-in-required')
      bus.emit(`session:${effect.type}`, { expiresAt: effect.expiresAt });
  }

  return {
    state$,
    expiring$,
    state: () => state,
    isSignedIn: () => state.status !== 'signed-out',
    /** The session as other tabs need it; `undefined` when no agent is signed in. */
    storedSession: () => toStoredSession(state),
    /** Applies an event and returns its side effects; storage, subscribers and bus are up to date then. */
    dispatch(event: MachineEvent): readonly SideEffect[] {
      const previousStatus = state.status;
      const { state: nextState, effects } = transition(state, event);
      state = nextState;
      storeState(effects);
      if (previousStatus !== state.status || effects.length > 0) state$.next(toPublicState());
      const isExpiring = state.status === 'active' && state.warned;
      if (isExpiring !== expiring$.value) expiring$.next(isExpiring);
      for (const effect of effects) emit(effect);
      return effects;
    },
  };
}
