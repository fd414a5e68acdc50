import { type ApiClient, createApiClient } from '@portal/shared/calls';
import type { Agent, Monitor, PortalConfig, SignOutReason, Tokens } from '@portal/shared/contract';
import { exchangeCode, type IdTokenClaims, outOfDate } from '@portal/shared/oidc';
import { checkMapping, readAgent } from '../agent/index.ts';
import type { Attempt } from './attempt.ts';

/** What a sign-in came to; the shell does the rest. */
export type SignInOutcome =
  | { readonly outcome: 'signed-in'; readonly tokens: Tokens; readonly agent: Agent }
  | { readonly outcome: 'linking'; readonly tokens: Tokens }
  | { readonly outcome: 'inactive'; readonly tokens: Tokens }
  | { readonly outcome: 'failed'; readonly reason: SignOutReason; readonly tokens?: Tokens };

export interface Completion {
  readonly config: PortalConfig;
  readonly monitor: Monitor;
  readonly attempt: Pick<Attempt, 'state' | 'nonce' | 'redirectUri'>;
  readonly verifier: string | undefined;
  readonly parameters: URLSearchParams;
}

function reasonOf(error: string): SignOutReason {
  if (error === 'access_denied') return 'access-denied';
  return error === outOfDate ? 'clock-wrong' : 'sign-in-failed';
}

async function checkAgent(api: ApiClient, claims: IdTokenClaims, tokens: Tokens): Promise<SignInOutcome> {
  const agentCustomerId = claims.agent_customer_id;
  if (!agentCustomerId) return { outcome: 'linking', tokens };
  const judged = await checkMapping(api, claims.sub);
  switch (judged.verdict) {
    case 'no_agent_mapping':
      return { outcome: 'linking', tokens };
    case 'agent_inactive':
      return { outcome: 'inactive', tokens };
    case 'lookup-failed':
      return { outcome: 'failed', reason: 'mapping-lookup-failed' };
    case 'ok': {
      const agent = await readAgent(api, claims, agentCustomerId, judged.userId);
      return { outcome: 'signed-in', tokens, agent };
    }
  }
}

/**
 * From the code to an agent (SGN-11): tokens, then the agent check. Never throws: whatever else goes wrong is a
 * failed sign-in (SGN-15). Loaded when the sign-in window has answered.
 */
export async function completeSignIn(completion: Completion): Promise<SignInOutcome> {
  const { config, monitor, attempt, parameters, verifier } = completion;
  const exchanged = await exchangeCode({
    provider: config.identityProvider,
    ...attempt,
    parameters,
    verifier,
  });
  if (exchanged.status === 'failed') {
    monitor.log('sign-in failed', { error: exchanged.error });
    return { outcome: 'failed', reason: reasonOf(exchanged.error) };
  }
  const { tokens, claims } = exchanged;
  // the check runs before there is a session: these tokens are used as they are
  const session = { idToken: () => tokens.idToken, renew: async () => false, end: () => {} };
  try {
    return await checkAgent(createApiClient({ config, monitor, session }), claims, tokens);
  } catch (thrown) {
    monitor.error(thrown, 'agent check');
    return { outcome: 'failed', reason: 'sign-in-failed', tokens };
  }
}
