import type { Monitor, PortalConfig, SignIn } from '@portal/shared/contract';
import { BehaviorSubject } from '@portal/shared/ui';
import type { SignInOutcome } from './complete-sign-in.ts';
import { createReplyWait } from './reply-wait.ts';
import { prepareSignInAttempt, type SignInAttempt, takeVerifier } from './sign-in-attempt.ts';
import { createSignInPopup } from './sign-in-popup.ts';
import type { SignInFlow, SignInState } from './sign-in-state.ts';

interface SignInFlowDependencies {
  readonly config: PortalConfig;
  readonly monitor: Monitor;
  readonly signIn: SignIn;
}

/**
 * Address of the window when the agent pressed the button before the attempt was prepared: a blank page. A window that the
 * page's script has opened already stays as it is.
 */
const blankPage = '';

/**
 * Runs the sign-in from the button to the shell (SGN-11). It is independent of React, so that a code is exchanged once
 * however often a component renders.
 */
export function createSignInFlow(dependencies: SignInFlowDependencies): SignInFlow {
  const state$ = new BehaviorSubject<SignInState>({ status: 'idle' });
  const attempts = createAttempts(dependencies, state$);
  return {
    state$,
    current: () => state$.value,
    ...attempts,
    acknowledge() {
      const state = state$.value;
      if (state.status === 'inactive') dependencies.signIn.fail('agent-inactive', state.tokens);
    },
  };
}

type Attempts = Pick<SignInFlow, 'prepare' | 'begin' | 'reopen' | 'cancel' | 'dispose'>;

/** Prepares attempts, and opens and closes their window. */
function createAttempts(
  dependencies: SignInFlowDependencies,
  state$: BehaviorSubject<SignInState>,
): Attempts {
  const { config, monitor, signIn } = dependencies;
  const popup = createSignInPopup();
  const replyWait = createReplyWait(popup, state$, (...reply) => void complete(...reply));
  let prepared: SignInAttempt | undefined;
  /** The window is open with a blank page until the attempt is prepared. */
  let isWindowBlank = false;

  function closeWindow() {
    replyWait.stop();
    popup.close();
    isWindowBlank = false;
  }

  function prepare() {
    prepared = undefined;
    prepareSignInAttempt(config.identityProvider, location.origin).then(
      (created) => {
        if (!isWindowBlank) prepared = created;
        else {
          isWindowBlank = false;
          popup.navigate(created.url);
          replyWait.start(created);
        }
      },
      (thrown: unknown) => {
        monitor.error(thrown, 'sign-in preparation');
        if (!isWindowBlank) return;
        closeWindow();
        applyOutcome(signIn, state$, { outcome: 'failed', reason: 'sign-in-failed' });
      },
    );
  }

  function stopAttempt() {
    closeWindow();
    prepare();
  }

  async function complete(attempt: SignInAttempt, parameters: URLSearchParams) {
    const verifier = takeVerifier(sessionStorage);
    stopAttempt();
    state$.next({ status: 'completing' });
    applyOutcome(signIn, state$, await loadAndComplete(dependencies, attempt, verifier, parameters));
  }

  return {
    prepare,
    begin() {
      // a press during hydration arrives twice: by React, and recorded by the page's script (first-paint-script.ts)
      if (state$.value.status === 'waiting') return;
      const ready = prepared;
      if (!popup.open(ready?.url ?? blankPage)) return state$.next({ status: 'blocked' });
      // fetched while the agent types; a failure is retried when the window has replied
      void importCodeExchange().catch(() => undefined);
      if (ready) return replyWait.start(ready);
      isWindowBlank = true;
      state$.next({ status: 'waiting', seemsClosed: false });
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

const importCodeExchange = () => import('./complete-sign-in.ts');

/** Loads the code exchange and runs it. Never throws: a module that cannot be loaded is a failed sign-in. */
async function loadAndComplete(
  { config, monitor }: SignInFlowDependencies,
  attempt: SignInAttempt,
  verifier: string | undefined,
  parameters: URLSearchParams,
): Promise<SignInOutcome> {
  return importCodeExchange().then(
    ({ completeSignIn }) => completeSignIn({ config, monitor, attempt, verifier, parameters }),
    (thrown: unknown): SignInOutcome => {
      monitor.error(thrown, 'sign-in code');
      return { outcome: 'failed', reason: 'sign-in-failed' };
    },
  );
}

/** Passes the outcome to the shell. The overlay stays until the shell shows the next page. */
function applyOutcome(signIn: SignIn, state$: BehaviorSubject<SignInState>, outcome: SignInOutcome) {
  switch (outcome.outcome) {
    case 'signed-in':
      return signIn.start(outcome.tokens, outcome.agent);
    case 'linking':
      return signIn.startLinking(outcome.tokens);
    case 'inactive':
      return state$.next({ status: 'inactive', tokens: outcome.tokens });
    case 'failed':
      state$.next({ status: 'idle' });
      return signIn.fail(outcome.reason, outcome.tokens);
  }
}
