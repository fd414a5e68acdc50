import type { Customer } from '@portal/shared/api/customers';
import { cleanNumber } from '@portal/shared/clean-text';
import type { Drafts } from '@portal/shared/contract';
import { type MismatchReason, saveReason } from '../../core/items/mismatch-reasons.ts';
import { customerAsPayer, type PayerAnswers, rememberPayment } from '../../payer/index.ts';
import {
  type DeclarationAnswers,
  type DeclarationRequirements,
  reasonsToKeep,
} from '../declaration/declaration.ts';
import { type SentAnswers, saveSentAnswers } from '../sent-answers.ts';

/** What is kept of a checkout that was sent, for its items' next checkout after `Move to draft`. */
export interface KeptCheckout {
  readonly answers: SentAnswers;
  /** The reasons and acknowledgements, by item. */
  readonly reasons: Readonly<Record<string, MismatchReason>>;
}

/**
 * Returns what to keep of a complete checkout form for a later checkout (`keepCheckout`): answers without
 * confirmations, and reasons with acknowledgements by item. What was not asked, and an e-mail that is the record's, is
 * empty; a payer who is no third party has no details. Stores nothing.
 */
export function pickKeptAnswers(parts: {
  readonly customer: Pick<Customer, 'customerId' | 'email'>;
  readonly requirements: DeclarationRequirements;
  readonly answers: DeclarationAnswers;
  readonly methods: Record<string, string>;
  /** Absent when the form does not ask who pays. */
  readonly payer: PayerAnswers | undefined;
}): KeptCheckout {
  const { customer, requirements, answers, methods, payer } = parts;
  const hasContact = requirements.extraCare !== undefined;
  const email = cleanNumber(answers.email);
  return {
    answers: {
      customerId: customer.customerId,
      borrowing: requirements.asksBorrowing ? answers.borrowing : '',
      contactName: hasContact ? answers.contactName : '',
      contactPhone: hasContact ? answers.contactPhone : '',
      email: email === customer.email ? '' : email,
      methods,
      payer: payer?.who === 'other' ? payer : { ...customerAsPayer, who: payer?.who ?? 'customer' },
    },
    reasons: reasonsToKeep(requirements, answers),
  };
}

/**
 * Saves in the browser, for a later checkout, what was answered in one that was sent (by item), the reasons for
 * mismatches, and how the customer pays. Does nothing without drafts; does not wait for the storage.
 */
export function keepCheckout(
  drafts: Drafts | undefined,
  itemIds: readonly string[],
  { answers, reasons }: KeptCheckout,
): void {
  saveSentAnswers(drafts, itemIds, answers);
  void rememberPayment(drafts, answers.customerId, answers);
  for (const [itemId, answer] of Object.entries(reasons)) saveReason(drafts, itemId, answer);
}
