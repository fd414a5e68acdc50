import type { Account } from '@portal/shared/api/accounts';
import { accountHolding, type Holding } from '@portal/shared/api/holdings';
import type { Loadable } from '@portal/shared/contract';
import { agentCodeFor } from '@portal/shared/selling';
import { useAgent } from '@portal/shared/ui';
import { useCallForEach } from '../../core/use-call-for-each.ts';

/**
 * What the customer holds in the accounts whose plan the agent may sell, one call an account; one that fails fails
 * the whole: part of the holdings would be a wrong allocation.
 */
export function useHoldings(accounts: readonly Account[]): Loadable<readonly Holding[]> {
  const agent = useAgent();
  const held = useCallForEach(
    accountHolding,
    accounts.flatMap(({ accountId, plan }) => {
      const agentCode = agentCodeFor(agent, plan);
      if (agentCode === undefined) return [];
      return [{ userId: agent.uuid, accountId, scheme: '', plan, agentCode, includeZeroAum: false }];
    }),
  );
  if (held.status !== 'ok') return held;
  return { status: 'ok', value: held.value.flatMap(({ reply }) => reply.holdings) };
}
