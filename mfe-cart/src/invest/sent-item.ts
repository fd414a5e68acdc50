import type { CartLists } from '@portal/shared/api/cart';
import type { InvestmentSent } from '@portal/shared/api/transaction-payloads';

type Listed = CartLists['investment'][number];

/** Optional texts of a payload: absent and null mean the same. */
const text = (value: string | null | undefined): string => value ?? '';

function isSame(sent: InvestmentSent, { payload }: Listed): boolean {
  return (
    payload.accountId === sent.accountId &&
    payload.scheme === sent.scheme &&
    payload.currency === sent.currency &&
    payload.plan === sent.plan &&
    payload.amount.in(payload.currency).toWire() === sent.amount &&
    payload.salesCharge.toWire() === sent.salesCharge &&
    payload.distributionInstruction === sent.distributionInstruction &&
    payload.prsDefaultOption === sent.prsDefaultOption &&
    payload.prsDefaultOptionType === sent.prsDefaultOptionType &&
    payload.agentCode === sent.agentCode &&
    text(payload.idBankar) === text(sent.idBankar) &&
    text(payload.bankAccNumber) === text(sent.bankAccNumber) &&
    text(payload.onboardingId) === text(sent.onboardingId)
  );
}

/**
 * The item that a post has made whose answer was lost: one of the cart's that says the same and was not there
 * before. `before` are the ids that the cart held when it was sent.
 */
export function sentItem(
  investments: readonly Listed[],
  sent: InvestmentSent,
  before: readonly string[],
): string | undefined {
  return investments.find((item) => !before.includes(item.id) && isSame(sent, item))?.id;
}

/**
 * A short name of a payload, the same for the same payload: what is in doubt is told apart by it, without account or
 * amount being written down.
 */
export async function fingerprint(sent: InvestmentSent): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(sent));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest.slice(0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
