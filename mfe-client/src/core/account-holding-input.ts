import type { Account } from '@portal/shared/api/accounts';
import type { InputOf } from '@portal/shared/api/endpoint';
import type { accountHolding } from '@portal/shared/api/holdings';
import type { Agent } from '@portal/shared/contract';
import { agentCodeFor } from '@portal/shared/selling';

/**
 * Returns the input of the call for an account's holdings, with the agent code of its plan (ITM-03);
 * `undefined` when the agent has no such code. `hasZeroHoldings` includes schemes with zero units.
 */
export function getAccountHoldingInput(
  { accountId, plan }: Pick<Account, 'accountId' | 'plan'>,
  agent: Agent,
  hasZeroHoldings: boolean,
): InputOf<typeof accountHolding> | undefined {
  const agentCode = agentCodeFor(agent, plan);
  if (agentCode === undefined) return undefined;
  // an empty scheme: all schemes of the account
  return { userId: agent.uuid, accountId, scheme: '', plan, agentCode, includeZeroAum: hasZeroHoldings };
}
