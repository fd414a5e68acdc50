import { updateDocuments } from '@portal/shared/update-documents';
import { withdrawalReason } from '@portal/shared/withdrawal-reasons';
import { onboardingDocuments } from '../onboarding/onboarding-documents.ts';
import type { NeededDocument } from './needed-document.ts';
import type { OrderItem } from './order-item.ts';

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
        item.payload.plan === 'PRS' ? (withdrawalReason(item.payload.withdrawalReason)?.proof ?? []) : [],
      );
    case 'bankar':
      return item.payload.onboardingId
        ? [{ name: 'Bank statement', path: item.payload.bankAccountStatementFileURL }]
        : [];
    case 'clientInfoUpdate':
      return toDocuments(updateDocuments(item.payload).map(({ name }) => name));
    case 'onboarding':
      return onboardingDocuments(item.payload);
    default:
      return [];
  }
}
