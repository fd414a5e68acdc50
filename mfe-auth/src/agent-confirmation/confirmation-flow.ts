import type { Confirmation, Monitor, PortalConfig, SignIn } from '@portal/shared/contract';
import { exchangeCode } from '@portal/shared/oidc';
import { BehaviorSubject } from '@portal/shared/ui';
import { type Attempts, createAttempts, type SignInState } from '../sign-in/index.ts';

/** Why the customer's mode goes on after a sign-in. `failed`: the provider or the code exchange. */
export type Refusal = Exclude<Confirmation, 'confirmed'> | 'failed';

interface ConfirmationFlowDependencies {
  readonly config: PortalConfig;
  readonly monitor: Monitor;
  readonly confirm: NonNullable<SignIn['confirm']>;
}

/** One confirmation of the agent: the window's state, the last refusal, and what the agent can do. */
export interface ConfirmationFlow extends Attempts {
  readonly state$: BehaviorSubject<SignInState>;
  readonly refusal$: BehaviorSubject<Refusal | undefined>;
}

/**
 * Creates the sign-in by which the agent ends the customer's mode: the provider asks for the password, and the host
 * gets the tokens and decides. A refusal is in `refusal$`. It starts no session, and nothing that fails ends one.
 */
export function createConfirmationFlow(dependencies: ConfirmationFlowDependencies): ConfirmationFlow {
  const { config, monitor, confirm } = dependencies;
  const state$ = new BehaviorSubject<SignInState>({ status: 'idle' });
  const refusal$ = new BehaviorSubject<Refusal | undefined>(undefined);
  let openedAt = 0;
  const refuse = (refusal: Refusal) => {
    refusal$.next(refusal);
    state$.next({ status: 'idle' });
  };
  const attempts = createAttempts({
    config,
    monitor,
    state$,
    // the provider must ask for the password, and say when it was entered
    maxAge: 0,
    onNotPrepared: () => refuse('failed'),
    async complete({ attempt, verifier, parameters }) {
      const { state, nonce, redirectUri } = attempt;
      const provider = config.identityProvider;
      const exchange = await exchangeCode({ provider, redirectUri, state, nonce, verifier, parameters });
      if (exchange.status === 'failed') {
        monitor.log('confirmation failed', { error: exchange.error });
        return refuse('failed');
      }
      const confirmation = confirm(exchange.tokens, (performance.now() - openedAt) / 1000);
      if (confirmation !== 'confirmed') refuse(confirmation);
    },
  });
  return {
    ...attempts,
    state$,
    refusal$,
    begin() {
      openedAt = performance.now();
      refusal$.next(undefined);
      attempts.begin();
    },
  };
}
