import type { Agent } from '../contract/index.ts';

/**
 * Returns the agent code that a plan is sold and queried under (ITM-03; specification, section 5): the PRS code for
 * the plan `PRS`, the unit trust code for every other plan. `undefined` when the agent is not registered for it.
 */
export function agentCodeFor(
  agent: Pick<Agent, 'agentCodeUt' | 'agentCodePrs'>,
  plan: string,
): string | undefined {
  return plan === 'PRS' ? agent.agentCodePrs : agent.agentCodeUt;
}
