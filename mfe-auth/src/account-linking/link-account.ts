import { postUserMapping } from '@portal/shared/api/account-linking';
import type { ApiClient } from '@portal/shared/calls';
import type { Agent, ShellSession } from '@portal/shared/contract';
import { decodeIdToken, type IdTokenClaims } from '@portal/shared/oidc';
import { checkMapping, readAgent } from '../agent/index.ts';

/**
 * Where linking stopped. `not-linked`: the mapping is not there; `unknown`: whether it is could not be read;
 * `not-renewed`: it is there, and the sign-in does not know it yet; `no-records`: all is there but the agent's records.
 */
export type LinkProblem = 'not-linked' | 'unknown' | 'not-renewed' | 'no-records';

export type LinkOutcome =
  | { readonly status: 'linked'; readonly agent: Agent }
  | { readonly status: 'inactive' }
  | { readonly status: 'stuck'; readonly problem: LinkProblem };

export interface LinkParts {
  readonly api: ApiClient;
  readonly session: Pick<ShellSession, 'idToken' | 'renew'>;
}

const stuck = (problem: LinkProblem): LinkOutcome => ({ status: 'stuck', problem });

function claimsOf(session: Pick<ShellSession, 'idToken'>): IdTokenClaims | undefined {
  const idToken = session.idToken();
  return idToken === undefined ? undefined : decodeIdToken(idToken);
}

/**
 * From a verified code to an agent (LNK-02): the mapping is posted and read again, the tokens are refreshed so that
 * the id token bears the agent customer id, and the agent check runs anew. Never throws. It may be run again after
 * any stop: the same mapping twice is one.
 */
export async function linkAccount(
  { api, session }: LinkParts,
  agentCustomerId: string,
): Promise<LinkOutcome> {
  const subject = claimsOf(session)?.sub;
  if (subject === undefined) return stuck('not-renewed');
  // its failure is only logged; what counts is what is read afterwards
  await api.attempt(postUserMapping, {
    identification_id: subject,
    user_type: 'Agent',
    agent_customer_id: agentCustomerId,
  });
  const judged = await checkMapping(api, subject);
  if (judged.verdict === 'agent_inactive') return { status: 'inactive' };
  if (judged.verdict !== 'ok') return stuck(judged.verdict === 'lookup-failed' ? 'unknown' : 'not-linked');
  await session.renew();
  const claims = claimsOf(session);
  if (!claims?.agent_customer_id) return stuck('not-renewed');
  try {
    const agent = await readAgent(api, claims, claims.agent_customer_id, judged.userId);
    return { status: 'linked', agent };
  } catch {
    return stuck('no-records');
  }
}
