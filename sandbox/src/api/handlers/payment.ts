import { pay, paymentSummary, verifyPayment } from '@portal/shared/api/payment';
import { paymentMethods } from '@portal/shared/payment-methods';
import { asc, eq } from 'drizzle-orm';
import { runningId, takeNumbers } from '../../database/counters.ts';
import { applicationEvents, payments, requiredDocuments } from '../../database/tables/index.ts';
import { paymentOutcome, statusAfterPayment } from '../../rules/orders/status-transitions.ts';
import { isHolder, PAYER_PROOF } from '../../rules/payments/payer.ts';
import { methodsFor } from '../../rules/payments/payment-methods.ts';
import { type ApplicationRecord, readOwnApplication } from '../applications/application-record.ts';
import { amountsText, refuseWrongPayment } from '../applications/payment-review.ts';
import { wirePayment } from '../applications/wire-payment.ts';
import { hasDocumentsOutstanding, setApplicationStatus } from '../checkout/order-status.ts';
import type { AgentContext } from '../server/context.ts';
import { serve } from '../server/route.ts';

type Payment = typeof payments.$inferSelect;

/** Adds slip and proof as required documents when the payment came without them. */
async function requireMissingDocuments(
  { orm }: AgentContext,
  { items, payingAccount }: ApplicationRecord,
  payment: Payment,
): Promise<void> {
  const [form] = items;
  const { id, applicationId, slip, payer, method } = payment;
  const needsProof = payer !== null && payer.proof === undefined && !isHolder(payer, payingAccount.holders);
  const documents = [
    { key: 'SLIP', name: slip === null ? paymentMethods[method].slip : undefined },
    { key: 'PAYER', name: needsProof ? PAYER_PROOF : undefined },
  ];
  for (const { key, name } of documents) {
    if (!name || !form) continue;
    await orm.insert(requiredDocuments).values({
      id: `${id}-${key}`,
      applicationId,
      applicationItemId: form.id,
      name,
      mandatory: true,
      status: 'Pending',
    });
  }
}

/** Verifies a pending payment attempt and updates the application's status. @returns the updated attempt. */
async function verifyAttempt(
  context: AgentContext,
  application: ApplicationRecord,
  payment: Payment,
): Promise<Payment> {
  if (payment.outcome !== 'pending') return payment;
  const { orm, now } = context;
  const outcome = paymentOutcome(payment.reference, payment.verifications);
  const newPayment = { ...payment, outcome, verifications: payment.verifications + 1 };
  await orm
    .update(payments)
    .set({ outcome, verifications: newPayment.verifications })
    .where(eq(payments.id, payment.id));
  if (outcome === 'pending') return newPayment;
  if (outcome === 'paid') await requireMissingDocuments(context, application, payment);
  const applicationId = application.row.id;
  const detail = amountsText(payment.amounts);
  const { due } = await readOwnApplication(context, applicationId);
  const next =
    due.length === 0
      ? statusAfterPayment(application.row.status, outcome, await hasDocumentsOutstanding(orm, applicationId))
      : undefined;
  const title = outcome === 'paid' ? 'Payment received' : 'Payment failed';
  if (next) await setApplicationStatus(orm, applicationId, { status: next, title, detail }, now);
  else await orm.insert(applicationEvents).values({ applicationId, at: now, title, detail });
  return newPayment;
}

export const paymentRoutes = [
  serve(paymentSummary, async ({ applicationId }, context) => {
    const { row, payingAccount, due, items } = await readOwnApplication(context, applicationId);
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
      methods: due.flatMap(({ currency }) => methodsFor(payingAccount.plan, currency)),
    };
  }),

  serve(pay, async ({ applicationId, payment }, context) => {
    const { method, amounts, reference, cheque, slip, payer } = payment;
    const application = await readOwnApplication(context, applicationId);
    await refuseWrongPayment(context, application, payment);
    const id = runningId('PY', await takeNumbers(context.orm, 'payment'));
    await context.orm.insert(payments).values({
      id,
      applicationId,
      method,
      amounts,
      reference,
      cheque: cheque ?? null,
      slip: slip ?? null,
      payer: payer ?? null,
      outcome: 'pending',
      verifications: 0,
      at: context.now,
    });
    return { paymentId: id, status: 'pending' as const };
  }),

  serve(verifyPayment, async ({ applicationId }, context) => {
    const application = await readOwnApplication(context, applicationId);
    const attempts = await context.orm
      .select()
      .from(payments)
      .where(eq(payments.applicationId, applicationId))
      .orderBy(asc(payments.at), asc(payments.id));
    const verifiedPayments: Payment[] = [];
    // older attempts too: two currencies are two payments, and both must be verified
    for (const attempt of attempts) verifiedPayments.push(await verifyAttempt(context, application, attempt));
    const newest = verifiedPayments.at(-1);
    if (newest) return wirePayment(newest);
    const nothing = { reference: null, agentReference: null, method: null, paidAt: null };
    return { ...nothing, status: 'failed' as const, amounts: [] };
  }),
];
