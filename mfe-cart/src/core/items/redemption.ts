import type { Payloads, SchemeRef, UnpaidContent } from './item-content.ts';
import { decodePayout, decodeSize } from './payload-parts.ts';

/** A redemption, with the values that its drawer edits. */
export interface RedemptionContent extends UnpaidContent, SchemeRef {
  readonly kind: 'redemption';
  /** Only for PRS. */
  readonly withdrawal?: { readonly reason: string; readonly description: string };
}

/** Kind of the list `redemption`. */
export function redemption(payload: Payloads['redemption']): RedemptionContent {
  const { accountId, plan, scheme, schemeName, currency } = payload;
  return {
    kind: 'redemption',
    noun: 'redemption',
    glyph: 'minus',
    verb: 'Redeem',
    section: 'Redeem',
    transaction: 'redeem',
    action: 'redeem',
    remedy: 'Remove it.',
    showsPriceDate: true,
    title: `Redeem ${schemeName}`,
    detail: scheme,
    legs: [{ scheme, schemeName, currency, direction: 'out' }],
    accountId,
    plan,
    scheme,
    schemeName,
    currency,
    size: decodeSize(payload, currency, payload.redeemAll),
    ...decodePayout(payload),
    ...decodeWithdrawal(payload),
  };
}

function decodeWithdrawal({
  withdrawalReason: reason,
  withdrawalDescription: description,
}: Payloads['redemption']): Pick<RedemptionContent, 'withdrawal'> {
  return reason ? { withdrawal: { reason, description: description ?? '' } } : {};
}
