import { type Counters, runningId } from '../../database/counters.ts';
import { formCount, type OrderRequest, type OrderRows, orderRows } from '../../database/order-rows.ts';
import { codeFor } from '../../rules/agent-codes.ts';
import type { CurrencyAmount } from '../../rules/orders/order-item.ts';
import type { ApplicationStatus } from '../../rules/orders/status-transitions.ts';
import { amountsDue } from '../../rules/payments/amounts-due.ts';
import type { DemoAgent } from '../demo-agents.ts';
import type { Source } from '../random.ts';
import type { AccountRow, AttachmentRow, CartItemRow, ConfirmationLinkRow, PaymentRow } from '../rows.ts';
import { cartRow } from './cart-row.ts';
import { confirmationLinksOf } from './confirmation-links.ts';
import { exampleAttachment } from './example-files.ts';
import { type OrderHistory, pastApplication, withHistory } from './order-history.ts';
import { type Candidate, itemsFor } from './order-items.ts';
import { pastDeclaration } from './past-declaration.ts';
import { ONLY_WITH_PAYMENT, PAID } from './status-steps.ts';

/** Past orders as rows: carts, checkouts, payments and uploads. */
export interface OrderBook {
  readonly cartItems: CartItemRow[];
  readonly orders: OrderRows[];
  readonly payments: PaymentRow[];
  readonly attachments: AttachmentRow[];
  readonly links: ConfirmationLinkRow[];
}

/** A given past order, beside the random ones. */
export interface ExampleOrder {
  readonly candidate: Candidate;
  readonly history: OrderHistory;
}

const DAY_MS = 86_400_000;

interface OrderContext {
  readonly source: Source;
  readonly agent: DemoAgent;
  readonly candidate: Candidate;
  readonly now: Date;
}

/**
 * Adds a past order to the book, with the status, documents, links and payments that `history` implies, and takes its
 * numbers from `counters`. It does nothing when the agent is not registered for the account's plan.
 */
export function placeOrder(
  book: OrderBook,
  counters: Counters,
  context: OrderContext,
  history: OrderHistory,
): void {
  const { source, agent, candidate, now } = context;
  const { customer, account } = candidate;
  const code = codeFor(agent.codes, account.plan);
  if (code === undefined) return;
  const sentAt = new Date(now.getTime() - history.daysAgo * DAY_MS - source.int(1, 20) * 600_000);
  const cartItems = (
    history.items ?? itemsFor(source, candidate, code, ONLY_WITH_PAYMENT.has(history.status))
  ).map((item) => cartRow({ agent, customer }, item, counters, sentAt, history.onboardingId));
  const items = cartItems.map(({ id, item }) => ({ id, item }));
  const due = amountsDue(items.map(({ item }) => item));
  const request = {
    ...orderRequest(context, items, due, sentAt),
    ...(history.onboardingId === undefined
      ? {}
      : { channel: 'Digital AOF' as const, recordAccountId: account.id }),
  };
  const rows = orderRows(request, { checkout: ++counters.checkout, form: counters.form + 1 }, sentAt);
  counters.form += formCount(request);
  const past = rows.applications.map((row) => pastApplication(row, rows, history, sentAt));
  book.orders.push({
    ...withHistory(rows, history, past),
    documents: attachExamples(book, documentsAt(history.status, rows), agent, sentAt),
  });
  book.links.push(...confirmationLinksOf(rows, account, past[0]?.steps[0], sentAt));
  book.cartItems.push(...cartItems);
  const paidAmounts = due.filter(({ currency }) => isPaid(history, currency));
  if (paidAmounts.length > 0)
    book.payments.push(
      ...past
        .filter(({ isPaid: hasPayment }) => hasPayment)
        .map(({ row, steps }) =>
          paymentRow(row.id, counters, request.payment, paidAmounts, steps[1]?.at ?? sentAt),
        ),
    );
}

function isPaid({ status, paidCurrencies }: OrderHistory, currency: string): boolean {
  return paidCurrencies === undefined ? PAID.has(status) : paidCurrencies.includes(currency);
}

function orderRequest(
  { agent, candidate: { customer, account } }: OrderContext,
  items: OrderRequest['items'],
  due: readonly CurrencyAmount[],
  sentAt: Date,
): OrderRequest {
  return {
    agentUserId: agent.userId,
    agentName: agent.displayName,
    agentEmail: agent.email,
    customerId: customer.id,
    customerName: customer.name,
    customerEmail: customer.email,
    channel: 'Digital Transaction',
    items,
    declaration: pastDeclaration(customer, items, sentAt),
    payment: due.map(({ currency }) => ({ currency, method: methodOf(account.plan, currency) })),
    payer: null,
  };
}

/** Adds an example file to the book for each document that was uploaded, and sets its path. */
function attachExamples(
  book: OrderBook,
  documents: OrderRows['documents'],
  { userId: agentUserId }: DemoAgent,
  at: Date,
): OrderRows['documents'] {
  return documents.map((row) => {
    if (row.status === 'Pending' || row.path) return row;
    const kind =
      row.status === 'Rejected' ? 'bankStatement' : row.applicationId.endsWith('1') ? 'form' : 'document';
    const { row: attachment, path } = exampleAttachment(kind, { docId: row.id, agentUserId, at });
    book.attachments.push(attachment);
    return { ...row, path };
  });
}

function methodOf(plan: AccountRow['plan'], currency: string): PaymentRow['method'] {
  if (plan === 'EPF') return 'EPF';
  return currency === 'MYR' ? 'FPXB2B' : 'TT';
}

/** The documents of an order in a status. After payment all required documents are accepted. */
function documentsAt(status: ApplicationStatus, rows: OrderRows): OrderRows['documents'] {
  if (status === 'Pending Documents') return [...rows.documents, ...missingDocument(rows)];
  if (!PAID.has(status)) return rows.documents;
  return rows.documents.map((row) => ({ ...row, status: 'Accepted' as const }));
}

function missingDocument({ items }: OrderRows): OrderRows['documents'] {
  return items.slice(0, 1).map(({ id, applicationId }) => ({
    id: `${id}-D9`,
    applicationId,
    applicationItemId: id,
    name: 'Bank statement, at most 3 months old',
    mandatory: true,
    status: 'Rejected' as const,
    remark: 'Older than 3 months.',
  }));
}

function paymentRow(
  applicationId: string,
  counters: Counters,
  methods: readonly { readonly method: PaymentRow['method'] }[],
  amounts: PaymentRow['amounts'],
  at: Date,
): PaymentRow {
  const number = ++counters.payment;
  return {
    id: runningId('PY', number),
    applicationId,
    method: methods[0]?.method ?? 'FPX',
    amounts,
    reference: `REF${number}`,
    outcome: 'paid',
    verifications: 1,
    at,
  };
}
