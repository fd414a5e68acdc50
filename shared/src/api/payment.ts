import { isoDate, isoInstant } from '@portal/shared/dates';
import { wireAmount } from '@portal/shared/money';
import * as z from '@portal/shared/schema';
import { defineEndpoint } from './endpoint.ts';
import { payer, paymentMethodCode } from './payment-method.ts';
import { applicationStatus, paymentStatus } from './status.ts';
import { itemType } from './transaction-payloads.ts';
import { amountsByCurrency, amountsSent, currency, id, line, optionalText, plan } from './wire.ts';

const allowedMethod = z.object({
  code: paymentMethodCode,
  name: z.string(),
  currency,
  /** Limits of one payment; null where there is none. */
  minimum: z.nullable(wireAmount),
  maximum: z.nullable(wireAmount),
  needsSlip: z.boolean(),
});
export type AllowedPaymentMethod = z.output<typeof allowedMethod>;

const payableItem = z.object({
  /** The transaction form inside the application. */
  formId: id,
  type: itemType,
  accountId: id,
  plan,
  scheme: z.string(),
  schemeName: z.string(),
  currency,
  amount: wireAmount,
});
export type PayableItem = z.output<typeof payableItem>;

/** What an application owes, by currency, and how it may be paid. */
export const paymentSummary = defineEndpoint({
  method: 'GET',
  path: '/application/paymentsummary',
  query: z.strictObject({ applicationId: id }),
  response: z.object({
    applicationId: id,
    formNo: z.string(),
    customerId: id,
    customerName: z.string(),
    status: applicationStatus,
    /** Still to be paid; empty once everything is. */
    due: amountsByCurrency,
    items: z.array(payableItem),
    methods: z.array(allowedMethod),
  }),
  onFailure: 'throw',
});
export type PaymentSummary = z.output<(typeof paymentSummary)['response']>;

/** Pays. The outcome is read by `verifyPayment`; after a lost reply too. */
export const pay = defineEndpoint({
  method: 'POST',
  path: '/application/payment',
  body: z.strictObject({
    applicationId: id,
    payment: z.strictObject({
      method: paymentMethodCode,
      amounts: amountsSent.check(z.minLength(1)),
      /** The agent's or the bank's own reference, such as a cheque number. */
      reference: line,
      /** Of a cheque alone; its number is the reference. Its date lies at most 6 months back. */
      cheque: z.optional(z.strictObject({ bank: line.check(z.minLength(1)), date: isoDate })),
      /** Path of the uploaded slip. */
      slip: z.optional(line),
      payer: z.optional(payer),
    }),
  }),
  response: z.object({ paymentId: id, status: paymentStatus }),
  onFailure: 'throw',
});

/**
 * Asks the bank about every payment of an application that is pending, and reads the outcome of the newest. A payment
 * that was settled stays so, however often this is asked.
 */
export const verifyPayment = defineEndpoint({
  method: 'POST',
  path: '/application/verify',
  body: z.strictObject({ applicationId: id, userId: id }),
  response: z.object({
    status: paymentStatus,
    /** The payment provider's reference. */
    reference: optionalText,
    method: z.nullable(paymentMethodCode),
    paidAt: z.nullable(isoInstant),
    amounts: amountsByCurrency,
  }),
  onFailure: 'throw',
});
export type PaymentOutcome = z.output<(typeof verifyPayment)['response']>;
