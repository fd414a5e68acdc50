import type { Scheme } from '@portal/shared/api/funds';
import { itemTypes } from '@portal/shared/api/transaction-payloads';
import { takeRows } from '@portal/shared/gradual-list';
import type { Size } from '@portal/shared/items';
import { type Money, marketValue } from '@portal/shared/money';
import { type CartItem, isMoneyItem, type MoneyItem } from '../core/items/cart-item.ts';
import { type AccountGroup, groupByAccount } from '../core/items/group-by-account.ts';
import type { Plan } from '../core/plan.ts';

type PricedScheme = Pick<Scheme, 'scheme' | 'NAVPrice'>;

/** One line of the summary: a scheme and its size. A switch has two. */
export interface SummaryLine {
  readonly scheme: string;
  readonly schemeName: string;
  readonly leg: string | undefined;
  /** Absent for what is known only at the price of the switch. */
  readonly size: Size | undefined;
  /** What a switch by units buys at the last price, when the size is absent and both schemes have one currency. */
  readonly estimate?: Money;
}

export interface SummaryEntry {
  readonly id: string;
  readonly accountId: string;
  readonly plan: Plan;
  readonly lines: readonly SummaryLine[];
}

export interface SummarySection {
  readonly title: string;
  readonly accounts: readonly AccountGroup<SummaryEntry>[];
}

/** View model of the Cart Summary. */
export interface Summary {
  readonly isEmpty: boolean;
  readonly sections: readonly SummarySection[];
  /** Number of the entries in all sections. */
  readonly entries: number;
  /** Number of the items without an entry. */
  readonly others: number;
}

/** Returns the value of the units that are switched out, at the last price (docs/domain.md, section 2). */
function estimateOf(item: MoneyItem, schemes: readonly PricedScheme[]): Money | undefined {
  const { legs, switchedUnits } = item;
  const [sold, bought] = legs;
  const price = schemes.find(({ scheme }) => scheme === sold?.scheme)?.NAVPrice;
  if (!price || !sold || sold.currency !== bought?.currency || !switchedUnits) return undefined;
  return switchedUnits.isZero() ? undefined : marketValue(switchedUnits, price, sold.currency);
}

/**
 * Returns the view model of the Cart Summary: sections by kind of transaction, in the specification's order and each by
 * account (SHL-06, SHL-07), and how many items have no entry (those of the record). `schemes`: prices with which a
 * switch by units is estimated; without them there is no estimate.
 */
export function summarizeCart(items: readonly CartItem[], schemes: readonly PricedScheme[] = []): Summary {
  const transactions = items.filter(isMoneyItem);
  const sections = itemTypes.flatMap((type): SummarySection[] => {
    const own = transactions.filter(({ kind }) => kind === type);
    const [first] = own;
    if (!first) return [];
    const entries = own.map((item) => ({
      id: item.id,
      accountId: item.accountId,
      plan: item.plan,
      lines: item.legs.map(({ scheme, schemeName, label }, index) => {
        const size = item.text.legs[index]?.size;
        const estimate = size === undefined ? estimateOf(item, schemes) : undefined;
        return { scheme, schemeName, leg: label, size, ...(estimate ? { estimate } : {}) };
      }),
    }));
    return [{ title: first.section, accounts: groupByAccount(entries) }];
  });
  return {
    isEmpty: items.length === 0,
    sections,
    entries: transactions.length,
    others: items.length - transactions.length,
  };
}

/** Returns the sections with their first entries, `count` in all; accounts and sections without any are left out. */
export function firstEntries(sections: readonly SummarySection[], count: number): readonly SummarySection[] {
  let remainingCount = count;
  return sections.flatMap(({ title, accounts }) => {
    const taken = takeRows(accounts, remainingCount);
    remainingCount = taken.remainingCount;
    const firstAccounts = taken.groups.map(({ group, rows }) => ({ ...group, items: rows }));
    return firstAccounts.length > 0 ? [{ title, accounts: firstAccounts }] : [];
  });
}
