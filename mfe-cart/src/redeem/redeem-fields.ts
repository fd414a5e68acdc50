import * as z from '@portal/shared/schema';
import type { RedemptionItem } from '../core/items/cart-item.ts';
import type { TransactionDraft } from '../transaction/index.ts';
import {
  bankKeyOf,
  type DrawerStart,
  isAboutStart,
  sizeFields,
  startingAmount,
  typedSize,
} from '../transaction-rules/index.ts';

/** The fields of the form, as typed and chosen. A new one is added here, to its control and to its rule. */
const fields = z.object({
  accountId: z.string(),
  scheme: z.string(),
  ...sizeFields,
  /** `bankKey` of the account that is paid; empty for the default one. */
  bank: z.string(),
  /** `reasonID` of the withdrawal (only for PRS). */
  reason: z.string(),
  /** Empty for the reason's name. */
  description: z.string(),
});

/** Values of the form. All of them are kept while it is unfinished. */
export type RedeemValues = z.output<typeof fields>;
export type RedeemField = keyof RedeemValues;

/**
 * Returns what a new redemption's form shows first: this account and scheme (empty: none chosen), the amount of `start`
 * if it has one, and the rest empty.
 */
export const newValues = (accountId: string, scheme: string, start?: DrawerStart): RedeemValues => ({
  accountId,
  scheme,
  ...typedSize(undefined, start && startingAmount(start)),
  bank: '',
  reason: '',
  description: '',
});

/**
 * Returns the form's values of a redemption in the cart, to edit it. Bank, reason and description are empty where it
 * has none.
 */
export const valuesOfItem = (item: RedemptionItem): RedeemValues => ({
  ...newValues(item.accountId, item.order.scheme),
  ...typedSize(item.size),
  bank: bankKeyOf(item.paysInto),
  reason: item.order.withdrawalReason ?? '',
  description: item.order.withdrawalDescription ?? '',
});

/**
 * Returns how an unfinished redemption is kept as a draft: all values, unchanged. A draft about another account or
 * scheme than `start` names is not restored.
 */
export const redeemDraft = (start: DrawerStart): TransactionDraft<RedeemValues, RedeemValues> => ({
  schema: fields,
  toDraft: (values) => values,
  fromDraft: (kept) => kept,
  isAbout: (kept) => isAboutStart(start, kept),
});
