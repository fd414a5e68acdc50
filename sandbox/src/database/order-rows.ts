import type { Payer } from '@portal/shared/api/payment-method';
import type { Channel } from '@portal/shared/api/wire';
import type { InferInsertModel } from 'drizzle-orm';
import { accountIdOf, isPaid, type OrderItem } from '../rules/orders/order-item.ts';
import { documentsFor } from '../rules/orders/required-documents.ts';
import { CONFIRMATION_DAYS } from '../rules/orders/status-transitions.ts';
import type * as tables from './tables/index.ts';

/** A checkout that an agent sends to a customer for confirmation. */
export interface OrderRequest {
  readonly agentUserId: string;
  readonly agentName: string;
  readonly agentEmail: string;
  readonly customerId: string;
  readonly customerName: string;
  readonly customerEmail: string;
  readonly channel: Channel;
  readonly items: readonly { readonly id: string; readonly item: OrderItem }[];
  readonly declaration: tables.Json;
  readonly payment: readonly tables.ChosenMethod[];
  readonly payer: Payer | null;
  /** Account under which forms about the customer are filed; default: none. An onboarding is filed with its orders. */
  readonly recordAccountId?: string | undefined;
  /** Puts what has to be paid and what has not into one application, as other services do; default: false. */
  readonly hasOneApplication?: boolean;
}

/** The running numbers of an order. */
interface OrderNumbers {
  readonly checkout: number;
  /** Number of the first form; each further application gets the next. */
  readonly form: number;
}

/** Rows of all tables for one checkout. */
export interface OrderRows {
  readonly checkout: InferInsertModel<typeof tables.checkouts>;
  readonly applications: readonly InferInsertModel<typeof tables.applications>[];
  readonly items: readonly InferInsertModel<typeof tables.applicationItems>[];
  readonly documents: readonly InferInsertModel<typeof tables.requiredDocuments>[];
  readonly events: readonly InferInsertModel<typeof tables.applicationEvents>[];
}

const DAY_MS = 86_400_000;

type GroupedRequest = Pick<OrderRequest, 'items' | 'recordAccountId' | 'hasOneApplication'>;

/** Returns the number of applications that a checkout request becomes; each has a form number. */
export function formCount(request: GroupedRequest): number {
  return groupItems(request).length;
}

/** The items of each application: for each account those that have to be paid, and those that have not. */
function groupItems({ items, recordAccountId = '', hasOneApplication = false }: GroupedRequest) {
  const groups = new Map<string, { accountId: string; entries: OrderRequest['items'] }>();
  for (const entry of items) {
    const { item } = entry;
    const accountId = accountIdOf(item) ?? (item.type === 'onboarding' ? recordAccountId : '');
    const key = `${accountId} ${!hasOneApplication && isPaid(item)}`;
    groups.set(key, { accountId, entries: [...(groups.get(key)?.entries ?? []), entry] });
  }
  return [...groups.values()];
}

/** `YYMM` in Kuala Lumpur, for form numbers. */
function yearAndMonth(instant: Date): string {
  const text = new Date(instant.getTime() + 8 * 3_600_000).toISOString();
  return text.slice(2, 4) + text.slice(5, 7);
}

/**
 * Returns the rows of a new checkout that waits for the customer, and writes nothing: its applications, one transaction
 * form for each item, needed documents and timelines. `numbers`: the running numbers to use.
 */
export function orderRows(request: OrderRequest, numbers: OrderNumbers, now: Date): OrderRows {
  const { items, recordAccountId = '', hasOneApplication: _, ...head } = request;
  const period = yearAndMonth(now);
  const checkoutId = `CO-${period}-${String(numbers.checkout).padStart(4, '0')}`;
  const groups = groupItems(request).map((group, index) => {
    const number = numbers.form + index;
    return { ...group, applicationId: `AP${number}`, formNo: `DT-${period}-${number}` };
  });
  const forms = groups.flatMap(({ applicationId, entries }) =>
    entries.map(({ id, item }, position) => ({
      id: `${applicationId}-${position + 1}`,
      applicationId,
      cartItemId: id,
      item,
      position,
      isSettled: false,
    })),
  );
  const waiting = 'Pending Customer Confirmation' as const;
  return {
    checkout: {
      ...head,
      id: checkoutId,
      status: waiting,
      itemIds: items.map(({ id }) => id),
      createdAt: now,
      expiresAt: new Date(now.getTime() + CONFIRMATION_DAYS * DAY_MS),
    },
    applications: groups.map(({ accountId, applicationId, formNo }) => ({
      id: applicationId,
      formNo,
      checkoutId,
      accountId: accountId || recordAccountId,
      agentUserId: head.agentUserId,
      customerId: head.customerId,
      customerName: head.customerName,
      channel: head.channel,
      status: waiting,
      submittedAt: now,
      updatedAt: now,
    })),
    items: forms,
    documents: forms.flatMap(({ id, applicationId, item }) =>
      documentsFor(item).map(({ name, path }, index) => ({
        id: `${id}-D${index + 1}`,
        applicationId,
        applicationItemId: id,
        name,
        mandatory: true,
        ...(path === null ? { status: 'Pending' as const } : { status: 'Uploaded' as const, path }),
      })),
    ),
    events: groups.map(({ applicationId }) => ({
      applicationId,
      at: now,
      status: waiting,
      title: 'Sent to the customer for confirmation',
      detail: `By ${head.agentName}`,
    })),
  };
}
