import type { CartLists } from '@portal/shared/api/cart';
import type { InvestmentSent } from '@portal/shared/api/transaction-payloads';

type Listed = CartLists['investment'][number];

/** The fields that identify an investment, as at the wire. */
type OrderIdentity = Pick<
  InvestmentSent,
  | 'accountId'
  | 'scheme'
  | 'currency'
  | 'plan'
  | 'amount'
  | 'salesCharge'
  | 'distributionInstruction'
  | 'prsDefaultOption'
  | 'prsDefaultOptionType'
  | 'agentCode'
  | 'idBankar'
  | 'bankAccNumber'
  | 'onboardingId'
>;

/** Returns the identity of an investment that the cart lists. */
const identityOf = ({ payload }: Listed): OrderIdentity => ({
  ...payload,
  amount: payload.amount.in(payload.currency).toWire(),
  salesCharge: payload.salesCharge.toWire(),
});

/**
 * Returns a hash of an investment's identity, the same for the sent and the listed investment. A pending command stores
 * the hash, so that no account or amount is stored.
 */
export async function fingerprint(order: OrderIdentity): Promise<string> {
  const text = JSON.stringify([
    order.accountId,
    order.scheme,
    order.currency,
    order.plan,
    order.amount,
    order.salesCharge,
    order.distributionInstruction,
    order.prsDefaultOption,
    order.prsDefaultOptionType,
    order.agentCode,
    // absent and null mean the same
    order.idBankar ?? '',
    order.bankAccNumber ?? '',
    order.onboardingId ?? '',
  ]);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...digest.slice(0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns the `about` of a pending investment: its fingerprint, and the ids in the cart before it was sent. */
export const pendingAbout = (print: string, before: readonly string[]): readonly string[] => [
  print,
  ...before,
];

/**
 * Returns the id of the item that a request without a reply has added: an equal one that was not in the cart before.
 * Takes the `about` of `pendingAbout`.
 */
export async function findAddedItemId(
  investments: readonly Listed[],
  [print, ...before]: readonly string[],
): Promise<string | undefined> {
  for (const item of investments) {
    if (!before.includes(item.id) && (await fingerprint(identityOf(item))) === print) return item.id;
  }
  return undefined;
}
