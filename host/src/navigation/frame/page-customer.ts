import * as z from '@portal/shared/schema';
import type { KnownCustomer } from '../../core/customers/recent-customers.ts';

/** State of a history entry whose link names the page's customer. */
const named = z.object({ customerName: z.string() });

/**
 * Returns the customer of the URL's query if this tab has opened that customer, so that tabs never mix two customers, or
 * if the link that opened the page says the name; otherwise `undefined`. `recent`: the customers that this tab has opened.
 * `state`: the history entry's.
 */
export function findPageCustomer(
  search: string,
  recent: readonly KnownCustomer[],
  state?: unknown,
): KnownCustomer | undefined {
  const id = new URLSearchParams(search).get('customerId');
  const { data } = z.safeParse(named, state);
  return (
    recent.find(({ customerId }) => customerId === id) ??
    (id && data ? { customerId: id, name: data.customerName, hasAccounts: false } : undefined)
  );
}

/** The customer of the cart icon, whose name may be unknown. */
export type CartCustomer = Pick<KnownCustomer, 'customerId'> & Partial<Pick<KnownCustomer, 'name'>>;

/**
 * Returns the customer whose cart the icon shows: on a customer's page the customer of the URL's query, known or not;
 * on the list of customers the one that this tab opened last (SHL-02). `undefined` when there is none.
 * `recent`: the customers that this tab has opened, the last one first.
 */
export function findCartCustomer(
  route: { readonly customer?: true | undefined },
  search: string,
  recent: readonly KnownCustomer[],
): CartCustomer | undefined {
  if (!route.customer) return recent[0];
  const customerId = new URLSearchParams(search).get('customerId');
  return customerId ? (findPageCustomer(search, recent) ?? { customerId }) : undefined;
}
