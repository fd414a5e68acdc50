import { isoInstant } from '@portal/shared/dates';
import * as z from '@portal/shared/schema';
import { requiredDocument } from './documents.ts';
import { defineEndpoint } from './endpoint.ts';
import { payer, paymentMethodCode } from './payment-method.ts';
import { applicationStatus, checkoutStatus } from './status.ts';
import { transactionItem } from './transaction-payloads.ts';
import { amountsByCurrency, channel, currency, id, line, optionalText, prose, queryIds } from './wire.ts';

const application = z.object({ applicationId: id, formNo: z.string(), status: applicationStatus });

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
  applications: z.array(application),
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
  onFailure: 'throw',
});

/** Checkouts by id, to read them after a submit. Same path as `checkoutsOf`, other query. */
export const checkoutsByIds = defineEndpoint({
  method: 'GET',
  path: '/application/checkout',
  query: z.strictObject({ checkoutIds: queryIds }),
  response: z.array(checkoutRecord),
  onFailure: 'throw',
});

const checkoutChannel = z.enum(['Digital Transaction', 'Digital AOF']);
const itemIds = z.array(id).check(z.minLength(1));

/** Checks whether items can be checked out. Each complaint names its item (CHK-02). */
export const validateCheckout = defineEndpoint({
  method: 'POST',
  path: '/application/checkout/validate',
  body: z.strictObject({ channel: checkoutChannel, userId: id, customerId: id, itemIds }),
  response: z.object({
    valid: z.boolean(),
    complaints: z.array(z.object({ itemId: id, message: z.string() })),
  }),
  onFailure: 'throw',
});

/** Why a bought scheme does not suit the customer. `no-assessment`: it is missing, expired or was declined. */
export const mismatchKinds = ['risk', 'currency', 'no-assessment'] as const;
/** Why a bought scheme does not suit the customer. */
export type MismatchKind = (typeof mismatchKinds)[number];

/** Codes of the statements that are ticked at checkout. A mismatch has one for each kind. */
export const statementCodes = [
  'documents-received',
  'mismatch-risk',
  'mismatch-currency',
  'mismatch-no-assessment',
  'extra-care-explained',
  'email-confirmed',
] as const;
/** Code of a statement that is ticked at checkout. */
export type StatementCode = (typeof statementCodes)[number];

/** Declarations of agent and customer at checkout (tables, payload fields). */
const declaration = z.strictObject({
  /** The customer has received prospectus and product highlights of every scheme. */
  documentsReceived: z.literal(true),
  /** Items that do not suit the customer, each with the customer’s reason to continue. */
  mismatches: z.array(z.strictObject({ itemId: id, kind: z.enum(mismatchKinds), reason: prose })),
  /** Whether the customer has ringgit borrowing; null when only MYR is bought. */
  domesticBorrowing: z.nullable(z.boolean()),
  /** What a vulnerable customer was offered; null for other customers. */
  vulnerable: z.nullable(
    z.strictObject({
      explained: z.literal(true),
      trustedContact: z.nullable(z.strictObject({ name: line, phone: line })),
    }),
  ),
  /** The customer has confirmed the e-mail address. */
  emailConfirmed: z.literal(true),
  /**
   * One for each box that was ticked, in the order of the screen. Those of mismatches are in the order of `mismatches`.
   * `version` identifies the wording of a code.
   */
  statements: z.array(
    z.strictObject({ code: z.enum(statementCodes), version: z.int(), tickedAt: z.pipe(line, isoInstant) }),
  ),
});
/** Declarations of agent and customer in a request. */
export type Declaration = z.input<typeof declaration>;

/** Turns items of the cart into a checkout that the customer confirms (CHK-01). It moves no money. */
export const submitCheckout = defineEndpoint({
  method: 'POST',
  path: '/application/checkout',
  body: z.strictObject({
    channel: checkoutChannel,
    userId: id,
    customerId: id,
    itemIds,
    declaration,
    /** Payment method for each currency that is due; empty when nothing is due. */
    payment: z.array(z.strictObject({ currency, method: paymentMethodCode })),
    customerName: line,
    agentName: line,
    customerEmail: z.email(),
    agentEmail: line,
    payer: z.optional(payer),
  }),
  response: z.object({ checkoutId: id, applications: z.array(application) }),
  onFailure: 'throw',
});

const aboutCheckout = z.strictObject({ checkoutId: id });

/**
 * Sends the customer's e-mail again with a new link; the old link becomes invalid. Allowed 3 times an hour
 * while confirmation is pending.
 */
export const resendCheckoutEmail = defineEndpoint({
  method: 'POST',
  path: '/application/checkout/resendemail',
  body: aboutCheckout,
  response: z.object({ checkoutId: id, customerEmail: z.string(), expiresAt: isoInstant }),
  onFailure: 'throw',
});

/** Returns the items of a pending, rejected or expired checkout to the cart. They keep their ids. */
export const moveCheckoutToDraft = defineEndpoint({
  method: 'POST',
  path: '/application/checkout/movetodraft',
  body: aboutCheckout,
  response: z.object({ checkoutId: id, itemIds: z.array(id) }),
  onFailure: 'throw',
});

/** Deletes a pending checkout and its items; they do not return to the cart. */
export const deleteCheckout = defineEndpoint({
  method: 'POST',
  path: '/application/checkout/deletebyagent',
  body: aboutCheckout,
  response: z.object({ checkoutId: id }),
  onFailure: 'throw',
});

/** Documents that the forms of a checkout require (CHK-05). */
export const checkoutDocuments = defineEndpoint({
  method: 'GET',
  path: '/application/checkout/documentrequired/list',
  query: z.strictObject({ checkoutid: id }),
  response: z.array(requiredDocument),
  onFailure: 'throw',
});
