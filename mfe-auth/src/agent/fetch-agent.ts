import { agentProfile, agents, getUserMapping } from '@portal/shared/api/agents';
import type { ApiClient } from '@portal/shared/calls';
import type { Agent } from '@portal/shared/contract';
import type { IdTokenClaims } from '@portal/shared/oidc';
import { buildAgent } from './build-agent.ts';
import { type AgentVerdict, judgeMapping } from './judge-mapping.ts';

/**
 * Requests the mapping of an identity to an agent account, and decides whether it allows sign-in. `subject` is the
 * `sub` of the id token. A 404 is no mapping, any other failure `lookup-failed`; never throws.
 */
export async function checkMapping(api: ApiClient, subject: string): Promise<AgentVerdict> {
  const reply = await api.attempt(getUserMapping, { identification_id: subject, user_type: 'Agent' });
  if (reply.status === 'ok') return judgeMapping({ status: 'replied', mapping: reply.value });
  return judgeMapping(
    reply.error.status === 404 ? { status: 'replied', mapping: null } : { status: 'lookup-failed' },
  );
}

/** Timeout for the agent's profile, in milliseconds. Sign-in continues without the profile. */
const profileTimeout = 2_000;

/** Returns the agent's NRIC, or `undefined` on failure: home reads the profile again and shows an error. */
async function fetchNric(
  api: ApiClient,
  agentCustomerId: string,
  userId: string,
): Promise<string | undefined> {
  const reply = await api.attempt(
    agentProfile,
    { customerId: agentCustomerId, userId },
    { signal: AbortSignal.timeout(profileTimeout) },
  );
  return reply.status === 'ok' ? reply.value.agentNric : undefined;
}

/**
 * Fetches records and profile of a mapped identity, and builds the agent. `userId` comes from the mapping. Without the
 * profile, which may take 2 s, the agent has no NRIC.
 * @throws ApiError when the records cannot be read
 */
export async function fetchAgent(
  api: ApiClient,
  claims: IdTokenClaims,
  agentCustomerId: string,
  userId: string,
): Promise<Agent> {
  const [records, nric] = await Promise.all([
    api.call(agents, { agentcustomerid: agentCustomerId }),
    fetchNric(api, agentCustomerId, userId),
  ]);
  return buildAgent({ claims, agentCustomerId, userId, nric }, records);
}
