import type { Checkout } from '@portal/shared/api/checkout';
import { formatDate, localDateOf } from '@portal/shared/dates';
import { pluralize } from '../core/format-text.ts';
import { itemOf } from '../core/from-wire.ts';
import { removedItemText } from '../core/item-text.ts';

/** What can be done with a checkout (domain: payment and life cycle). */
export type CheckoutAction = 'resend' | 'draft' | 'delete';

/** The actions that a checkout's state permits. */
export function permittedActions({ status }: Pick<Checkout, 'status'>): readonly CheckoutAction[] {
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

/** The applications of a checkout that wait for their payment. */
export const payableApplications = ({
  applications,
}: Pick<Checkout, 'applications'>): Checkout['applications'] =>
  applications.filter(({ status }) => status === 'Pending Payment');

/** Whether anything can still be done with a checkout. */
export const isOpen = (checkout: Pick<Checkout, 'status' | 'applications'>): boolean =>
  permittedActions(checkout).length > 0 || payableApplications(checkout).length > 0;

/** What a checkout holds and how it stands. */
export interface CheckoutSummary {
  readonly items: string;
  /** Sums that are due, by currency. */
  readonly sums: readonly string[];
  readonly stands: string;
}

/** What is still to be paid, in words, by currency. */
export const dueSumTexts = ({ due }: Pick<Checkout, 'due'>): readonly string[] =>
  due.map(({ currency, amount }) => `${currency} ${amount.in(currency).format()}`);

/** A checkout in a sentence or two. */
export function summarizeCheckout(checkout: Checkout): CheckoutSummary {
  return {
    items: pluralize(checkout.items.length, 'item'),
    sums: dueSumTexts(checkout),
    stands: statusTextOf(checkout),
  };
}

function statusTextOf({ status, createdAt, expiresAt, reason }: Checkout): string {
  const sent = `Sent ${formatDate(localDateOf(createdAt))}`;
  switch (status) {
    case 'Pending Customer Confirmation':
      return `${sent}, expires ${formatDate(localDateOf(expiresAt))}.`;
    case 'Rejected':
      return `${sent}; the customer declined${reason ? `: ${reason}` : ''}.`;
    case 'Expired':
      return `${sent}; the link expired on ${formatDate(localDateOf(expiresAt))}.`;
    case 'Confirmed':
      return `${sent}, confirmed by the customer.`;
  }
}

/** The items of a checkout, each in a few words: what is lost when it is deleted. */
export function checkoutItemTexts({
  items,
  channel,
}: Pick<Checkout, 'items' | 'channel'>): readonly string[] {
  return items.map(({ itemId, item }) => removedItemText(itemOf({ id: itemId, channel }, item)));
}
