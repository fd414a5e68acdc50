import { postUserMapping } from '@portal/shared/api/account-linking';
import type { ApiClient } from '@portal/shared/calls';
import type { Agent, ShellSession } from '@portal/shared/contract';
import { decodeIdToken, type IdTokenClaims } from '@portal/shared/oidc';
import { checkMapping, fetchAgent } from '../../agent/index.ts';

/**
 * Why linking failed. `not-linked`: there is no mapping. `unknown`: the mapping could not be read. `not-renewed`: the
 * mapping exists, but the id token does not contain it yet. `no-records`: the agent's records could not be read.
 */
export type LinkProblem = 'not-linked' | 'unknown' | 'not-renewed' | 'no-records';

type LinkOutcome =
  | { readonly status: 'linked'; readonly agent: Agent }
  | { readonly status: 'inactive' }
  | { readonly status: 'failed'; readonly problem: LinkProblem };

interface LinkAccountDependencies {
  readonly api: ApiClient;
  readonly session: Pick<ShellSession, 'idToken' | 'renew'>;
}

const failed = (problem: LinkProblem): LinkOutcome => ({ status: 'failed', problem });

function readClaims(session: Pick<ShellSession, 'idToken'>): IdTokenClaims | undefined {
  const idToken = session.idToken();
  return idToken === undefined ? undefined : decodeIdToken(idToken);
}

/**
 * Links the account after its code was verified (LNK-02): posts the mapping, reads it back, refreshes the tokens so
 * that the id token contains the agent customer id, and fetches the agent. Returns the linked agent, that the account
 * is inactive, or what failed; never throws. It is safe to retry: the service creates a mapping once.
 */
export async function linkAccount(
  { api, session }: LinkAccountDependencies,
  agentCustomerId: string,
): Promise<LinkOutcome> {
  const subject = readClaims(session)?.sub;
  if (subject === undefined) return failed('not-renewed');
  // a failure is only logged: the mapping that is read next decides
  await api.attempt(postUserMapping, {
    identification_id: subject,
    user_type: 'Agent',
    agent_customer_id: agentCustomerId,
  });
  const check = await checkMapping(api, subject);
  if (check.verdict === 'agent_inactive') return { status: 'inactive' };
  if (check.verdict !== 'ok') return failed(check.verdict === 'lookup-failed' ? 'unknown' : 'not-linked');
  await session.renew();
  const claims = readClaims(session);
  if (!claims?.agent_customer_id) return failed('not-renewed');
  try {
    const agent = await fetchAgent(api, claims, claims.agent_customer_id, check.userId);
    return { status: 'linked', agent };
  } catch {
    return failed('no-records');
  }
}
