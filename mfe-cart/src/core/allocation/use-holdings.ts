import type { Account } from '@portal/shared/api/accounts';
import { accountHolding, type Holding } from '@portal/shared/api/holdings';
import type { Loadable } from '@portal/shared/contract';
import { agentCodeFor } from '@portal/shared/selling';
import { useAgent } from '@portal/shared/ui';
import { useCallForEach } from '../calls/use-call-for-each.ts';

/**
 * Loads the holdings of these accounts, one call per account, and returns them in one list. Accounts whose plan the
 * agent may not sell are left out. It fails when one call fails, because a partial list would give a wrong allocation.
 */
export function useHoldings(accounts: readonly Account[]): Loadable<readonly Holding[]> {
  const agent = useAgent();
  const replies = useCallForEach(
    accountHolding,
    accounts.flatMap(({ accountId, plan }) => {
      const agentCode = agentCodeFor(agent, plan);
      if (agentCode === undefined) return [];
      return [{ userId: agent.uuid, accountId, scheme: '', plan, agentCode, includeZeroAum: false }];
    }),
  );
  if (replies.status !== 'ok') return replies;
  return { status: 'ok', value: replies.value.flatMap(({ reply }) => reply.holdings) };
}
