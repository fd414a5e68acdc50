import type { Channel } from '@portal/shared/api/wire';
import type { Money, Percent, Units } from '@portal/shared/money';
import type { Plan } from './plan.ts';

/** How much is redeemed or switched. */
export type Size =
  | { readonly by: 'amount'; readonly money: Money }
  | { readonly by: 'units'; readonly units: Units }
  | { readonly by: 'all' };

/** A scheme as an item names it. */
export interface SchemeRef {
  readonly scheme: string;
  readonly schemeName: string;
  readonly currency: string;
}

interface Item {
  /** Id in the cart: what is removed and checked out. */
  readonly id: string;
  readonly channel: Channel;
}

/** A bank account that an item pays into. */
export interface PayoutAccount {
  readonly bankName: string;
  readonly number: string;
  readonly micrCode?: string;
  /** Set while the account is itself only being added: the id of that item. */
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
  /** PRS alone: whether the age's default option chose the scheme, and which. */
  readonly prsDefault?: 'CONV' | 'ISLAMIC' | 'N';
  readonly paysInto?: PayoutAccount;
  /** Set when it is under an onboarding: the id of that item. */
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

/** What changes the customer's record and moves no money. */
export interface RecordItem extends Item {
  readonly kind: 'bankar' | 'sat' | 'clientInfoUpdate' | 'onboarding';
  readonly title: string;
  readonly detail: string;
  readonly onboardingId?: string;
}

export type MoneyItem = InvestmentItem | RedemptionItem | SwitchingItem;
export type CartItem = MoneyItem | RecordItem;

/** Whether the item belongs to an account (and not to the customer's record). */
export function isMoneyItem(item: CartItem): item is MoneyItem {
  return item.kind === 'investment' || item.kind === 'redemption' || item.kind === 'switching';
}

/** The schemes that an item touches, in the order in which money flows. */
export function schemesOf(item: CartItem): readonly SchemeRef[] {
  if (item.kind === 'switching') return [item.from, item.to];
  return isMoneyItem(item) ? [item] : [];
}

/** `MYR 1,200.00`, `1,200.00 units` or `All units` (tables: money). */
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
