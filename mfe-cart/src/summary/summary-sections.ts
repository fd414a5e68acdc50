import { type CartItem, isMoneyItem, type MoneyItem, type SchemeRef, type Size } from '../core/cart-item.ts';
import { type AccountGroup, groupByAccount } from '../core/group-by-account.ts';
import type { Plan } from '../core/plan.ts';

/** One line of the summary: a scheme and its size. A switch has two. */
export interface SummaryLine extends Pick<SchemeRef, 'scheme' | 'schemeName'> {
  readonly leg?: 'Switch/Contra Out' | 'Switch/Contra In';
  readonly size: Size;
}

export interface SummaryEntry {
  readonly id: string;
  readonly accountId: string;
  readonly plan: Plan;
  readonly lines: readonly SummaryLine[];
}

export interface SummarySection {
  readonly title: 'Invest' | 'Redeem' | 'Switch/ Contra';
  readonly accounts: readonly AccountGroup<SummaryEntry>[];
}

/** View model of the Cart Summary. `others` is the number of items without a line. */
export interface Summary {
  readonly isEmpty: boolean;
  readonly sections: readonly SummarySection[];
  readonly others: number;
}

const titles = {
  investment: 'Invest',
  redemption: 'Redeem',
  switching: 'Switch/ Contra',
} as const satisfies Record<MoneyItem['kind'], SummarySection['title']>;

const kinds = ['investment', 'redemption', 'switching'] as const;

function linesOf(item: MoneyItem): readonly SummaryLine[] {
  switch (item.kind) {
    case 'investment':
      return [
        { scheme: item.scheme, schemeName: item.schemeName, size: { by: 'amount', money: item.amount } },
      ];
    case 'redemption':
      return [{ scheme: item.scheme, schemeName: item.schemeName, size: item.size }];
    case 'switching': {
      const { from, to, size } = item;
      return [
        { scheme: from.scheme, schemeName: from.schemeName, leg: 'Switch/Contra Out', size },
        { scheme: to.scheme, schemeName: to.schemeName, leg: 'Switch/Contra In', size },
      ];
    }
  }
}

/** Returns the sections of the Cart Summary, in the specification's order and each by account (SHL-06, SHL-07). */
export function summarise(items: readonly CartItem[]): Summary {
  const transactions = items.filter(isMoneyItem);
  const sections = kinds.flatMap((kind): SummarySection[] => {
    const entries = transactions
      .filter((item) => item.kind === kind)
      .map((item) => ({ id: item.id, accountId: item.accountId, plan: item.plan, lines: linesOf(item) }));
    return entries.length === 0 ? [] : [{ title: titles[kind], accounts: groupByAccount(entries) }];
  });
  return { isEmpty: items.length === 0, sections, others: items.length - transactions.length };
}
