import type { Agent } from '../../contract/index.ts';

type AgentCodes = Pick<Agent, 'agentCodeUt' | 'agentCodePrs'>;

/**
 * Returns the agent code that a plan is sold and queried under (ITM-03): the PRS code for
 * the plan `PRS`, the unit trust code for every other plan. `undefined` when the agent is not registered for it.
 */
export function agentCodeFor(agent: AgentCodes, plan: string): string | undefined {
  return plan === 'PRS' ? agent.agentCodePrs : agent.agentCodeUt;
}

/** Whether the agent is registered for any product. Without a registration nothing can be sold, and no customer onboarded. */
export const canSell = ({ agentCodeUt, agentCodePrs }: AgentCodes): boolean =>
  agentCodeUt !== undefined || agentCodePrs !== undefined;
