import type { Monitor, PortalConfig, SignIn, Tokens } from '@portal/shared/contract';
import { BehaviorSubject, type Observable } from '@portal/shared/ui';
import { type Attempt, prepareAttempt, storeVerifier, takeVerifier } from './attempt.ts';
import { listenForCallback } from './callback-listener.ts';
import type { SignInOutcome } from './complete-sign-in.ts';
import { popupFeatures, popupName, screenArea } from './popup-geometry.ts';

/** Where a sign-in stands, as the screen shows it. */
export type SignInState =
  | { readonly status: 'idle' }
  /** The browser did not let the window open. */
  | { readonly status: 'blocked' }
  /** The window is open. `seemsClosed` is a hint: with some providers a browser says so of an open one. */
  | { readonly status: 'waiting'; readonly seemsClosed: boolean }
  /** The window has answered: code exchange and agent check. */
  | { readonly status: 'completing' }
  | { readonly status: 'inactive'; readonly tokens: Tokens };

export interface SignInFlow {
  readonly state$: Observable<SignInState>;
  current(): SignInState;
  /** Makes what the next sign-in needs. To be called when the screen appears. */
  prepare(): void;
  /** Opens the sign-in window. To be called in the click itself: later, a browser blocks it. */
  begin(): void;
  /** Brings the window back. */
  reopen(): void;
  cancel(): void;
  /** The agent has read that its account is inactive (SGN-13): log out. */
  acknowledge(): void;
  dispose(): void;
}

interface FlowParts {
  readonly config: PortalConfig;
  readonly monitor: Monitor;
  readonly signIn: SignIn;
}

/** Where the window waits when the press came before all was prepared. */
const emptyWindow = 'about:blank';
/** How often the window is looked at, in milliseconds; seen closed twice, it seems closed. */
const lookInterval = 500;

/**
 * One agent's way from the button to the shell (SGN-11), outside React: a code may be exchanged only once,
 * however often a component renders.
 */
export function createSignInFlow({ config, monitor, signIn }: FlowParts): SignInFlow {
  const state$ = new BehaviorSubject<SignInState>({ status: 'idle' });
  let prepared: Attempt | undefined;
  let attempt: Attempt | undefined;
  let popup: Window | undefined;
  /** The button was pressed before all was prepared: the window is open already, and empty. */
  let wanted = false;
  let stopWaiting = () => {};

  function prepare() {
    prepared = undefined;
    prepareAttempt(config.identityProvider, location.origin).then(
      (made) => {
        if (wanted) fillWindow(made);
        else prepared = made;
      },
      (thrown: unknown) => {
        monitor.error(thrown, 'sign-in preparation');
        if (!wanted) return;
        closeWindow();
        settle({ outcome: 'failed', reason: 'sign-in-failed' });
      },
    );
  }

  /** The window opens in the press itself, whatever else is still to come: later a browser blocks it. */
  function begin() {
    const ready = prepared;
    if (!openWindow(ready?.url ?? emptyWindow)) return state$.next({ status: 'blocked' });
    if (ready) return awaitAnswer(ready);
    wanted = true;
    state$.next({ status: 'waiting', seemsClosed: false });
    prepare();
  }

  function fillWindow(made: Attempt) {
    wanted = false;
    popup?.location.replace(made.url);
    awaitAnswer(made);
  }

  function openWindow(url: string): boolean {
    popup = window.open(url, popupName, popupFeatures(screenArea(window))) ?? undefined;
    popup?.focus();
    return popup !== undefined;
  }

  /** The window is at the provider: its answer to this attempt counts from now on, and no other. */
  function awaitAnswer(pending: Attempt) {
    attempt = pending;
    storeVerifier(sessionStorage, pending);
    stopWaiting();
    const stopListening = listenForCallback({
      state: pending.state,
      popup: () => popup,
      onAnswer: (parameters) => void complete(pending, parameters),
    });
    let looksClosed = 0;
    const look = setInterval(() => {
      looksClosed = popup?.closed ? looksClosed + 1 : 0;
      const seemsClosed = looksClosed > 1;
      const state = state$.value;
      if (state.status === 'waiting' && state.seemsClosed !== seemsClosed) {
        state$.next({ status: 'waiting', seemsClosed });
      }
    }, lookInterval);
    stopWaiting = () => {
      stopListening();
      clearInterval(look);
    };
    state$.next({ status: 'waiting', seemsClosed: false });
  }

  function closeWindow() {
    stopWaiting();
    popup?.close();
    popup = undefined;
    attempt = undefined;
    wanted = false;
  }

  function stopAttempt() {
    closeWindow();
    prepare();
  }

  async function complete(answered: Attempt, parameters: URLSearchParams) {
    const verifier = takeVerifier(sessionStorage);
    stopAttempt();
    state$.next({ status: 'completing' });
    const outcome = await import('./complete-sign-in.ts').then(
      ({ completeSignIn }) => completeSignIn({ config, monitor, attempt: answered, verifier, parameters }),
      (thrown: unknown): SignInOutcome => {
        monitor.error(thrown, 'sign-in code');
        return { outcome: 'failed', reason: 'sign-in-failed' };
      },
    );
    settle(outcome);
  }

  /** While the shell takes over, the overlay stays: the next page takes its place. */
  function settle(outcome: SignInOutcome) {
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

  return {
    state$,
    current: () => state$.value,
    prepare,
    begin,
    reopen() {
      if (attempt === undefined) return;
      if (openWindow(attempt.url)) return awaitAnswer(attempt);
      stopAttempt();
      state$.next({ status: 'blocked' });
    },
    cancel() {
      takeVerifier(sessionStorage);
      stopAttempt();
      state$.next({ status: 'idle' });
    },
    acknowledge() {
      const state = state$.value;
      if (state.status === 'inactive') signIn.fail('agent-inactive', state.tokens);
    },
    dispose() {
      // nobody is left to hear what the window would answer
      if (attempt !== undefined) takeVerifier(sessionStorage);
      closeWindow();
    },
  };
}
