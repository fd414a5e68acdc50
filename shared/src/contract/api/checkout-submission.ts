import { isoInstant } from '@portal/shared/dates';
import * as z from '@portal/shared/schema';
import { checkoutApplication } from './checkout.ts';
import { defineEndpoint } from './endpoint.ts';
import { payer, paymentMethodCode } from './payment-method.ts';
import { currency, emailAddress, id, line, prose } from './wire.ts';

const checkoutChannel = z.enum(['Digital Transaction', 'Digital AOF']);
const itemIds = z.array(id).check(z.minLength(1));

/** Checks whether items can be checked out. Each complaint names its item (CHK-02). */
export const validateCheckout = defineEndpoint({
  method: 'POST',
  changes: false,
  path: '/application/checkout/validate',
  body: z.strictObject({ channel: checkoutChannel, userId: id, customerId: id, itemIds }),
  response: z.object({
    valid: z.boolean(),
    complaints: z.array(z.object({ itemId: id, message: z.string() })),
  }),
});

/** Why a bought scheme does not suit the customer. `no-assessment`: it is missing, expired or was declined. */
export const mismatchKinds = ['risk', 'currency', 'no-assessment'] as const;
/** Why a bought scheme does not suit the customer. */
export type MismatchKind = (typeof mismatchKinds)[number];

/** Codes of the statements that are ticked at checkout. A mismatch `no-assessment` has one for each cause. */
export const statementCodes = [
  'documents-received',
  'mismatch-risk',
  'mismatch-currency',
  'assessment-none',
  'assessment-expired',
  'assessment-declined',
  'departure-and-withdrawal',
  'extra-care-explained',
  'email-confirmed',
] as const;
/** Code of a statement that is ticked at checkout. */
export type StatementCode = (typeof statementCodes)[number];

/** Declarations of agent and customer at checkout (docs/calls.md). */
const declaration = z.strictObject({
  /** The customer has received the documents of every fund that is bought; null when none of them has documents. */
  documentsReceived: z.nullable(z.literal(true)),
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
  changes: true,
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
    customerEmail: emailAddress,
    agentEmail: line,
    payer: z.optional(payer),
  }),
  response: z.object({ checkoutId: id, applications: z.array(checkoutApplication) }),
});
