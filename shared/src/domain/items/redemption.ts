import { withdrawalReason } from '@portal/shared/withdrawal-reasons';
import type { DescribePayload, ItemContext, ItemDetail, Payloads } from './item-text.ts';
import { legsOf, readSize } from './legs.ts';
import { readPayTo } from './payload-details.ts';

/** Returns the reason of a withdrawal from PRS: its name, and the words that were typed for it. */
function reasonDetails(
  { withdrawalReason: code, withdrawalDescription: words }: Payloads['redemption'],
  { lookups }: ItemContext,
): readonly ItemDetail[] {
  const name = lookups?.prsWithdrawalReasons.find(({ reasonID }) => reasonID === code)?.name;
  const texts = new Set([name, words].filter(Boolean));
  return texts.size === 0 ? [] : [{ label: 'reason', value: [...texts].join(': '), private: true }];
}

/**
 * Returns the text of a redemption: one leg for what is sold, which says where the money is paid, and as a detail its
 * reason, if it has one. EPF gets its money back; a cash account is paid to a bank account.
 */
export const describeRedemption: DescribePayload<'redemption'> = (payload, context) => ({
  title: `Redeem ${payload.schemeName}`,
  legs: legsOf({
    sold: payload,
    size: readSize(payload, payload.currency, payload.redeemAll),
    payTo: payload.paymentInstruction === 'EPF' ? 'EPF' : readPayTo(payload),
  }),
  details: [{ value: payload.scheme }, ...reasonDetails(payload, context)],
  changes: [],
  terms: {
    units: payload.units,
    isTaxed: withdrawalReason(payload.withdrawalReason)?.isTaxed === true,
  },
});
