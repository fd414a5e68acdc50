import type { UserMapping } from '@portal/shared/api/agents';

/** Reply of the mapping service. `null`: it has no record of this identity. */
export type MappingReply =
  | { readonly status: 'replied'; readonly mapping: UserMapping | null }
  | { readonly status: 'lookup-failed' };

/** Outcome of the agent check, named as in the error catalogue. */
export type AgentVerdict =
  | { readonly verdict: 'ok'; readonly userId: string }
  | { readonly verdict: 'no_agent_mapping' | 'agent_inactive' | 'lookup-failed' };

/**
 * Decides whether the service's reply about a mapping allows sign-in; `ok` has the agent's `userId`. The mapping must
 * exist, be active and be mapped, checked in this order (SGN-11), so that inactive wins over not mapped. A request that
 * failed is `lookup-failed`.
 */
export function judgeMapping(reply: MappingReply): AgentVerdict {
  if (reply.status === 'lookup-failed') return { verdict: 'lookup-failed' };
  const { mapping } = reply;
  if (mapping === null) return { verdict: 'no_agent_mapping' };
  if (!mapping.is_agent_active) return { verdict: 'agent_inactive' };
  if (!mapping.is_mapped) return { verdict: 'no_agent_mapping' };
  return { verdict: 'ok', userId: mapping.user_id };
}
