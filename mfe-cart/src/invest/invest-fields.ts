import * as z from '@portal/shared/schema';
import type { InvestmentItem } from '../core/items/cart-item.ts';
import type { Acknowledgement, MismatchReason } from '../core/items/mismatch-reasons.ts';
import type { TransactionDraft } from '../transaction/index.ts';
import { bankKeyOf, type DrawerStart, isAboutStart } from '../transaction-rules/index.ts';

/** The fields that are kept while the form is unfinished, as typed and chosen. Home shows `scheme` and `amount`. */
const keptFields = z.object({
  accountId: z.string(),
  /** `N`, or the type of the age's core fund (only for PRS). */
  prsDefault: z.enum(['N', 'CONV', 'ISLAMIC']),
  scheme: z.string(),
  reason: z.string(),
  amount: z.string(),
  salesCharge: z.string(),
  distribution: z.enum(['REINVEST', 'PAYOUT']),
  /** `bankKey` of the account for payouts. */
  bank: z.string(),
});
type KeptValues = z.output<typeof keptFields>;

/** Values of the form: every field. A new one is added here, to the functions below, to its control and to its rule. */
export type InvestValues = KeptValues & {
  /**
   * The customer knows of a mismatch; `null` when it is not ticked. It has to be ticked again when an unfinished form is
   * continued.
   */
  acknowledged: Acknowledgement | null;
};
export type InvestField = keyof InvestValues;

type StartingValues = Pick<InvestValues, 'accountId' | 'scheme' | 'amount' | 'salesCharge' | 'distribution'>;

/** Returns what a new investment's form shows first: the values of `start`, and the rest empty. */
export const newValues = (start: StartingValues): InvestValues => ({
  ...start,
  prsDefault: 'N',
  acknowledged: null,
  reason: '',
  bank: '',
});

/**
 * Returns the form's values of an investment in the cart. `savedReason` is its saved reason and acknowledgement of a mismatch
 * (`useSavedReasons`); without it both are empty.
 */
export function valuesOfItem(item: InvestmentItem, savedReason?: MismatchReason): InvestValues {
  const { amount, order, paysInto } = item;
  const { accountId, scheme, salesCharge, prsDefaultOption, prsDefaultOptionType } = order;
  const isPaidOut = order.distributionInstruction === 'PAYOUT';
  return {
    accountId,
    prsDefault: (prsDefaultOption === 'Y' && prsDefaultOptionType) || 'N',
    scheme,
    acknowledged: savedReason?.acknowledged ?? null,
    reason: savedReason?.reason ?? '',
    amount: amount.format(),
    salesCharge: salesCharge.toString(),
    distribution: isPaidOut ? 'PAYOUT' : 'REINVEST',
    bank: isPaidOut ? bankKeyOf(paysInto) : '',
  };
}

/**
 * Returns how an unfinished investment is kept as a draft: all values but the acknowledgement of a mismatch, which must
 * be given again. A draft about another account or scheme than `start` names is not restored.
 */
export const investDraft = (start: DrawerStart): TransactionDraft<InvestValues, KeptValues> => ({
  schema: keptFields,
  toDraft: ({ acknowledged: _acknowledged, ...kept }) => kept,
  fromDraft: (kept) => ({ ...kept, acknowledged: null }),
  isAbout: (kept) => isAboutStart(start, kept),
});
