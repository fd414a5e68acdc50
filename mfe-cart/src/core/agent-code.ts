import type { Agent } from '@portal/shared/contract';
import type { Plan } from './plan.ts';

/** Said wherever a plan is out of the agent's reach (domain: roles, accounts, plans). */
export const notRegistered = 'You are not registered to sell this product.';

/**
 * The code that the agent sells a plan under (ITM-03): the PRS registration's for PRS, the unit trust one for
 * the rest. `undefined`: the agent is not registered for it and may not sell it.
 */
export function agentCodeFor(agent: Agent, plan: Plan): string | undefined {
  return plan === 'PRS' ? agent.agentCodePrs : agent.agentCodeUt;
}
