import type { Agent } from '@portal/shared/contract';

/**
 * The code that asks for an account's transactions (`agentid`): the private retirement code for PRS, the unit
 * trust code for every other plan (specification, section 5). Absent when the agent is not registered for it.
 */
export function agentCodeFor(plan: string, agent: Agent): string | undefined {
  return plan === 'PRS' ? agent.agentCodePrs : agent.agentCodeUt;
}

/** Why an agent without a code for the plan is shown nothing. */
export function whyNoCode(plan: string): string {
  const products = plan === 'PRS' ? 'private retirement schemes' : 'unit trusts';
  return `You are not registered for ${products}, so this account’s transactions are not available to you.`;
}
