import type { AgentRecord } from '@portal/shared/api/agents';
import type { Agent } from '@portal/shared/contract';
import type { IdTokenClaims } from '@portal/shared/oidc';

/** Status of an active registration (SGN-18). */
const active = 'A';

function findActiveCode(records: readonly AgentRecord[], registration: 'UTS' | 'PRS'): string | undefined {
  return records.find(
    ({ RegistrationType, Status }) => RegistrationType === registration && Status === active,
  )?.Id;
}

/** The signed-in identity: claims, mapping and profile. */
interface AgentIdentity {
  readonly claims: IdTokenClaims;
  readonly agentCustomerId: string;
  readonly userId: string;
  /** `undefined`: the profile could not be read in time. */
  readonly nric: string | undefined;
}

/**
 * Builds the agent of a session from claims, mapping, profile and records, active records first (SGN-19, SGN-23).
 * Without an active registration of a kind (UTS, PRS) the agent has no code for it and cannot sell it (SGN-18). Without
 * records, the name is the token's and channel is empty.
 */
export function buildAgent(
  { claims, agentCustomerId, userId, nric }: AgentIdentity,
  records: readonly AgentRecord[],
): Agent {
  const record = records.find(({ Status }) => Status === active) ?? records[0];
  const agentCodeUt = findActiveCode(records, 'UTS');
  const agentCodePrs = findActiveCode(records, 'PRS');
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
