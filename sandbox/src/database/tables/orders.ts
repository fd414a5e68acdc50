import type { Payer, PaymentMethodCode } from '@portal/shared/api/payment-method';
import type { Channel } from '@portal/shared/api/wire';
import { boolean, date, index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import type { CurrencyAmount, OrderItem } from '../../rules/orders/order-item.ts';
import type {
  ApplicationStatus,
  CheckoutStatus,
  PaymentStatus,
} from '../../rules/orders/status-transitions.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Any JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** State of a cart item: in the cart, in a checkout, or removed by the agent. */
export type CartItemState = 'cart' | 'checkout' | 'removed';

/** Items of all carts; also those that were checked out or removed. */
export const cartItems = pgTable(
  'cart_items',
  {
    id: text('id').primaryKey(),
    agentUserId: text('agent_user_id').notNull(),
    customerId: text('customer_id').notNull(),
    customerName: text('customer_name').notNull(),
    channel: text('channel').$type<Channel>().notNull(),
    item: jsonb('item').$type<OrderItem>().notNull(),
    state: text('state').$type<CartItemState>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** When it was saved last; null until it is saved again. */
    savedAt: instant('saved_at'),
  },
  (table) => [index('cart_items_owner').on(table.agentUserId, table.customerId, table.channel)],
);

/** Checkouts of agents, sent to customers for confirmation. */
export const checkouts = pgTable(
  'checkouts',
  {
    /** `CO-YYMM-nnnn`. */
    id: text('id').primaryKey(),
    agentUserId: text('agent_user_id').notNull(),
    customerId: text('customer_id').notNull(),
    customerName: text('customer_name').notNull(),
    customerEmail: text('customer_email').notNull(),
    agentName: text('agent_name').notNull(),
    agentEmail: text('agent_email').notNull(),
    channel: text('channel').$type<Channel>().notNull(),
    status: text('status').$type<CheckoutStatus>().notNull(),
    itemIds: jsonb('item_ids').$type<readonly string[]>().notNull(),
    declaration: jsonb('declaration').$type<Json>().notNull(),
    /** The chosen method by currency. It makes no payment. */
    payment: jsonb('payment').$type<readonly ChosenMethod[]>().notNull(),
    payer: jsonb('payer').$type<Payer>(),
    /** Why the customer rejected it. */
    reason: text('reason'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('checkouts_owner').on(table.agentUserId, table.customerId)],
);

/** The method chosen at checkout for a currency. */
export interface ChosenMethod {
  readonly currency: string;
  readonly method: PaymentMethodCode;
}

/** One application for each account of a checkout. */
export const applications = pgTable(
  'applications',
  {
    id: text('id').primaryKey(),
    /** `DT-YYMM-nnnnn`, the number that agents and customers see. */
    formNo: text('form_no').notNull().unique(),
    checkoutId: text('checkout_id').notNull(),
    accountId: text('account_id').notNull(),
    agentUserId: text('agent_user_id').notNull(),
    customerId: text('customer_id').notNull(),
    customerName: text('customer_name').notNull(),
    channel: text('channel').$type<Channel>().notNull(),
    status: text('status').$type<ApplicationStatus>().notNull(),
    reason: text('reason'),
    submittedAt: instant('submitted_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** The last business day that the clock page let pass for it; `null` before the first. */
    processedTo: date('processed_to', { mode: 'string' }),
  },
  (table) => [
    index('applications_agent').on(table.agentUserId, table.submittedAt),
    index('applications_checkout').on(table.checkoutId),
  ],
);

/** The transaction forms of an application, one for each item. */
export const applicationItems = pgTable(
  'application_items',
  {
    /** `transactionFormId` of the calls about documents. */
    id: text('id').primaryKey(),
    applicationId: text('application_id').notNull(),
    cartItemId: text('cart_item_id').notNull(),
    item: jsonb('item').$type<OrderItem>().notNull(),
    position: integer('position').notNull(),
    /** Whether it has changed holdings. Until then its units are pending. */
    isSettled: boolean('is_settled').notNull(),
  },
  (table) => [index('application_items_application').on(table.applicationId)],
);

/** Entries of the applications' timelines. */
export const applicationEvents = pgTable(
  'application_events',
  {
    id: serial('id').primaryKey(),
    applicationId: text('application_id').notNull(),
    at: instant('at').notNull(),
    /** Set when the application changed its status. */
    status: text('status').$type<ApplicationStatus>(),
    title: text('title').notNull(),
    detail: text('detail'),
    /** Name of the holder who caused it, where several holders answer. */
    holder: text('holder'),
  },
  (table) => [index('application_events_application').on(table.applicationId)],
);

/** Payment attempts. Amounts of paid ones are no longer due. */
export const payments = pgTable(
  'payments',
  {
    id: text('id').primaryKey(),
    applicationId: text('application_id').notNull(),
    method: text('method').$type<PaymentMethodCode>().notNull(),
    amounts: jsonb('amounts').$type<readonly CurrencyAmount[]>().notNull(),
    reference: text('reference').notNull(),
    cheque: jsonb('cheque').$type<{ readonly bank: string; readonly date: string }>(),
    /** Path of the upload. */
    slip: text('slip'),
    payer: jsonb('payer').$type<Payer>(),
    outcome: text('outcome').$type<PaymentStatus>().notNull(),
    verifications: integer('verifications').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('payments_application').on(table.applicationId)],
);

type DocumentStatus = 'Pending' | 'Uploaded' | 'Accepted' | 'Rejected';

/** Documents that transaction forms need. */
export const requiredDocuments = pgTable(
  'required_documents',
  {
    id: text('id').primaryKey(),
    applicationId: text('application_id').notNull(),
    applicationItemId: text('application_item_id').notNull(),
    name: text('name').notNull(),
    mandatory: boolean('mandatory').notNull(),
    status: text('status').$type<DocumentStatus>().notNull(),
    remark: text('remark'),
    /** `bucket::key` once uploaded. */
    path: text('path'),
  },
  (table) => [index('required_documents_application').on(table.applicationId)],
);
