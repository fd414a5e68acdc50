import { type ApiClient, createApiClient } from '@portal/shared/calls';
import type { Agent, Monitor, PortalConfig, SignOutReason, Tokens } from '@portal/shared/contract';
import { exchangeCode, type IdTokenClaims, outOfDate } from '@portal/shared/oidc';
import { checkMapping, fetchAgent } from '../agent/index.ts';
import type { SignInAttempt } from './sign-in-attempt.ts';

/** Outcome of a sign-in, which the shell acts on. */
export type SignInOutcome =
  | { readonly status: 'signed-in'; readonly tokens: Tokens; readonly agent: Agent }
  | { readonly status: 'linking'; readonly tokens: Tokens }
  | { readonly status: 'inactive'; readonly tokens: Tokens }
  | { readonly status: 'failed'; readonly reason: SignOutReason; readonly tokens?: Tokens };

interface CompleteSignInInput {
  readonly config: PortalConfig;
  readonly monitor: Monitor;
  readonly attempt: Pick<SignInAttempt, 'state' | 'nonce' | 'redirectUri'>;
  readonly verifier: string | undefined;
  readonly parameters: URLSearchParams;
}

function toSignOutReason(error: string): SignOutReason {
  if (error === 'access_denied') return 'access-denied';
  return error === outOfDate ? 'clock-wrong' : 'sign-in-failed';
}

async function checkAgent(api: ApiClient, claims: IdTokenClaims, tokens: Tokens): Promise<SignInOutcome> {
  const agentCustomerId = claims.agent_customer_id;
  if (!agentCustomerId) return { status: 'linking', tokens };
  const check = await checkMapping(api, claims.sub);
  switch (check.verdict) {
    case 'no_agent_mapping':
      return { status: 'linking', tokens };
    case 'agent_inactive':
      return { status: 'inactive', tokens };
    case 'lookup-failed':
      return { status: 'failed', reason: 'mapping-lookup-failed' };
    case 'ok': {
      const agent = await fetchAgent(api, claims, agentCustomerId, check.userId);
      return { status: 'signed-in', tokens, agent };
    }
  }
}

/**
 * Exchanges the sign-in window's code for tokens and runs the agent check (SGN-11). Returns the outcome; never throws:
 * an unexpected error is logged and is a failed sign-in (SGN-15). The module is loaded once the window has replied.
 */
export async function completeSignIn(input: CompleteSignInInput): Promise<SignInOutcome> {
  const { config, monitor, attempt, parameters, verifier } = input;
  const exchange = await exchangeCode({
    provider: config.identityProvider,
    ...attempt,
    parameters,
    verifier,
  });
  if (exchange.status === 'failed') {
    monitor.log('sign-in failed', { error: exchange.error });
    return { status: 'failed', reason: toSignOutReason(exchange.error) };
  }
  const { tokens, claims } = exchange;
  // there is no session yet, so the new id token is used directly
  const session = { idToken: () => tokens.idToken, renew: async () => false, end: () => {} };
  try {
    return await checkAgent(createApiClient({ config, monitor, session }), claims, tokens);
  } catch (error) {
    monitor.error(error, 'agent check');
    return { status: 'failed', reason: 'sign-in-failed', tokens };
  }
}
