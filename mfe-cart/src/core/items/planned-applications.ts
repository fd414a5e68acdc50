import { type Money, sumByCurrency } from '@portal/shared/money';
import { accountLabel, isOnboardingId } from '@portal/shared/records';
import { epfPaysText, sumText } from '@portal/shared/selling';
import { joinWithAnd } from '../format-text.ts';
import { type CartItem, paidItems } from './cart-item.ts';

/** What an application waits for, in this order. `account`: an onboarding opens its account. */
type Wait = 'confirmation' | 'payment' | 'documents' | 'account';

/** An application that a checkout becomes: of one account, what has to be paid or what has not. */
export interface PlannedApplication {
  readonly id: string;
  /** Absent for the customer's record. */
  readonly accountId?: string;
  readonly items: readonly CartItem[];
  /** What is to be paid for it, by currency; empty when nothing is. */
  readonly due: readonly Money[];
  readonly isPaidByEpf: boolean;
  readonly waitsFor: readonly Wait[];
}

/** The plans in the order in which an onboarding opens their accounts. It is filed under the first. */
const plans = ['CS', 'EPF', 'PRS'] as const;

function accountIdOf(item: CartItem): string | undefined {
  if (item.kind !== 'onboarding') return item.accountId ?? item.filedUnder;
  const first = plans.find((plan) => item.onboarding.plans?.plans.includes(plan));
  return first && `${item.id}-${first}`;
}

/**
 * Returns the applications that the service makes of a checkout of these items, in the order of the items: for each
 * account (and for the customer's record) one of what has to be paid and one of what has not, so that money out does
 * not wait for money in (docs/domain.md, section 6).
 */
export function plannedApplications(items: readonly CartItem[]): readonly PlannedApplication[] {
  const groups = new Map<string, CartItem[]>();
  for (const item of items) {
    const key = `${accountIdOf(item) ?? 'record'} ${item.amount ? 'paid' : 'unpaid'}`;
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups].map(([id, grouped]) => {
    const [first] = grouped;
    const accountId = first && accountIdOf(first);
    const paid = paidItems(grouped);
    const opensAccount = grouped.some(({ isOnboarding }) => isOnboarding);
    return {
      id,
      ...(accountId === undefined ? {} : { accountId }),
      items: grouped,
      due: sumByCurrency(paid.map(({ amount }) => amount)),
      isPaidByEpf: paid.some(({ plan }) => plan === 'EPF'),
      waitsFor: [
        'confirmation',
        ...(paid.length > 0 ? (['payment'] as const) : []),
        ...(grouped.some(({ needsDocuments }) => needsDocuments) ? (['documents'] as const) : []),
        ...(accountId !== undefined && isOnboardingId(accountId) && !opensAccount
          ? (['account'] as const)
          : []),
      ],
    };
  });
}

/**
 * Returns the title of a planned application: the account, or `Customer record`, and whether something is due:
 * `1000482917, to be paid`, `Customer record, nothing to pay`.
 */
export function plannedTitle({ accountId, due }: PlannedApplication): string {
  const account = accountId === undefined ? 'Customer record' : accountLabel(accountId);
  return due.length > 0 ? `${account}, to be paid` : `${account}, nothing to pay`;
}

/**
 * Returns the sentence about what a planned application waits for: `Waits for the customer to confirm, then for the
 * payment of MYR 10.00.`
 */
export function waitText({ waitsFor, due, isPaidByEpf }: PlannedApplication): string {
  const sums = joinWithAnd(due.map(sumText));
  const texts: Readonly<Record<Wait, string>> = {
    confirmation: 'for the customer to confirm',
    payment: isPaidByEpf ? `until ${epfPaysText(sums)}` : `for the payment of ${sums}`,
    documents: 'for documents',
    account: 'for its account to be opened',
  };
  return `Waits ${waitsFor.map((wait) => texts[wait]).join(', then ')}.`;
}
