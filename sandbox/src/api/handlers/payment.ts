import { pay, paymentSummary, verifyPayment } from '@portal/shared/api/payment';
import { desc, eq } from 'drizzle-orm';
import { runningId, takeNumbers } from '../../database/counters.ts';
import { applicationEvents, payments, requiredDocuments } from '../../database/tables/index.ts';
import { paymentOutcome, statusAfterPayment } from '../../rules/life-cycle.ts';
import type { CurrencyAmount } from '../../rules/order-item.ts';
import { methodsFor, type PaymentRefusal, refusePayment } from '../../rules/payment-methods.ts';
import { slipFor } from '../../rules/required-documents.ts';
import { PAYMENT_METHOD_NAMES } from '../../seed/reference/lookups.ts';
import { type OwnApplication, ownApplication } from '../application-record.ts';
import type { AgentContext } from '../context.ts';
import { hasDocumentsOutstanding, moveApplication } from '../order-life.ts';
import { Problem } from '../problem.ts';
import { serve } from '../route.ts';

type Payment = typeof payments.$inferSelect;

const REFUSALS: Record<PaymentRefusal, string> = {
  'method-not-allowed': 'This method cannot pay this currency.',
  'below-minimum': 'The amount is below the least that this method takes.',
  'above-maximum': 'The amount is above the most that this method takes.',
};

function show(amounts: readonly CurrencyAmount[]): string {
  return amounts
    .map(({ currency, amount }) => `${currency} ${amount.toLocaleString('en', { minimumFractionDigits: 2 })}`)
    .join(' and ');
}

/** Whole currencies are paid, each once: a second attempt while one is under way is refused. */
function refuseWrongPayment(
  application: OwnApplication,
  method: Payment['method'],
  amounts: readonly CurrencyAmount[],
): void {
  const { row, account, due, payments: attempts } = application;
  if (row.status !== 'Pending Payment')
    throw new Problem(409, `Nothing can be paid: the application is ${row.status}.`);
  const isUnderWay = attempts.some(
    ({ outcome, amounts: pending }) =>
      outcome === 'pending' &&
      pending.some(({ currency }) => amounts.some((amount) => amount.currency === currency)),
  );
  if (isUnderWay) throw new Problem(409, 'A payment of this application is being verified.');
  for (const amount of amounts) {
    const expected = due.find(({ currency }) => currency === amount.currency);
    if (expected?.amount !== amount.amount) throw new Problem(422, `What is due is ${show(due)}.`);
    const refusal = refusePayment(account.plan, method, amount);
    if (refusal) throw new Problem(422, REFUSALS[refusal]);
  }
}

/** A slip that did not come with the payment is asked for as a document. */
async function askForSlip({ orm }: AgentContext, { items }: OwnApplication, payment: Payment): Promise<void> {
  const name = payment.slip === null ? slipFor(payment.method) : undefined;
  const [form] = items;
  if (!name || !form) return;
  await orm.insert(requiredDocuments).values({
    id: `${payment.id}-SLIP`,
    applicationId: payment.applicationId,
    applicationItemId: form.id,
    name,
    mandatory: true,
    status: 'Pending',
  });
}

/** Reads the outcome of a payment at the bank and lets the application follow it. */
async function settle(
  context: AgentContext,
  application: OwnApplication,
  payment: Payment,
): Promise<Payment> {
  if (payment.outcome !== 'pending') return payment;
  const { orm, now } = context;
  const outcome = paymentOutcome(payment.reference, payment.verifications);
  const settled = { ...payment, outcome, verifications: payment.verifications + 1 };
  await orm
    .update(payments)
    .set({ outcome, verifications: settled.verifications })
    .where(eq(payments.id, payment.id));
  if (outcome === 'pending') return settled;
  if (outcome === 'paid') await askForSlip(context, application, payment);
  const applicationId = application.row.id;
  const detail = show(payment.amounts);
  const { due } = await ownApplication(context, applicationId);
  const next =
    due.length === 0
      ? statusAfterPayment(application.row.status, outcome, await hasDocumentsOutstanding(orm, applicationId))
      : undefined;
  const title = outcome === 'paid' ? 'Payment received' : 'Payment failed';
  if (next) await moveApplication(orm, applicationId, { status: next, title, detail }, now);
  else await orm.insert(applicationEvents).values({ applicationId, at: now, title, detail });
  return settled;
}

export const paymentRoutes = [
  serve(paymentSummary, async ({ applicationId }, context) => {
    const { row, account, due, items } = await ownApplication(context, applicationId);
    return {
      applicationId,
      formNo: row.formNo,
      customerId: row.customerId,
      customerName: row.customerName,
      status: row.status,
      due: row.status === 'Pending Payment' ? [...due] : [],
      items: items.flatMap(({ id, item }) => {
        if (item.type !== 'investment') return [];
        const { accountId, plan, scheme, schemeName, currency, amount } = item.payload;
        return [{ formId: id, type: item.type, accountId, plan, scheme, schemeName, currency, amount }];
      }),
      methods: due.flatMap(({ currency }) =>
        methodsFor(account.plan, currency).map(({ code, minimum, maximum, needsSlip }) => ({
          code,
          name: PAYMENT_METHOD_NAMES[code],
          currency,
          minimum,
          maximum,
          needsSlip,
        })),
      ),
    };
  }),

  serve(pay, async ({ applicationId, payment }, context) => {
    const { method, amounts, reference, slip, payer } = payment;
    const application = await ownApplication(context, applicationId);
    refuseWrongPayment(application, method, amounts);
    const id = runningId('PY', await takeNumbers(context.orm, 'payment'));
    await context.orm.insert(payments).values({
      id,
      applicationId,
      method,
      amounts,
      reference,
      slip: slip ?? null,
      payer: payer ?? null,
      outcome: 'pending',
      verifications: 0,
      at: context.now,
    });
    return { paymentId: id, status: 'pending' as const };
  }),

  serve(verifyPayment, async ({ applicationId }, context) => {
    const application = await ownApplication(context, applicationId);
    const [newest] = await context.orm
      .select()
      .from(payments)
      .where(eq(payments.applicationId, applicationId))
      .orderBy(desc(payments.at), desc(payments.id));
    if (!newest)
      return { status: 'failed' as const, reference: null, method: null, paidAt: null, amounts: [] };
    const { outcome, method, amounts, id, at } = await settle(context, application, newest);
    const isPaid = outcome === 'paid';
    return {
      status: outcome,
      reference: isPaid ? `CBP-${id}` : null,
      method,
      paidAt: isPaid ? at.toISOString() : null,
      amounts: [...amounts],
    };
  }),
];
