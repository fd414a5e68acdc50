import { isoInstant } from '@portal/shared/dates';
import * as z from '@portal/shared/schema';
import { requiredDocument } from './documents.ts';
import { defineEndpoint } from './endpoint.ts';
import { applicationStatus, checkoutStatus } from './status.ts';
import { transactionItem } from './transaction-payloads.ts';
import { amountsByCurrency, channel, id, optionalText, plan, queryIds } from './wire.ts';

/** An application of a checkout. */
export const checkoutApplication = z.object({
  applicationId: id,
  formNo: z.string(),
  status: applicationStatus,
});

/** A person who got the confirmation e-mail: the customer, and the joint holder where both sign. */
const recipient = z.object({
  name: z.string(),
  email: z.string(),
  /** When the newest e-mail was sent. */
  sentAt: isoInstant,
  /** Null until the person has answered. */
  answer: z.nullable(z.object({ kind: z.enum(['confirmed', 'rejected']), at: isoInstant })),
});
/** A person who got the confirmation e-mail. */
export type CheckoutRecipient = z.output<typeof recipient>;

const sentApplication = z.object({
  ...checkoutApplication.shape,
  /** Plan of its account; null when its items have no account. EPF pays the applications of plan EPF. */
  plan: z.nullable(plan),
  /** Its account, also one that an onboarding is about to open; null for forms about the customer alone. */
  accountId: z.nullable(id),
  /** The items of the checkout that are in it. */
  itemIds: z.array(id),
  /** Amounts still to be paid, by currency. */
  due: amountsByCurrency,
  /** When it was paid in full; null while something is due, and when nothing was. */
  paidAt: z.nullable(isoInstant),
  /** When it was complete and went to the manager; null before. */
  receivedAt: z.nullable(isoInstant),
});
/** An application of a checkout that was sent. */
export type SentApplication = z.output<typeof sentApplication>;

const checkoutRecord = z.object({
  checkoutId: id,
  status: checkoutStatus,
  channel,
  customerId: id,
  customerName: z.string(),
  customerEmail: optionalText,
  createdAt: isoInstant,
  /** When the customer's confirmation link expires. */
  expiresAt: isoInstant,
  /** Why the customer rejected it. */
  reason: optionalText,
  items: z.array(z.object({ itemId: id, item: transactionItem })),
  applications: z.array(sentApplication),
  /** Persons who got the confirmation e-mail, the customer first. */
  recipients: z.array(recipient),
  /** Amounts to be paid after confirmation. */
  due: amountsByCurrency,
});
/** A checkout with its items. */
export type Checkout = z.output<typeof checkoutRecord>;

/** Checkouts of a customer in one channel, newest first. */
export const checkoutsOf = defineEndpoint({
  method: 'GET',
  path: '/application/checkout',
  query: z.strictObject({ userId: id, channel, customerId: id }),
  response: z.array(checkoutRecord),
});

/** Checkouts by id, to read them after a submit. Same path as `checkoutsOf`, other query. */
export const checkoutsByIds = defineEndpoint({
  method: 'GET',
  path: '/application/checkout',
  query: z.strictObject({ checkoutIds: queryIds }),
  response: z.array(checkoutRecord),
});

const aboutCheckout = z.strictObject({ checkoutId: id });

/**
 * Sends the customer's e-mail again with a new link; the old link becomes invalid. Allowed 3 times an hour
 * while confirmation is pending.
 */
export const resendCheckoutEmail = defineEndpoint({
  method: 'POST',
  changes: true,
  path: '/application/checkout/resendemail',
  body: aboutCheckout,
  response: z.object({ checkoutId: id, customerEmail: z.string(), expiresAt: isoInstant }),
});

/** Returns the items of a pending, rejected or expired checkout to the cart. They keep their ids. */
export const moveCheckoutToDraft = defineEndpoint({
  method: 'POST',
  changes: true,
  path: '/application/checkout/movetodraft',
  body: aboutCheckout,
  response: z.object({ checkoutId: id, itemIds: z.array(id) }),
});

/** Deletes a pending checkout and its items; they do not return to the cart. */
export const deleteCheckout = defineEndpoint({
  method: 'POST',
  changes: true,
  path: '/application/checkout/deletebyagent',
  body: aboutCheckout,
  response: z.object({ checkoutId: id }),
});

/** Documents that the forms of a checkout require (CHK-05). */
export const checkoutDocuments = defineEndpoint({
  method: 'GET',
  path: '/application/checkout/documentrequired/list',
  query: z.strictObject({ checkoutid: id }),
  response: z.array(requiredDocument),
});
