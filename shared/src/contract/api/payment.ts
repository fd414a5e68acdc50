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
  /** Limits of one payment; null without a limit. */
  minimum: z.nullable(wireAmount),
  maximum: z.nullable(wireAmount),
  needsSlip: z.boolean(),
});
/** A payment method with its limits. */
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
/** An item that a payment covers. */
export type PayableItem = z.output<typeof payableItem>;

/** Amounts due of an application, by currency, with its payment methods. */
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
    /** Amounts still to be paid; empty when everything is paid. */
    due: amountsByCurrency,
    items: z.array(payableItem),
    methods: z.array(allowedMethod),
  }),
});
/** Reply of `paymentSummary`. */
export type PaymentSummary = z.output<(typeof paymentSummary)['response']>;

/** Maximum number of characters of a payment's reference. */
export const maxReferenceLength = 40;

/** Pays. `verifyPayment` returns the outcome, also after a lost reply. */
export const pay = defineEndpoint({
  method: 'POST',
  changes: true,
  path: '/application/payment',
  body: z.strictObject({
    applicationId: id,
    payment: z.strictObject({
      method: paymentMethodCode,
      amounts: amountsSent.check(z.minLength(1)),
      /** Reference of the agent or the bank, such as a cheque number. */
      reference: line.check(z.maxLength(maxReferenceLength)),
      /** Only for a cheque, whose number is the reference. Its date is at most 6 months ago. */
      cheque: z.optional(z.strictObject({ bank: line.check(z.minLength(1)), date: isoDate })),
      /** Path of the uploaded slip. */
      slip: z.optional(line),
      payer: z.optional(payer),
    }),
  }),
  response: z.object({ paymentId: id, status: paymentStatus }),
});

/**
 * Checks every pending payment of an application with the bank and returns the outcome of the newest payment.
 * Repeated calls do not change a payment that has its outcome.
 */
export const verifyPayment = defineEndpoint({
  method: 'POST',
  changes: true,
  path: '/application/verify',
  body: z.strictObject({ applicationId: id, userId: id }),
  response: z.object({
    status: paymentStatus,
    /** Reference of the payment provider. */
    reference: optionalText,
    /** Reference that the agent entered, such as a cheque number; null without one. */
    agentReference: optionalText,
    method: z.nullable(paymentMethodCode),
    paidAt: z.nullable(isoInstant),
    amounts: amountsByCurrency,
  }),
});
/** Reply of `verifyPayment`. */
export type PaymentOutcome = z.output<(typeof verifyPayment)['response']>;
