import { isoInstant } from '@portal/shared/dates';
import { wireAmount, wireUnits } from '@portal/shared/money';
import * as z from '@portal/shared/schema';
import { account } from './accounts.ts';
import { mismatchKinds } from './checkout-submission.ts';
import { requiredDocument } from './documents.ts';
import { defineEndpoint } from './endpoint.ts';
import { paymentMethodCode } from './payment-method.ts';
import { applicationStatus, paymentStatus } from './status.ts';
import { itemType, transactionItem } from './transaction-payloads.ts';
import { amountsByCurrency, channel, currency, id, optionalText, plan } from './wire.ts';

const applicationHead = {
  applicationId: id,
  formNo: z.string(),
  checkoutId: id,
  channel,
  status: applicationStatus,
  /** Explains the status in words; null when the status is enough. */
  reason: optionalText,
  submittedAt: isoInstant,
  updatedAt: isoInstant,
  /** When the customer's confirmation link expires; null after confirmation. */
  expiresAt: z.nullable(isoInstant),
  /** Amounts still to be paid, by currency. */
  due: amountsByCurrency,
  /** Whether the customer confirmed it; a confirmed one cannot go back to the cart. */
  isConfirmed: z.optional(z.boolean()),
  /** Names of the holders who have not confirmed yet, where several were asked. */
  awaiting: z.optional(z.array(z.string())),
};

const schemeRef = { scheme: id, schemeName: z.string(), currency };

/** The scheme that an item buys or sells, and the one that a switch buys; null for the other types. */
const moved = {
  type: z.enum(['investment', 'redemption', 'switching']),
  ...schemeRef,
  to: z.nullable(z.object(schemeRef)),
};

/** How much an item moves: money, units, or all units of a holding. */
const itemSize = z.discriminatedUnion('by', [
  z.object({ by: z.literal('amount'), ...moved, amount: wireAmount }),
  z.object({ by: z.literal('units'), ...moved, units: wireUnits }),
  z.object({ by: z.literal('all'), ...moved }),
]);

const applicationRow = z.object({
  ...applicationHead,
  customerId: id,
  customerName: z.string(),
  /** Null for forms about the customer alone. */
  accountId: z.nullable(id),
  /** Types of its items, without duplicates. */
  types: z.array(itemType),
  /** Plan of its account; null when its items have no account. EPF pays the applications of plan EPF. */
  plan: z.nullable(plan),
  /** One for each item that moves money or units, in the order of the items. */
  sizes: z.array(itemSize),
});
/** An application in the list. */
export type ApplicationRow = z.output<typeof applicationRow>;

/** The agent's applications, newest first. */
export const applicationList = defineEndpoint({
  method: 'GET',
  path: '/application/agent/list',
  query: z.strictObject({ userId: id, channel: z.literal('Digital Transaction') }),
  response: z.array(applicationRow),
});

const applicationItem = z.object({
  /** The transaction form inside the application. */
  formId: id,
  status: applicationStatus,
  item: transactionItem,
  /** Why the customer wanted a scheme that does not suit; empty when it suits. */
  mismatches: z.array(z.object({ kind: z.enum(mismatchKinds), reason: z.string() })),
});
/** An item of an application. */
export type ApplicationItem = z.output<typeof applicationItem>;

const applicationPayment = z.object({
  paymentId: id,
  method: paymentMethodCode,
  status: paymentStatus,
  /** Reference of the payment provider; null before it is paid. */
  reference: optionalText,
  /** Reference that the agent entered, such as a cheque number; null without one. */
  agentReference: optionalText,
  paidAt: z.nullable(isoInstant),
  amounts: amountsByCurrency,
});
/** A payment of an application. */
export type ApplicationPayment = z.output<typeof applicationPayment>;

const timelineEntry = z.object({
  at: isoInstant,
  /** Set when the entry changed the application's status. */
  status: z.nullable(applicationStatus),
  title: z.string(),
  detail: optionalText,
  /** Name of the holder who caused it, where several holders answer; else null. */
  holder: optionalText,
});
/** An event in an application's history. */
export type TimelineEntry = z.output<typeof timelineEntry>;

/** One application: items, payments and events, newest first (APP-02). */
export const applicationDetail = defineEndpoint({
  method: 'GET',
  path: '/application/detail',
  query: z.strictObject({ applicationId: id }),
  response: z.object({
    ...applicationHead,
    customer: z.object({ customerId: id, name: z.string(), idNo: z.string(), email: optionalText }),
    agent: z.object({ name: z.string(), email: optionalText, agentCode: z.string() }),
    /** Null for forms about the customer alone. */
    account: z.nullable(account),
    items: z.array(applicationItem),
    payments: z.array(applicationPayment),
    timeline: z.array(timelineEntry),
  }),
});
/** One application in full. */
export type Application = z.output<(typeof applicationDetail)['response']>;

/** Documents that one transaction form of an application requires (APP-03). */
export const applicationDocuments = defineEndpoint({
  method: 'GET',
  path: '/application/documentrequired/list',
  query: z.strictObject({ applicationId: id, transactionFormId: id }),
  response: z.array(requiredDocument),
});
