import type { Channel } from '@portal/shared/api/wire';
import type { Money, Percent, Units } from '@portal/shared/money';
import type { Plan } from './plan.ts';

/** How much is redeemed or switched. */
export type Size =
  | { readonly by: 'amount'; readonly money: Money }
  | { readonly by: 'units'; readonly units: Units }
  | { readonly by: 'all' };

/** Reference of an item to a scheme. */
export interface SchemeRef {
  readonly scheme: string;
  readonly schemeName: string;
  readonly currency: string;
}

interface Item {
  /** Id in the cart; removals and checkouts use it. */
  readonly id: string;
  readonly channel: Channel;
}

/** A bank account that an item pays into. */
export interface PayoutAccount {
  readonly bankName: string;
  readonly number: string;
  readonly micrCode?: string;
  /** Id of the item that adds this account, while it is not registered yet. */
  readonly idBankar?: string;
}

interface TransactionItem extends Item {
  readonly accountId: string;
  readonly plan: Plan;
}

export interface InvestmentItem extends TransactionItem, SchemeRef {
  readonly kind: 'investment';
  readonly amount: Money;
  readonly salesCharge: Percent;
  readonly distribution: string;
  /** Risk rank of the fund, 1 to 5. */
  readonly satRank: number;
  /** Only for PRS: the default option by age that chose the scheme, or `N`. */
  readonly prsDefault?: 'CONV' | 'ISLAMIC' | 'N';
  readonly paysInto?: PayoutAccount;
  /** Id of the onboarding item that opens the account, if any. */
  readonly onboardingId?: string;
}

export interface RedemptionItem extends TransactionItem, SchemeRef {
  readonly kind: 'redemption';
  readonly size: Size;
  readonly paysInto?: PayoutAccount;
}

export interface SwitchingItem extends TransactionItem {
  readonly kind: 'switching';
  readonly from: SchemeRef;
  readonly to: SchemeRef;
  readonly size: Size;
  readonly salesCharge: Percent;
  /** Risk rank of the fund that is switched into. */
  readonly satRank: number;
}

/** An item that changes the customer's record and moves no money. */
export interface RecordItem extends Item {
  readonly kind: 'bankar' | 'sat' | 'clientInfoUpdate' | 'onboarding';
  readonly title: string;
  readonly detail: string;
  readonly onboardingId?: string;
}

export type MoneyItem = InvestmentItem | RedemptionItem | SwitchingItem;
export type CartItem = MoneyItem | RecordItem;

/** Whether the item belongs to an account, and not to the customer's record. */
export function isMoneyItem(item: CartItem): item is MoneyItem {
  return item.kind === 'investment' || item.kind === 'redemption' || item.kind === 'switching';
}

/** Returns the schemes of an item, in the order in which money flows. */
export function schemesOf(item: CartItem): readonly SchemeRef[] {
  if (item.kind === 'switching') return [item.from, item.to];
  return isMoneyItem(item) ? [item] : [];
}

/** Formats a size: `MYR 1,200.00`, `1,200.00 units` or `All units` (tables: money). */
export function sizeText(size: Size): string {
  switch (size.by) {
    case 'amount':
      return `${size.money.currency} ${size.money.format()}`;
    case 'units':
      return `${size.units.format()} units`;
    case 'all':
      return 'All units';
  }
}
