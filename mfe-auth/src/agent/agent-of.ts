import type { AgentRecord } from '@portal/shared/api/agents';
import type { Agent } from '@portal/shared/contract';
import type { IdTokenClaims } from '@portal/shared/oidc';

/** Status of a registration in force (specification, section 9). */
const active = 'A';

function activeCode(records: readonly AgentRecord[], registration: 'UTS' | 'PRS'): string | undefined {
  return records.find(
    ({ RegistrationType, Status }) => RegistrationType === registration && Status === active,
  )?.Id;
}

/** Who signed in, as far as claims, mapping and profile tell. */
export interface Identity {
  readonly claims: IdTokenClaims;
  readonly agentCustomerId: string;
  readonly userId: string;
  /** `undefined`: the profile could not be read in time. */
  readonly nric: string | undefined;
}

/**
 * The agent of a session (SGN-19, SGN-23): claims, mapping, profile and the agent's records, an active one first. An
 * agent without an active registration has no code, and sells nothing of that kind (SGN-18).
 */
export function agentOf(
  { claims, agentCustomerId, userId, nric }: Identity,
  records: readonly AgentRecord[],
): Agent {
  const record = records.find(({ Status }) => Status === active) ?? records[0];
  const agentCodeUt = activeCode(records, 'UTS');
  const agentCodePrs = activeCode(records, 'PRS');
  const email = claims.email ?? '';
  return {
    uuid: userId,
    email,
    agentCustomerId,
    agentUuid: claims.agent_uuid ?? '',
    ...(nric !== undefined && { agentNric: nric }),
    agentName: record?.Name ?? claims.displayName ?? email,
    agentEmail: record?.Email ?? email,
    agentChannel: record?.ChannelCode ?? '',
    ...(agentCodeUt !== undefined && { agentCodeUt }),
    ...(agentCodePrs !== undefined && { agentCodePrs }),
    subject: claims.sub,
  };
}
