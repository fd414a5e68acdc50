import { runningId } from '../../database/counters.ts';
import { formCount, type OrderRows, orderRows } from '../../database/order-rows.ts';
import type { ApplicationStatus, CheckoutStatus } from '../../rules/orders/status-transitions.ts';
import { amountsDue } from '../../rules/payments/amounts-due.ts';
import type { DemoAgent } from '../demo-agents.ts';
import type { Source } from '../random.ts';
import type { AccountRow, AttachmentRow, CartItemRow, PaymentRow } from '../rows.ts';
import { exampleAttachment } from './example-files.ts';
import { type Candidate, itemsFor } from './order-items.ts';

/** Last running numbers of the seed. The sandbox continues after them. */
export interface Counters {
  item: number;
  checkout: number;
  form: number;
  payment: number;
  'test-agent': number;
}

export interface OrderBook {
  readonly cartItems: CartItemRow[];
  readonly orders: OrderRows[];
  readonly payments: PaymentRow[];
  readonly attachments: AttachmentRow[];
}

/** How a past order ended: its status, and how many days ago it was sent. */
export interface OrderHistory {
  readonly status: ApplicationStatus;
  readonly daysAgo: number;
  readonly reason?: string;
}

const DAY_MS = 86_400_000;

const CHECKOUT_AFTER: Partial<Record<ApplicationStatus, CheckoutStatus>> = {
  'Pending Customer Confirmation': 'Pending Customer Confirmation',
  Rejected: 'Rejected',
  Expired: 'Expired',
};

/** The statuses after sending, with their titles in the timeline. */
const STATUS_STEPS: Record<
  ApplicationStatus,
  readonly (readonly [status: ApplicationStatus, title: string])[]
> = {
  Draft: [],
  'Pending Customer Confirmation': [],
  'Pending Payment': [['Pending Payment', 'Confirmed by the customer']],
  'Pending Documents': [
    ['Pending Payment', 'Confirmed by the customer'],
    ['Pending Documents', 'Payment received'],
  ],
  Submitted: [
    ['Pending Payment', 'Confirmed by the customer'],
    ['Submitted', 'Payment received'],
  ],
  'In Process': [
    ['Pending Payment', 'Confirmed by the customer'],
    ['Submitted', 'Payment received'],
    ['In Process', 'Taken up by operations'],
  ],
  Completed: [
    ['Pending Payment', 'Confirmed by the customer'],
    ['Submitted', 'Payment received'],
    ['In Process', 'Taken up by operations'],
    ['Completed', 'Units allotted'],
  ],
  Rejected: [['Rejected', 'Rejected by the customer']],
  Cancelled: [
    ['Pending Payment', 'Confirmed by the customer'],
    ['Cancelled', 'Cancelled: no payment arrived'],
  ],
  Expired: [['Expired', 'The customer did not confirm in time']],
};

const PAID: ReadonlySet<ApplicationStatus> = new Set([
  'Pending Documents',
  'Submitted',
  'In Process',
  'Completed',
]);

/** Adds a past order to the book, with the status, documents and payments that `history` implies. */
export function placeOrder(
  book: OrderBook,
  counters: Counters,
  context: {
    readonly source: Source;
    readonly agent: DemoAgent;
    readonly candidate: Candidate;
    readonly now: Date;
  },
  history: OrderHistory,
): void {
  const { source, agent, candidate, now } = context;
  const { customer, account } = candidate;
  const code = account.plan === 'PRS' ? agent.codes.prs : agent.codes.ut;
  if (code === undefined) return;
  const sentAt = new Date(now.getTime() - history.daysAgo * DAY_MS - source.int(1, 20) * 600_000);
  const items = itemsFor(source, candidate, code).map((item) => ({
    id: runningId('CI', ++counters.item),
    item,
  }));
  const due = amountsDue(items.map(({ item }) => item));
  const request = {
    agentUserId: agent.userId,
    agentName: agent.displayName,
    agentEmail: agent.email,
    customerId: customer.id,
    customerName: customer.name,
    customerEmail: customer.email,
    channel: 'Digital Transaction' as const,
    items,
    declaration: { documentsReceived: true, mismatches: [], domesticBorrowing: null, trustedContact: null },
    payment: due.map(({ currency }) => ({ currency, method: methodOf(account.plan, currency) })),
    payer: null,
  };
  const rows = orderRows(request, { checkout: ++counters.checkout, form: counters.form + 1 }, sentAt);
  counters.form += formCount(items);
  const steps = STATUS_STEPS[history.status].map(([status, title], index) => ({
    status,
    title,
    at: new Date(
      sentAt.getTime() +
        (index + 1) * ((history.daysAgo * DAY_MS) / (STATUS_STEPS[history.status].length + 1)),
    ),
  }));
  const reason = history.reason ?? null;
  const documents = documentsAt(history.status, rows).map((row) => {
    if (row.status === 'Pending') return row;
    const kind =
      row.status === 'Rejected' ? 'statement' : row.applicationId.endsWith('1') ? 'form' : 'document';
    const { row: attachment, path } = exampleAttachment(kind, {
      docId: row.id,
      agentUserId: agent.userId,
      at: sentAt,
    });
    book.attachments.push(attachment);
    return { ...row, path };
  });
  book.orders.push({
    ...rows,
    checkout: { ...rows.checkout, status: CHECKOUT_AFTER[history.status] ?? 'Confirmed', reason },
    applications: rows.applications.map((row) => ({
      ...row,
      status: history.status,
      reason,
      updatedAt: steps.at(-1)?.at ?? sentAt,
    })),
    documents,
    events: [
      ...rows.events,
      ...rows.applications.flatMap(({ id }) => steps.map((step) => ({ applicationId: id, ...step }))),
    ],
  });
  for (const { id, item } of items) {
    const { id: customerId, name: customerName } = customer;
    book.cartItems.push({
      id,
      agentUserId: agent.userId,
      customerId,
      customerName,
      channel: 'Digital Transaction',
      item,
      state: 'checkout',
      createdAt: sentAt,
    });
  }
  if (PAID.has(history.status))
    book.payments.push(
      ...rows.applications.map(({ id }) =>
        paidBy(id, counters, request.payment, due, steps[1]?.at ?? sentAt),
      ),
    );
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

function paidBy(
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
