import * as z from '@portal/shared/schema';
import type { RedemptionItem } from '../core/items/cart-item.ts';
import { departureKind } from '../core/items/departure.ts';
import type { Acknowledgement, MismatchReason } from '../core/items/mismatch-reasons.ts';
import type { TransactionDraft } from '../transaction/index.ts';
import {
  bankKeyOf,
  type DrawerStart,
  isAboutStart,
  sizeFields,
  startingAmount,
  typedSize,
} from '../transaction-rules/index.ts';

/** The fields that are kept while the form is unfinished. A new one is added here, to its control and to its rule. */
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

type KeptValues = z.output<typeof fields>;

/** Values of the form: every field. */
export type RedeemValues = KeptValues & {
  /** The customer wants a permanent departure and another withdrawal. It is confirmed again when a draft is continued. */
  departure: Acknowledgement | null;
};
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
  departure: null,
});

/**
 * Returns the form's values of a redemption in the cart, to edit it. Bank, reason and description are empty where it
 * has none. `saved` is what was acknowledged with it (`useSavedReasons`).
 */
export const valuesOfItem = (item: RedemptionItem, saved?: MismatchReason): RedeemValues => ({
  ...newValues(item.accountId, item.order.scheme),
  ...typedSize(item.size),
  bank: bankKeyOf(item.paysInto),
  reason: item.order.withdrawalReason ?? '',
  description: item.order.withdrawalDescription ?? '',
  departure: saved?.acknowledged.kind === departureKind ? saved.acknowledged : null,
});

/**
 * Returns how an unfinished redemption is kept as a draft: all values but the confirmed departure. A draft about another account or
 * scheme than `start` names is not restored.
 */
export const redeemDraft = (start: DrawerStart): TransactionDraft<RedeemValues, KeptValues> => ({
  schema: fields,
  toDraft: ({ departure: _departure, ...kept }) => kept,
  fromDraft: (kept) => ({ ...kept, departure: null }),
  isAbout: (kept) => isAboutStart(start, kept),
});
