import type { PaymentMethodCode } from '@portal/shared/api/payment-method';
import { onboardingDocuments } from '../onboarding/onboarding-documents.ts';
import type { NeededDocument } from './needed-document.ts';
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

const toDocuments = (names: readonly string[]): readonly NeededDocument[] =>
  names.map((name) => ({ name, path: null }));

/**
 * Returns the documents that an item needs before it is processed, each with its path, or null until uploaded; empty
 * when it needs none.
 */
export function documentsFor(item: OrderItem): readonly NeededDocument[] {
  switch (item.type) {
    case 'investment':
      return toDocuments(item.payload.plan === 'EPF' ? ['Form KWSP 9N (AHL), signed'] : []);
    case 'redemption':
      return toDocuments(
        item.payload.plan === 'PRS' ? (PRS_PROOF[item.payload.withdrawalReason ?? ''] ?? []) : [],
      );
    case 'bankar':
      return item.payload.onboardingId
        ? [{ name: 'Bank statement', path: item.payload.bankAccountStatementFileURL }]
        : [];
    case 'onboarding':
      return onboardingDocuments(item.payload);
    default:
      return [];
  }
}

/**
 * Returns the name of the slip that proves a telegraphic transfer or a cheque; `undefined` for a payment method that
 * needs none.
 */
export function slipFor(method: PaymentMethodCode): string | undefined {
  if (method === 'TT') return 'Telegraphic transfer slip';
  return method === 'CHQ' ? 'Cheque deposit slip' : undefined;
}
