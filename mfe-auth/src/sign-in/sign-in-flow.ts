import type { Monitor, PortalConfig, SignIn } from '@portal/shared/contract';
import { BehaviorSubject } from '@portal/shared/ui';
import { type AttemptReply, createAttempts } from './attempts.ts';
import type { SignInOutcome } from './complete-sign-in.ts';
import type { SignInFlow, SignInState } from './sign-in-state.ts';

interface SignInFlowDependencies {
  readonly config: PortalConfig;
  readonly monitor: Monitor;
  readonly signIn: SignIn;
}

/**
 * Creates the sign-in, from the button to the shell (SGN-11): it passes a signed-in agent or the reason of a failure to
 * the host. It is independent of React, so that a code is exchanged once however often a component renders.
 * `acknowledge` ends a sign-in whose account is inactive.
 */
export function createSignInFlow(dependencies: SignInFlowDependencies): SignInFlow {
  const state$ = new BehaviorSubject<SignInState>({ status: 'idle' });
  const { config, monitor, signIn } = dependencies;
  const finish = (outcome: SignInOutcome) => applyOutcome(signIn, state$, outcome);
  const attempts = createAttempts({
    config,
    monitor,
    state$,
    // fetched while the agent types; a failure is retried when the window has replied
    onOpened: () => void importCodeExchange().catch(() => undefined),
    complete: async (reply) => finish(await loadAndComplete(dependencies, reply)),
    onNotPrepared: () => finish({ status: 'failed', reason: 'sign-in-failed' }),
  });
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

const importCodeExchange = () => import('./complete-sign-in.ts');

/** Loads the code exchange and runs it. Never throws: a module that cannot be loaded is a failed sign-in. */
async function loadAndComplete(
  { config, monitor }: SignInFlowDependencies,
  reply: AttemptReply,
): Promise<SignInOutcome> {
  return importCodeExchange().then(
    ({ completeSignIn }) => completeSignIn({ config, monitor, ...reply }),
    (error: unknown): SignInOutcome => {
      monitor.error(error, 'sign-in code');
      return { status: 'failed', reason: 'sign-in-failed' };
    },
  );
}

/** Passes the outcome to the shell. The overlay stays until the shell shows the next page. */
function applyOutcome(signIn: SignIn, state$: BehaviorSubject<SignInState>, outcome: SignInOutcome) {
  switch (outcome.status) {
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
