import type { BehaviorSubject } from '@portal/shared/ui';
import { listenForCallback } from './callback-listener.ts';
import { type SignInAttempt, storeVerifier } from './sign-in-attempt.ts';
import type { SignInPopup } from './sign-in-popup.ts';
import type { SignInState } from './sign-in-state.ts';

/**
 * Creates the wait for the sign-in window's reply to one attempt at a time: `start` waits for that attempt's alone and
 * stores its PKCE verifier, `stop` ends the wait. Meanwhile `state$` shows that the window is open, seems closed or is
 * closed; a reply still counts then. `onReply` gets the attempt and the reply's parameters.
 */
export function createReplyWait(
  popup: SignInPopup,
  state$: BehaviorSubject<SignInState>,
  onReply: (attempt: SignInAttempt, parameters: URLSearchParams) => void,
) {
  let pending: SignInAttempt | undefined;
  let stopListeners = () => {};

  function stop() {
    stopListeners();
    pending = undefined;
  }

  return {
    /** The attempt whose reply is accepted now. */
    pending: () => pending,
    /** From now on the reply to this attempt is accepted, and no other. */
    start(attempt: SignInAttempt) {
      stop();
      pending = attempt;
      storeVerifier(sessionStorage, attempt);
      const stopListening = listenForCallback({
        state: attempt.state,
        onReply: (parameters) => onReply(attempt, parameters),
      });
      const stopWatching = popup.watch((sight) => {
        const state = state$.value;
        if (state.status !== 'waiting') return;
        const isMaybeClosed = sight === 'seems-closed';
        // the reply is still accepted, because the browser may be wrong about the window
        if (sight === 'closed') state$.next({ status: 'closed' });
        else if (state.isMaybeClosed !== isMaybeClosed) state$.next({ status: 'waiting', isMaybeClosed });
      });
      stopListeners = () => {
        stopListening();
        stopWatching();
      };
      state$.next({ status: 'waiting', isMaybeClosed: false });
    },
    stop,
  };
}
