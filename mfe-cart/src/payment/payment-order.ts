import { maxReferenceLength } from '@portal/shared/api/payment';
import type { PaymentMethodCode } from '@portal/shared/api/payment-method';
import { cleanNumber } from '@portal/shared/clean-text';
import type { FieldProblem } from '@portal/shared/form-values';
import type { Money } from '@portal/shared/money';
import { oldestChequeDate, paymentMethods } from '@portal/shared/payment-methods';
import { readCode } from '@portal/shared/person/read-text';
import { problemOf } from '@portal/shared/person/reading';
import * as z from '@portal/shared/schema';
import type { UploadedFile } from '../core/files/use-upload.ts';
import {
  customerAsPayer,
  isKnownPayer,
  type JointHolder,
  missingPayer,
  type OfferedMethod,
  type PaidInvestment,
  type PayerAnswers,
  payerDraft,
  payerRelationships,
  type RememberedPayment,
  withRelationship,
} from '../payer/index.ts';

/** Answers of the payment form. */
export interface PaymentAnswers {
  /** Code of the method; empty for the preselected one. */
  readonly method: string;
  /** Reference of the chosen method. */
  readonly reference: string;
  /** References that were typed for other methods, by code: a cheque's number is no reference of a transfer. */
  readonly otherReferences?: Readonly<Record<string, string>> | undefined;
  readonly chequeBank: string;
  /** YYYY-MM-DD. */
  readonly chequeDate: string;
  readonly slip: UploadedFile | null;
  readonly payer: PayerAnswers;
}

export const emptyAnswers: PaymentAnswers = {
  method: '',
  reference: '',
  chequeBank: '',
  chequeDate: '',
  slip: null,
  payer: customerAsPayer,
};

/**
 * Returns the answers that a payment's form begins with: method (by the sum's `key`) and payer as the customer paid
 * last. A payer who is not a holder of these accounts is replaced by the customer, and a relationship that these
 * investments do not permit is emptied. All empty, and the customer pays, when nothing is remembered.
 */
export function firstAnswers(
  remembered: RememberedPayment | undefined,
  key: string,
  paid: readonly PaidInvestment[],
  joint: readonly JointHolder[],
): PaymentAnswers {
  if (!remembered) return emptyAnswers;
  const { methods, payer } = remembered;
  return {
    ...emptyAnswers,
    method: methods[key] ?? '',
    payer: isKnownPayer(payer, joint) ? withRelationship(payer, payerRelationships(paid)) : customerAsPayer,
  };
}

const answersDraft = z.object({
  method: z.string(),
  reference: z.string(),
  // a draft of an earlier release is without it
  otherReferences: z.optional(z.record(z.string(), z.string())),
  chequeBank: z.string(),
  chequeDate: z.string(),
  slip: z.nullable(z.object({ name: z.string(), path: z.string() })),
  payer: payerDraft,
});

/** Schema of the draft: answers by currency, because each currency is paid separately. */
export const paymentDraft = z.record(z.string(), answersDraft);

/**
 * Returns what changes in the answers when `method` is chosen in place of `before`: each method keeps the reference that
 * was typed for it. `before` is the chosen or preselected method; absent when there was none.
 */
export function chooseMethod(
  { reference, otherReferences = {} }: PaymentAnswers,
  before: string | undefined,
  method: string,
): Pick<PaymentAnswers, 'method' | 'reference' | 'otherReferences'> {
  if (before === method) return { method, reference, otherReferences };
  const { [method]: own = '', ...others } = otherReferences;
  const isTyped = before !== undefined && reference !== '';
  return {
    method,
    reference: before === undefined ? reference : own,
    otherReferences: isTyped ? { ...others, [before]: reference } : others,
  };
}

/** A payment to send: everything that is due in one currency, by one method. */
export interface PaymentOrder {
  readonly due: Money;
  readonly method: PaymentMethodCode;
  readonly reference: string;
  readonly cheque?: { readonly bank: string; readonly date: string };
  readonly slip?: string;
}

function chequeDateProblem(date: string, today: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return 'Enter the date on the cheque.';
  if (date > today) return 'The date of the cheque is in the future.';
  return date < oldestChequeDate(today)
    ? 'This cheque is more than 6 months old: banks do not accept it.'
    : undefined;
}

/** Puts a label's first letter in lower case: `cheque number`. A form's code keeps its case: `9N (AHL) form number`. */
const inSentence = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

/** Returns what is missing while no method is chosen: the choice, when any of the `usable` methods can be chosen. */
export const missingMethod = (usable: readonly OfferedMethod[]): readonly FieldProblem[] =>
  usable.length > 0 ? [{ field: 'method', problem: 'Choose a payment method.' }] : [];

/**
 * Returns what is missing or wrong in the answers for this method, in the order of the form; empty when nothing is. EPF
 * needs no payer. `today` is YYYY-MM-DD, for a cheque's date.
 */
export function missingInPayment(
  answers: PaymentAnswers,
  method: OfferedMethod,
  today: string,
  joint: readonly JointHolder[],
): readonly FieldProblem[] {
  const missing: FieldProblem[] = [];
  if (method.reference !== undefined && cleanNumber(answers.reference) === '') {
    missing.push({ field: 'reference', problem: `Enter the ${inSentence(method.reference)}.` });
  }
  const tooLong = problemOf(readCode(answers.reference, maxReferenceLength));
  if (tooLong) missing.push({ field: 'reference', problem: tooLong });
  if (method.code === 'CHQ') {
    if (answers.chequeBank === '') {
      missing.push({ field: 'chequeBank', problem: 'Choose the bank of the cheque.' });
    }
    const dateIs = chequeDateProblem(answers.chequeDate, today);
    if (dateIs) missing.push({ field: 'chequeDate', problem: dateIs });
  }
  return method.code === 'EPF' ? missing : [...missing, ...missingPayer(answers.payer, joint)];
}

/**
 * Returns the payment of a sum by a method, with the fields that the method has (cheque, slip). Call it only when
 * nothing is missing: it does not check the answers, and sends nothing.
 */
export function paymentOrder(due: Money, code: PaymentMethodCode, answers: PaymentAnswers): PaymentOrder {
  const { reference, chequeBank: bank, chequeDate: date, slip } = answers;
  return {
    due,
    method: code,
    reference: cleanNumber(reference),
    ...(code === 'CHQ' ? { cheque: { bank, date } } : {}),
    ...(slip && paymentMethods[code].slip ? { slip: slip.path } : {}),
  };
}
