import type { Checkout } from '@portal/shared/api/checkout';
import { formatDate, malaysianDateOf } from '@portal/shared/dates';
import { pluralize } from '../core/format-text.ts';
import { itemOf } from '../core/items/from-wire.ts';
import { removedItemText } from '../core/items/item-text.ts';

/** Actions on a checkout (domain: payment and life cycle). */
export type CheckoutAction = 'resend' | 'draft' | 'delete';

/** Returns the actions that a checkout's status permits. */
export function checkoutActions({ status }: Pick<Checkout, 'status'>): readonly CheckoutAction[] {
  switch (status) {
    case 'Pending Customer Confirmation':
      return ['resend', 'draft', 'delete'];
    case 'Rejected':
    case 'Expired':
      return ['draft'];
    case 'Confirmed':
      return [];
  }
}

/** Returns the applications of a checkout that wait for their payment. */
export const payableApplications = ({
  applications,
}: Pick<Checkout, 'applications'>): Checkout['applications'] =>
  applications.filter(({ status }) => status === 'Pending Payment');

/** Whether a checkout has a permitted action or waits for a payment. */
export const isOpen = (checkout: Pick<Checkout, 'status' | 'applications'>): boolean =>
  checkoutActions(checkout).length > 0 || payableApplications(checkout).length > 0;

/** Texts that summarize a checkout. */
interface CheckoutSummary {
  readonly items: string;
  /** Sums due, by currency. */
  readonly sums: readonly string[];
  readonly status: string;
}

/** Returns the sums due as text, by currency. */
export const dueSumTexts = ({ due }: Pick<Checkout, 'due'>): readonly string[] =>
  due.map(({ currency, amount }) => `${currency} ${amount.in(currency).format()}`);

/** Returns the summary of a checkout. */
export function summarizeCheckout(checkout: Checkout): CheckoutSummary {
  return {
    items: pluralize(checkout.items.length, 'item'),
    sums: dueSumTexts(checkout),
    status: statusTextOf(checkout),
  };
}

function statusTextOf({ status, createdAt, expiresAt, reason }: Checkout): string {
  const sent = `Sent ${formatDate(malaysianDateOf(createdAt))}`;
  switch (status) {
    case 'Pending Customer Confirmation':
      return `${sent}, expires ${formatDate(malaysianDateOf(expiresAt))}.`;
    case 'Rejected':
      return `${sent}; the customer declined${reason ? `: ${reason}` : ''}.`;
    case 'Expired':
      return `${sent}; the link expired on ${formatDate(malaysianDateOf(expiresAt))}.`;
    case 'Confirmed':
      return `${sent}, confirmed by the customer.`;
  }
}

/** Returns a short text for each item of a checkout. */
export function checkoutItemTexts({
  items,
  channel,
}: Pick<Checkout, 'items' | 'channel'>): readonly string[] {
  return items.map(({ itemId, item }) => removedItemText(itemOf({ id: itemId, channel }, item)));
}
