import type { pay } from '@portal/shared/api/payment';
import type * as z from '@portal/shared/schema';
import { dateInKualaLumpur } from '../../rules/calendar.ts';
import type { CurrencyAmount } from '../../rules/orders/order-item.ts';
import { chequeComplaint } from '../../rules/payments/cheque.ts';
import { payerComplaints } from '../../rules/payments/payer.ts';
import { type PaymentRefusal, paymentRefusal } from '../../rules/payments/payment-methods.ts';
import type { AgentContext } from '../server/context.ts';
import { Problem } from '../server/problem.ts';
import type { ApplicationRecord } from './application-record.ts';
import { readOwnAttachment } from './attachments.ts';

type PaymentInput = z.output<NonNullable<(typeof pay)['body']>>['payment'];

const REFUSALS: Record<PaymentRefusal, string> = {
  'method-not-allowed': 'This method cannot pay this currency.',
  'below-minimum': 'The amount is below the least that this method takes.',
  'above-maximum': 'The amount is above the most that this method takes.',
};

/** Amounts as text, in their order: `MYR 1,000.00 and USD 50.00`; empty for none. */
export function amountsText(amounts: readonly CurrencyAmount[]): string {
  return amounts
    .map(({ currency, amount }) => `${currency} ${amount.toLocaleString('en', { minimumFractionDigits: 2 })}`)
    .join(' and ');
}

/** Each currency is paid once and in full. A second attempt is refused while one is pending, and after payment. */
function refuseWrongTime({ row, payments: attempts }: ApplicationRecord, { amounts }: PaymentInput): void {
  const hasAttempt = (outcome: string) =>
    attempts.some(
      (attempt) =>
        attempt.outcome === outcome &&
        attempt.amounts.some(({ currency }) => amounts.some((amount) => amount.currency === currency)),
    );
  if (hasAttempt('paid')) throw new Problem(409, `${row.formNo} is paid already.`);
  if (row.status !== 'Pending Payment')
    throw new Problem(409, `Nothing can be paid: ${row.formNo} is ${row.status}.`);
  if (hasAttempt('pending')) throw new Problem(409, `A payment of ${row.formNo} is being verified.`);
}

function refuseWrongAmounts(
  { payingAccount, due }: ApplicationRecord,
  { method, amounts }: PaymentInput,
): void {
  const currencies = new Set(amounts.map(({ currency }) => currency));
  for (const amount of amounts) {
    const expected = due.find(({ currency }) => currency === amount.currency);
    if (expected?.amount !== amount.amount || currencies.size < amounts.length)
      throw new Problem(422, `What is due is ${amountsText(due)}.`);
    const refusal = paymentRefusal(payingAccount.plan, method, amount);
    if (refusal) throw new Problem(422, REFUSALS[refusal]);
  }
}

/**
 * Checks time, amounts, method, cheque, payer and attachments of a payment before it is taken; it resolves when nothing
 * is wrong and changes nothing.
 * @throws Problem 409 when the application cannot be paid now, 422 when something is wrong, 404 for an unknown
 *   attachment
 */
export async function refuseWrongPayment(
  context: AgentContext,
  application: ApplicationRecord,
  payment: PaymentInput,
): Promise<void> {
  refuseWrongTime(application, payment);
  refuseWrongAmounts(application, payment);
  const { method, reference, cheque, payer, slip } = payment;
  const complaints = [
    method === 'CHQ' ? chequeComplaint(reference, cheque, dateInKualaLumpur(context.now)) : undefined,
    cheque && method !== 'CHQ' ? 'Bank and date of a cheque are for payment by cheque.' : undefined,
    ...(payer ? payerComplaints(payer, application.payingAccount) : []),
  ];
  const [first] = complaints.filter((complaint) => complaint !== undefined);
  if (first !== undefined) throw new Problem(422, first);
  if (slip !== undefined) await readOwnAttachment(context, slip);
  if (payer?.proof !== undefined) await readOwnAttachment(context, payer.proof);
}
