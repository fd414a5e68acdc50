import { compare } from '../../rules/money.ts';
import type { DemoAgent } from '../demo-agents.ts';
import { fundOf, isSwitchable } from '../funds/funds.ts';
import { exampleForms } from './example-forms.ts';
import type { OrderHistory } from './order-history.ts';
import { type Candidate, investmentItem, redemptionItem, switchingItem } from './order-items.ts';
import type { ExampleOrder } from './place-order.ts';
import { stepsWithoutPayment } from './status-steps.ts';

/**
 * Orders of an agent that the random ones do not have: paid in one of two currencies, rejected by operations, a completed
 * switch, and forms about the customer. Each is left out when the agent has no account for it.
 */
export function exampleOrders(
  agent: DemoAgent,
  candidates: readonly Candidate[],
  now: Date,
): readonly ExampleOrder[] {
  const { ut } = agent.codes;
  if (ut === undefined) return [];
  return [
    ...partlyPaid(ut, candidates),
    ...rejectedByOperations(ut, candidates),
    ...completedSwitch(ut, candidates),
    ...exampleForms(cashAccounts(candidates), now),
  ];
}

/** An investment in MYR and one in USD, of which the customer paid the MYR. */
function partlyPaid(code: string, candidates: readonly Candidate[]): readonly ExampleOrder[] {
  const candidate = candidates.find(
    ({ account }) => account.plan === 'CS' && account.currencies.includes('USD'),
  );
  if (!candidate) return [];
  const items = [
    investmentItem(candidate, fundOf('CBSUK'), 12_000, code),
    investmentItem(candidate, fundOf('CBGTU'), 2_000, code),
  ];
  return [{ candidate, history: { status: 'Pending Payment', daysAgo: 5, items, paidCurrencies: ['MYR'] } }];
}

/** A confirmed redemption of more units than the account still had. */
function rejectedByOperations(code: string, candidates: readonly Candidate[]): readonly ExampleOrder[] {
  const [candidate] = cashAccounts(candidates);
  const [holding] = candidate?.holdings ?? [];
  if (!candidate || !holding) return [];
  const history: OrderHistory = {
    status: 'Rejected',
    daysAgo: 45,
    reason: `The account has 120.00 units of ${holding.scheme}, and the order takes 400.00.`,
    items: [redemptionItem(candidate, holding, code)],
    steps: stepsWithoutPayment(['Rejected', 'Rejected by operations']),
    checkoutStatus: 'Confirmed',
  };
  return [{ candidate, history }];
}

function completedSwitch(code: string, candidates: readonly Candidate[]): readonly ExampleOrder[] {
  for (const candidate of cashAccounts(candidates)) {
    const holding = candidate.holdings.find(
      ({ scheme, currency, units }) =>
        scheme !== 'CBBND' &&
        currency === 'MYR' &&
        compare(units, '2500') > 0 &&
        isSwitchable(fundOf(scheme), 'CS'),
    );
    if (!holding) continue;
    const items = [switchingItem(candidate, holding, fundOf('CBBND'), code)];
    const steps = stepsWithoutPayment(['Completed', 'Units switched']);
    return [{ candidate, history: { status: 'Completed', daysAgo: 130, items, steps } }];
  }
  return [];
}

function cashAccounts(candidates: readonly Candidate[]): readonly Candidate[] {
  return candidates.filter(({ account }) => account.plan === 'CS');
}
