import type { OrderRows } from '../../database/order-rows.ts';
import { isPaid as needsPayment, type OrderItem } from '../../rules/orders/order-item.ts';
import type { ApplicationStatus, CheckoutStatus } from '../../rules/orders/status-transitions.ts';
import {
  CHECKOUT_AFTER,
  DAYS_UNTIL_END,
  LONGEST_STEP_DAYS,
  ONLY_WITH_PAYMENT,
  type StatusSteps,
  stepsUntil,
} from './status-steps.ts';

/** How a past order ended: its status, and how many days ago it was sent. */
export interface OrderHistory {
  readonly status: ApplicationStatus;
  readonly daysAgo: number;
  readonly reason?: string;
  /** Default: random items of the account. */
  readonly items?: readonly OrderItem[];
  /** The onboarding that the order belongs to; default: none. */
  readonly onboardingId?: string;
  /** Status changes after sending; default: those that lead to its status. */
  readonly steps?: StatusSteps;
  /** Status of the checkout; default: the one that follows from the order's status. */
  readonly checkoutStatus?: CheckoutStatus;
  /** Currencies that are paid; default: all when the order's status says that it was paid, else none. */
  readonly paidCurrencies?: readonly string[];
}

const DAY_MS = 86_400_000;

interface Step {
  readonly status: ApplicationStatus;
  readonly title: string;
  readonly at: Date;
}

/** The status changes after sending, at equal intervals until now, which are at most `LONGEST_STEP_DAYS`. */
function stepsOf({ status, daysAgo, steps = [] }: OrderHistory, sentAt: Date): readonly Step[] {
  const interval = Math.min(daysAgo / (steps.length + 1), LONGEST_STEP_DAYS);
  const daysUntil = (index: number) =>
    (index === steps.length - 1 ? DAYS_UNTIL_END[status] : undefined) ?? (index + 1) * interval;
  return steps.map(([stepStatus, title], index) => ({
    status: stepStatus,
    title,
    at: new Date(sentAt.getTime() + daysUntil(index) * DAY_MS),
  }));
}

type ApplicationRow = OrderRows['applications'][number];

/**
 * Returns what happened to one application of a past order: its status and timeline. What needs no payment did not wait
 * for the order's.
 */
export function pastApplication(
  row: ApplicationRow,
  { items, documents }: OrderRows,
  order: OrderHistory,
  sentAt: Date,
) {
  const isOwn = ({ applicationId }: { readonly applicationId: string }) => applicationId === row.id;
  const isPaid = items.some((entry) => isOwn(entry) && needsPayment(entry.item));
  const waits = documents.some((each) => isOwn(each) && each.status === 'Pending');
  const status =
    !isPaid && ONLY_WITH_PAYMENT.has(order.status)
      ? waits
        ? 'Pending Documents'
        : 'Submitted'
      : order.status;
  const steps = stepsOf({ ...order, status, steps: order.steps ?? stepsUntil(status, isPaid) }, sentAt);
  const reason = (status === order.status && order.reason) || null;
  return { row: { ...row, status, reason, updatedAt: steps.at(-1)?.at ?? sentAt }, isPaid, steps };
}

/**
 * The rows of an order with the status and timeline of its applications (`past`), and the status of its checkout that
 * follows from them.
 */
export function withHistory(
  rows: OrderRows,
  { status, reason, checkoutStatus = CHECKOUT_AFTER[status] ?? 'Confirmed' }: OrderHistory,
  past: readonly ReturnType<typeof pastApplication>[],
): OrderRows {
  return {
    ...rows,
    checkout: {
      ...rows.checkout,
      status: checkoutStatus,
      // the reason of a later status is not the customer's
      reason: checkoutStatus === 'Confirmed' ? null : (reason ?? null),
    },
    applications: past.map(({ row }) => row),
    events: [
      ...rows.events,
      ...past.flatMap(({ row, steps }) => steps.map((step) => ({ applicationId: row.id, ...step }))),
    ],
  };
}
