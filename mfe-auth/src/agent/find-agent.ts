import { agentProfile, agents, getUserMapping } from '@portal/shared/api/agents';
import type { ApiClient } from '@portal/shared/calls';
import type { Agent } from '@portal/shared/contract';
import type { IdTokenClaims } from '@portal/shared/oidc';
import { type AgentVerdict, judgeAgent } from './agent-check.ts';
import { agentOf } from './agent-of.ts';

/** Asks the mapping service who this identity is, and judges its answer. Never throws. */
export async function checkMapping(api: ApiClient, subject: string): Promise<AgentVerdict> {
  const reply = await api.attempt(getUserMapping, { identification_id: subject, user_type: 'Agent' });
  if (reply.status === 'ok') return judgeAgent({ status: 'answered', mapping: reply.value });
  return judgeAgent(
    reply.error.status === 404 ? { status: 'answered', mapping: null } : { status: 'lookup-failed' },
  );
}

/** Longest the agent's profile is waited for, in milliseconds: sign-in goes on without it. */
const profileTime = 2_000;

/** The agent's NRIC, where its profile can be had soon; home reads the profile again and tells of a failure. */
async function nricOf(api: ApiClient, agentCustomerId: string, userId: string): Promise<string | undefined> {
  const reply = await api.attempt(
    agentProfile,
    { customerId: agentCustomerId, userId },
    { signal: AbortSignal.timeout(profileTime) },
  );
  return reply.status === 'ok' ? reply.value.agentNric : undefined;
}

/**
 * The agent of a mapped identity, with the records that the house keeps of it.
 * @throws ApiError when the records cannot be read
 */
export async function readAgent(
  api: ApiClient,
  claims: IdTokenClaims,
  agentCustomerId: string,
  userId: string,
): Promise<Agent> {
  const [records, nric] = await Promise.all([
    api.call(agents, { agentcustomerid: agentCustomerId }),
    nricOf(api, agentCustomerId, userId),
  ]);
  return agentOf({ claims, agentCustomerId, userId, nric }, records);
}
