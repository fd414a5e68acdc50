import type { UserMapping } from '@portal/shared/api/agents';

/** What the mapping service said. `null`: it knows nobody of this identity. */
export type MappingAnswer =
  | { readonly status: 'answered'; readonly mapping: UserMapping | null }
  | { readonly status: 'lookup-failed' };

/** Outcome of the agent check, in the words of the error catalogue. */
export type AgentVerdict =
  | { readonly verdict: 'ok'; readonly userId: string }
  | { readonly verdict: 'no_agent_mapping' | 'agent_inactive' | 'lookup-failed' };

/**
 * Whether a mapping lets the agent in: it must exist, be active and be mapped, asked in that order (SGN-11), so
 * that inactive wins over not mapped. Who has no agent customer id is not asked about: `no_agent_mapping`
 * (SGN-12).
 */
export function judgeAgent(answer: MappingAnswer): AgentVerdict {
  if (answer.status === 'lookup-failed') return { verdict: 'lookup-failed' };
  const { mapping } = answer;
  if (mapping === null) return { verdict: 'no_agent_mapping' };
  if (!mapping.is_agent_active) return { verdict: 'agent_inactive' };
  if (!mapping.is_mapped) return { verdict: 'no_agent_mapping' };
  return { verdict: 'ok', userId: mapping.user_id };
}
