import type { KnownCustomer } from '../../core/customers/recent-customers.ts';

/**
 * Returns the customer of the URL's query if this tab has opened that customer, so that tabs never mix two customers;
 * otherwise `undefined`. `recent`: the customers that this tab has opened.
 */
export function findPageCustomer(
  search: string,
  recent: readonly KnownCustomer[],
): KnownCustomer | undefined {
  const id = new URLSearchParams(search).get('customerId');
  return recent.find(({ customerId }) => customerId === id);
}

/** The customer of the cart icon, whose name may be unknown. */
export type CartCustomer = Pick<KnownCustomer, 'customerId'> & Partial<Pick<KnownCustomer, 'name'>>;

/**
 * Returns the customer whose cart the icon shows: on a customer's page the customer of the URL's query, known or not;
 * on the list of customers the one that this tab opened last (tables, Crumbs). `undefined` when there is none.
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
