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
  /** When the customer's confirmation link stops working. */
  expiresAt: isoInstant,
  /** Why the customer rejected it. */
  reason: optionalText,
  items: z.array(z.object({ itemId: id, item: transactionItem })),
  applications: z.array(application),
  /** What is to be paid once it is confirmed. */
  due: amountsByCurrency,
});
export type Checkout = z.output<typeof checkoutRecord>;

/** Checkouts of a customer in one channel, newest first. */
export const checkoutsOf = defineEndpoint({
  method: 'GET',
  path: '/application/checkout',
  query: z.strictObject({ userId: id, channel, customerId: id }),
  response: z.array(checkoutRecord),
  onFailure: 'throw',
});

/** Checkouts by id: read back after a submit. The same call as `checkoutsOf`, asked the other way. */
export const checkoutsByIds = defineEndpoint({
  method: 'GET',
  path: '/application/checkout',
  query: z.strictObject({ checkoutIds: queryIds }),
  response: z.array(checkoutRecord),
  onFailure: 'throw',
});

const checkoutChannel = z.enum(['Digital Transaction', 'Digital AOF']);
const itemIds = z.array(id).check(z.minLength(1));

/** Asks the service whether these items may be checked out; complaints name their item (CHK-02). */
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

/** What agent and customer declare at checkout. */
const declaration = z.strictObject({
  /** The customer has received prospectus and product highlights of every scheme. */
  documentsReceived: z.literal(true),
  /** Items riskier than the customer's category, each with the reason to go on. */
  mismatches: z.array(z.strictObject({ itemId: id, reason: prose })),
  /** Ringgit borrowing of the customer; null where no currency but MYR is bought. */
  domesticBorrowing: z.nullable(z.boolean()),
  /** Whom to contact for a vulnerable customer. */
  trustedContact: z.nullable(z.strictObject({ name: line, phone: line })),
});
export type Declaration = z.input<typeof declaration>;

/** Turns items of the cart into a checkout that the customer confirms (CHK-01). No money moves yet. */
export const submitCheckout = defineEndpoint({
  method: 'POST',
  path: '/application/checkout',
  body: z.strictObject({
    channel: checkoutChannel,
    userId: id,
    customerId: id,
    itemIds,
    declaration,
    /** The method chosen for each currency that is due; empty when nothing is. */
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

/** Sends the customer's e-mail again with a new link; the old one is void. While confirmation is pending, 3 an hour. */
export const resendCheckoutEmail = defineEndpoint({
  method: 'POST',
  path: '/application/checkout/resendemail',
  body: aboutCheckout,
  response: z.object({ checkoutId: id, customerEmail: z.string(), expiresAt: isoInstant }),
  onFailure: 'throw',
});

/** Takes a checkout back that is pending, rejected or expired: its items return to the cart under their own ids. */
export const moveCheckoutToDraft = defineEndpoint({
  method: 'POST',
  path: '/application/checkout/movetodraft',
  body: aboutCheckout,
  response: z.object({ checkoutId: id, itemIds: z.array(id) }),
  onFailure: 'throw',
});

/** Deletes a pending checkout with its items: they are lost, not in the cart again. */
export const deleteCheckout = defineEndpoint({
  method: 'POST',
  path: '/application/checkout/deletebyagent',
  body: aboutCheckout,
  response: z.object({ checkoutId: id }),
  onFailure: 'throw',
});

/** Documents that the forms of a checkout ask for (CHK-05). */
export const checkoutDocuments = defineEndpoint({
  method: 'GET',
  path: '/application/checkout/documentrequired/list',
  query: z.strictObject({ checkoutid: id }),
  response: z.array(requiredDocument),
  onFailure: 'throw',
});
