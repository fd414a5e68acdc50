import { readSize } from '@portal/shared/items';
import { needsProof } from '@portal/shared/withdrawal-reasons';
import type { Payloads, UnpaidContent } from './item-content.ts';
import { pickPayoutAccount } from './payload-parts.ts';

/** A redemption, with the payload that its drawer edits. */
export interface RedemptionContent extends UnpaidContent {
  readonly kind: 'redemption';
  readonly order: Payloads['redemption'];
}

/**
 * Converts the payload of an item of the cart's list `redemption` to what the cart needs of it: sold scheme, account,
 * size. A withdrawal from PRS whose reason needs proof waits for documents.
 */
export function decodeRedemption(payload: Payloads['redemption']): RedemptionContent {
  const { accountId, plan, scheme, schemeName, currency, withdrawalReason } = payload;
  return {
    kind: 'redemption',
    ...(plan === 'PRS' && needsProof(withdrawalReason) ? { needsDocuments: true } : {}),
    noun: 'redemption',
    glyph: 'minus',
    section: 'Redeem',
    transaction: 'redeem',
    action: 'redeem',
    remedy: 'Remove it.',
    legs: [{ scheme, schemeName, currency, direction: 'out' }],
    accountId,
    plan,
    size: readSize(payload, currency, payload.redeemAll),
    order: payload,
    ...pickPayoutAccount(payload),
  };
}
