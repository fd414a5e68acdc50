import type { PaidContent, Payloads } from './item-content.ts';
import { pickOnboardingId, pickPayoutAccount } from './payload-parts.ts';

/** An investment, with the payload that its drawer edits. */
export interface InvestmentContent extends PaidContent {
  readonly kind: 'investment';
  readonly order: Payloads['investment'];
}

/**
 * Converts the payload of an item of the cart's list `investment` to what the cart needs of it: bought scheme, account,
 * amount, sales charge. One of the EPF plan waits for documents.
 */
export function decodeInvestment(payload: Payloads['investment']): InvestmentContent {
  const { accountId, plan, scheme, schemeName, currency, salesCharge, satRank } = payload;
  return {
    kind: 'investment',
    noun: 'investment',
    glyph: 'plus',
    section: 'Invest',
    transaction: 'invest',
    action: 'invest',
    remedy: 'Choose another, or remove it.',
    legs: [
      {
        scheme,
        schemeName,
        currency,
        direction: 'in',
        satRank,
        withdrawn: 'This fund is no longer offered.',
      },
    ],
    accountId,
    plan,
    // EPF pays by a form that the customer signs
    ...(plan === 'EPF' ? { needsDocuments: true } : {}),
    amount: payload.amount.in(currency),
    salesCharge,
    order: payload,
    ...pickPayoutAccount(payload),
    ...pickOnboardingId(payload),
  };
}
