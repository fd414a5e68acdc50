import type { Monitor, PortalConfig } from '@portal/shared/contract';
import type { BehaviorSubject } from '@portal/shared/ui';
import { createReplyWait } from './reply-wait.ts';
import { prepareSignInAttempt, type SignInAttempt, takeVerifier } from './sign-in-attempt.ts';
import { createSignInPopup } from './sign-in-popup.ts';
import type { SignInFlow, SignInState } from './sign-in-state.ts';

/**
 * Address of the window when the agent pressed the button before the attempt was prepared: a blank page. A window that the
 * page's script has opened already stays as it is.
 */
const blankPage = '';

/** What the agent can do with the window. */
export type Attempts = Pick<SignInFlow, 'prepare' | 'begin' | 'reopen' | 'cancel' | 'dispose'>;

interface AttemptParts {
  readonly config: PortalConfig;
  readonly monitor: Monitor;
  readonly state$: BehaviorSubject<SignInState>;
  /** Maximum age of the sign-in at the provider, in seconds. Default: not sent. */
  readonly maxAge?: number;
  /** Called when the agent has opened the window, so that code for its reply can be fetched. */
  readonly onOpened?: () => void;
  /** Called once with the window's reply. */
  readonly complete: (reply: AttemptReply) => Promise<void>;
  /** Called when an attempt could not be prepared while its window was open. */
  readonly onNotPrepared: () => void;
}

/** The reply of the window to an attempt, with the stored verifier. */
export interface AttemptReply {
  readonly attempt: SignInAttempt;
  readonly verifier: string | undefined;
  readonly parameters: URLSearchParams;
}

/**
 * Creates the sign-in attempts of a screen, whose state is published in `state$`: `prepare` one in advance, `begin`
 * opens the provider's window (`blocked` when the browser does not), `reopen`, `cancel` and `dispose` close it.
 * `complete` gets the window's reply; `onNotPrepared` runs when a window is open and no attempt could be prepared.
 */
export function createAttempts(parts: AttemptParts): Attempts {
  const { config, monitor, state$, maxAge, onOpened, complete, onNotPrepared } = parts;
  const popup = createSignInPopup();
  const replyWait = createReplyWait(popup, state$, (...reply) => void onReply(...reply));
  let nextAttempt: SignInAttempt | undefined;
  /** The window is open with a blank page until the attempt is prepared. */
  let isWindowBlank = false;

  function closeWindow() {
    replyWait.stop();
    popup.close();
    isWindowBlank = false;
  }

  function prepare() {
    nextAttempt = undefined;
    popup.prepare();
    prepareSignInAttempt(config.identityProvider, location.origin, maxAge).then(
      (attempt) => {
        if (!isWindowBlank) nextAttempt = attempt;
        else {
          isWindowBlank = false;
          popup.navigate(attempt.url);
          replyWait.start(attempt);
        }
      },
      (error: unknown) => {
        monitor.error(error, 'sign-in preparation');
        if (!isWindowBlank) return;
        closeWindow();
        onNotPrepared();
      },
    );
  }

  function stopAttempt() {
    closeWindow();
    prepare();
  }

  async function onReply(attempt: SignInAttempt, parameters: URLSearchParams) {
    const verifier = takeVerifier(sessionStorage);
    stopAttempt();
    state$.next({ status: 'completing' });
    await complete({ attempt, verifier, parameters });
  }

  return {
    prepare,
    begin() {
      // a press during hydration arrives twice: by React, and recorded by the page's script (first-paint-script.ts)
      if (state$.value.status === 'waiting') return;
      const ready = nextAttempt;
      if (!popup.open(ready?.url ?? blankPage)) return state$.next({ status: 'blocked' });
      onOpened?.();
      if (ready) return replyWait.start(ready);
      isWindowBlank = true;
      state$.next({ status: 'waiting', isMaybeClosed: false });
      prepare();
    },
    reopen() {
      const pending = replyWait.pending();
      if (pending === undefined) return;
      if (popup.open(pending.url)) return replyWait.start(pending);
      stopAttempt();
      state$.next({ status: 'blocked' });
    },
    cancel() {
      takeVerifier(sessionStorage);
      stopAttempt();
      state$.next({ status: 'idle' });
    },
    dispose() {
      if (replyWait.pending() !== undefined) takeVerifier(sessionStorage);
      closeWindow();
    },
  };
}
