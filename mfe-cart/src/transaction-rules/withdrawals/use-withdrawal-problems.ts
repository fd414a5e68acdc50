import type { Customer } from '@portal/shared/api/customers';
import type { Scheme } from '@portal/shared/api/funds';
import { accountHolding, type Holding } from '@portal/shared/api/holdings';
import type { Agent } from '@portal/shared/contract';
import { valueOrUndefined } from '@portal/shared/data';
import { today } from '@portal/shared/dates';
import { useReference } from '@portal/shared/reference';
import { agentCodeFor, getAge } from '@portal/shared/selling';
import { useAgent } from '@portal/shared/ui';
import { useMemo } from 'react';
import { useCallForEach } from '../../core/calls/use-call-for-each.ts';
import type { CartItem, RedemptionItem } from '../../core/items/cart-item.ts';
import { holdingAfterCart } from '../holdings/cart-units.ts';
import { freeSubAccounts, freeUnitsOf } from '../holdings/sub-accounts.ts';
import { withdrawalProblem } from './withdrawal.ts';

/** What is wrong with withdrawals from PRS, by the id of their item. */
export type WithdrawalProblems = ReadonlyMap<string, string>;

const isWithdrawal = (item: CartItem): item is RedemptionItem =>
  item.kind === 'redemption' && item.plan === 'PRS';

/** Returns the inputs of the calls that read the holdings of the accounts that these withdrawals are from. */
function holdingInputs(withdrawals: readonly RedemptionItem[], { account }: Customer, agent: Agent) {
  const agentCode = agentCodeFor(agent, 'PRS');
  const ids = account.map(({ accountId }) => accountId);
  const known = withdrawals.map(({ accountId }) => accountId).filter((id) => ids.includes(id));
  if (agentCode === undefined) return [];
  return [...new Set(known)].map((accountId) => ({
    userId: agent.uuid,
    accountId,
    scheme: '',
    plan: 'PRS' as const,
    agentCode,
    includeZeroAum: false,
  }));
}

/** Returns the holding that a withdrawal is from, without what the items before it take; `undefined` while not known. */
function sourceOf(
  item: RedemptionItem,
  before: readonly CartItem[],
  holdings: readonly Holding[],
  schemes: readonly Scheme[] | undefined,
) {
  const { scheme: code } = item.order;
  const holding = holdings.find((each) => each.accountId === item.accountId && each.scheme === code);
  const scheme = schemes?.find((each) => each.scheme === code);
  if (!holding || !scheme) return undefined;
  const after = holdingAfterCart(holding, before);
  return {
    currency: holding.currency,
    nav: holding.nav,
    free: freeUnitsOf(after),
    subAccounts: freeSubAccounts(after),
    minimum: scheme.minimumRepurchaseUnits,
    minimumLeft: scheme.minimumHoldingsOfUnits,
  };
}

/**
 * Returns what is wrong with the withdrawals from PRS among these items, as a sentence by item id, by the rule of their
 * form (docs/domain.md, section 3). Loads the holdings of their accounts; until they are there, only what does not depend on
 * them is checked. Empty without a customer.
 */
export function useWithdrawalProblems(
  customer: Customer | undefined,
  items: readonly CartItem[],
): WithdrawalProblems {
  const agent = useAgent();
  const schemes = valueOrUndefined(useReference('schemes'));
  const withdrawals = items.filter(isWithdrawal);
  const replies = useCallForEach(accountHolding, customer ? holdingInputs(withdrawals, customer, agent) : []);
  const loaded = valueOrUndefined(replies);
  const date = today();
  return useMemo(() => {
    if (!customer) return new Map();
    const age = getAge(customer, date);
    const holdings = loaded?.flatMap(({ reply }) => reply.holdings) ?? [];
    const problems = items.filter(isWithdrawal).flatMap((item): readonly (readonly [string, string])[] => {
      const source = sourceOf(item, items.slice(0, items.indexOf(item)), holdings, schemes);
      const problem = withdrawalProblem(item, { age, source });
      return problem === undefined ? [] : [[item.id, problem]];
    });
    return new Map(problems);
  }, [customer, items, loaded, schemes, date]);
}
