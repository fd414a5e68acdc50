import type { PaymentMethodCode } from '@portal/shared/api/payment-method';
import type { OrderItem } from './order-item.ts';

/** Withdrawals from PRS that need proof (domain, section 3: reasons 3 to 9). */
const PRS_PROOF: Readonly<Record<string, readonly string[]>> = {
  '3': ['Form PPA003D', 'Medical report', 'Proof of relationship'],
  '4': ['Form PPA004D', 'Housing loan papers'],
  '5': ['Form PPA005D', 'Housing loan statement'],
  '6': ['Medical report'],
  '7': ['Medical report'],
  '8': ['Medical report', 'Proof of guardianship'],
  '9': ['Proof of departure'],
};

/** Names of the documents that an item needs before it is processed. */
export function documentsFor(item: OrderItem): readonly string[] {
  switch (item.type) {
    case 'investment':
      return item.payload.plan === 'EPF' ? ['Form KWSP 9N (AHL), signed'] : [];
    case 'redemption':
      return item.payload.plan === 'PRS' ? (PRS_PROOF[item.payload.withdrawalReason ?? ''] ?? []) : [];
    default:
      return [];
  }
}

/** Name of the slip for a payment outside the portal; `undefined` when none is needed. */
export function slipFor(method: PaymentMethodCode): string | undefined {
  if (method === 'TT') return 'Telegraphic transfer slip';
  return method === 'CHQ' ? 'Cheque deposit slip' : undefined;
}
