import type { ItemType } from '@portal/shared/api/transaction-payloads';
import type { Channel } from '@portal/shared/api/wire';
import type { ItemText, Size } from '@portal/shared/items';
import type { BankAccountContent } from './bank-account.ts';
import type { ClientInformationContent } from './client-information.ts';
import type { InvestmentContent } from './investment.ts';
import type { BoughtLeg } from './item-content.ts';
import type { itemKinds } from './item-kinds.ts';
import type { RedemptionContent } from './redemption.ts';
import type { SwitchingContent } from './switching.ts';

interface Head {
  /** Id in the cart; removals and checkouts use it. */
  readonly id: string;
  readonly channel: Channel;
  /** What is said of it. */
  readonly text: ItemText;
  /** When it was saved last; only of an item in the cart that is not finished. */
  readonly draftOf?: string;
}

/** An item of a cart or a checkout. */
export type CartItem = Head & ReturnType<(typeof itemKinds)[ItemType]>;
/** An investment, which the drawer edits. */
export type InvestmentItem = Head & InvestmentContent;
/** A redemption, which the drawer edits. */
export type RedemptionItem = Head & RedemptionContent;
/** A switch or contra, which the drawer edits. */
export type SwitchingItem = Head & SwitchingContent;
/** A bank account addition, which the drawer edits. */
export type BankAccountItem = Head & BankAccountContent;
/** An update of the customer's record, which the drawer edits. */
export type ClientInformationItem = Head & ClientInformationContent;
/** An item that belongs to an account, and not to the customer's record. */
export type MoneyItem = Extract<CartItem, { readonly accountId: string }>;
/** An item that the customer pays for. */
type PaidItem = Extract<MoneyItem, { readonly amount: object }>;

/**
 * Whether the item is an order in an account (investment, redemption or switch), and not a change of the customer's
 * record, an assessment or an onboarding.
 */
export function isMoneyItem(item: CartItem): item is MoneyItem {
  return item.accountId !== undefined;
}

/** Returns, in their order, the items that somebody pays for: those with an amount, investments. */
export function paidItems(items: readonly CartItem[]): readonly PaidItem[] {
  return items.flatMap((item) => (item.amount === undefined ? [] : [item]));
}

/**
 * Returns the scheme that an item buys, that of an investment or the target of a switch (its leg `in`); `undefined`
 * when it buys none.
 */
export function boughtLeg({ legs }: CartItem): BoughtLeg | undefined {
  return legs.find((leg) => leg.direction === 'in');
}

/**
 * Returns how much an item moves: the amount that is paid for an investment, else the size of a redemption or switch:
 * an amount, units, or `all` units.
 */
export function sizeOf(item: MoneyItem): Size {
  return item.amount ?? item.size;
}
