import type { Checkout } from '@portal/shared/api/checkout';
import { formatDate, localDateOf } from '@portal/shared/dates';
import { itemOf } from '../core/from-wire.ts';
import { removedWords } from '../core/item-words.ts';
import { count } from '../core/words.ts';

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

/** How a checkout stands, in a sentence or two. */
export function storyOf({ status, items, due, createdAt, expiresAt, reason }: Checkout): string {
  const sums = due.map(({ currency, amount }) => `${currency} ${amount.in(currency).format()}`);
  const what = [count(items.length, 'item'), ...sums].join(', ');
  const sent = `Sent ${formatDate(localDateOf(createdAt))}`;
  switch (status) {
    case 'Pending Customer Confirmation':
      return `${what}. ${sent}, expires ${formatDate(localDateOf(expiresAt))}.`;
    case 'Rejected':
      return `${what}. ${sent}; the customer declined${reason ? `: ${reason}` : ''}.`;
    case 'Expired':
      return `${what}. ${sent}; the link expired on ${formatDate(localDateOf(expiresAt))}.`;
    case 'Confirmed':
      return `${what}. ${sent}, confirmed by the customer.`;
  }
}

/** The items of a checkout, each in a few words: what is lost when it is deleted. */
export function itemsInWords({ items, channel }: Pick<Checkout, 'items' | 'channel'>): readonly string[] {
  return items.map(({ itemId, item }) => removedWords(itemOf({ id: itemId, channel }, item)));
}
