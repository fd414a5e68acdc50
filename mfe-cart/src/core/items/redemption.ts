import type { Payloads, UnpaidContent } from './item-content.ts';
import { decodePayout, decodeSize } from './payload-parts.ts';

interface RedemptionContent extends UnpaidContent {
  readonly kind: 'redemption';
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
    action: 'redeem',
    remedy: 'Remove it.',
    showsPriceDate: true,
    title: `Redeem ${schemeName}`,
    detail: scheme,
    legs: [{ scheme, schemeName, currency, way: 'out' }],
    accountId,
    plan,
    size: decodeSize(payload, currency, payload.redeemAll),
    ...decodePayout(payload),
  };
}
