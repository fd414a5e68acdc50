import * as z from '@portal/shared/schema';
import type { SwitchingItem } from '../core/items/cart-item.ts';
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

/** The fields that are kept while the form is unfinished, as typed and chosen. */
const keptFields = z.object({
  accountId: z.string(),
  /** The scheme that units are taken from. */
  scheme: z.string(),
  /** The scheme that they are switched into. */
  target: z.string(),
  ...sizeFields,
  salesCharge: z.string(),
  distribution: z.enum(['REINVEST', 'PAYOUT']),
  /** `bankKey` of the account for payouts. */
  bank: z.string(),
  /** Whether the customer has ringgit borrowing; empty until it is answered. */
  borrowing: z.enum(['', 'no', 'yes']),
  reason: z.string(),
});
type KeptValues = z.output<typeof keptFields>;

/** Values of the form: every field. A new one is added here, to its control and to its rule. */
export type SwitchValues = KeptValues & {
  /** The customer knows of a mismatch. It has to be ticked again when an unfinished form is continued. */
  acknowledged: Acknowledgement | null;
};
export type SwitchField = keyof SwitchValues;

/**
 * Returns what a new switch's form shows first: the account, `scheme` as the fund that is sold (empty: none chosen),
 * the amount of `start` if it has one, and the rest empty. Distributions are reinvested.
 */
export const newValues = (accountId: string, scheme: string, start?: DrawerStart): SwitchValues => ({
  accountId,
  scheme,
  target: '',
  ...typedSize(undefined, start && startingAmount(start)),
  salesCharge: '',
  distribution: 'REINVEST',
  bank: '',
  borrowing: '',
  acknowledged: null,
  reason: '',
});

/**
 * Returns the form's values of a switch in the cart. `savedReason` is its saved reason and acknowledgement of a mismatch
 * (`useSavedReasons`); without it both are empty.
 */
export const valuesOfItem = (
  { order, size, paysInto }: SwitchingItem,
  savedReason?: MismatchReason,
): SwitchValues => ({
  ...newValues(order.accountId, order.fromScheme),
  target: order.toScheme,
  ...typedSize(size),
  salesCharge: order.salesCharge.toString(),
  distribution: order.distributionInstruction,
  bank: bankKeyOf(paysInto),
  // of ringgit it was not asked
  borrowing: order.toCurrency === 'MYR' ? '' : order.domesticBorrowing ? 'yes' : 'no',
  acknowledged: savedReason?.acknowledged ?? null,
  reason: savedReason?.reason ?? '',
});

/**
 * Returns how an unfinished switch is kept as a draft: all values but the acknowledgement of a mismatch, which must be
 * given again. A draft about another account or scheme than `start` names is not restored.
 */
export const switchDraft = (start: DrawerStart): TransactionDraft<SwitchValues, KeptValues> => ({
  schema: keptFields,
  toDraft: ({ acknowledged: _acknowledged, ...kept }) => kept,
  fromDraft: (kept) => ({ ...kept, acknowledged: null }),
  isAbout: (kept) => isAboutStart(start, kept),
});
