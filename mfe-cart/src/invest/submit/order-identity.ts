import type { CartLists } from '@portal/shared/api/cart';
import type { InvestmentSent } from '@portal/shared/api/transaction-payloads';

type Listed = CartLists['investment'][number];

/** What tells one investment from another, as numbers and texts of the wire. */
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

/** The same of what the cart lists: its amounts are decoded, and its plan is under one name. */
const identityOf = ({ payload }: Listed): OrderIdentity => ({
  ...payload,
  amount: payload.amount.in(payload.currency).toWire(),
  salesCharge: payload.salesCharge.toWire(),
});

/**
 * A short name of an investment, the same for what was sent and for what the cart lists of it: what is in doubt is
 * found again by it, without account or amount being written down.
 */
export async function fingerprint(told: OrderIdentity): Promise<string> {
  const text = JSON.stringify([
    told.accountId,
    told.scheme,
    told.currency,
    told.plan,
    told.amount,
    told.salesCharge,
    told.distributionInstruction,
    told.prsDefaultOption,
    told.prsDefaultOptionType,
    told.agentCode,
    // absent and null mean the same
    told.idBankar ?? '',
    told.bankAccNumber ?? '',
    told.onboardingId ?? '',
  ]);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...digest.slice(0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What a doubt about a post is about: the short name of what was sent, and the ids that the cart held before. */
export const pendingAbout = (print: string, before: readonly string[]): readonly string[] => [
  print,
  ...before,
];

/**
 * The item that a post has made whose answer was lost: one of the cart's that says the same and was not there
 * before. `about` is as `pendingAbout` has it.
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
