import type { KnownCustomer } from '../../core/customers/recent-customers.ts';
import { findCartCustomer, findPageCustomer } from './page-customer.ts';

const tan: KnownCustomer = { customerId: 'C1', name: 'TAN MEI LING', hasAccounts: true };
const lim: KnownCustomer = { customerId: 'C2', name: 'LIM AH KOW', hasAccounts: true };

test('finds the URL’s customer among the recent ones, in any order', () => {
  expect(findPageCustomer('?customerId=C1', [lim, tan])).toBe(tan);
  expect(findPageCustomer('?customerId=C3', [lim, tan])).toBeUndefined();
  expect(findPageCustomer('', [lim, tan])).toBeUndefined();
});

test('takes the name of a link for a customer who was not opened here yet', () => {
  const state = { customerName: 'LIM AH KOW' };
  expect(findPageCustomer('?customerId=C2', [tan], state)).toEqual({ ...lim, hasAccounts: false });
  expect(findPageCustomer('?customerId=C1', [tan], state)).toBe(tan);
  expect(findPageCustomer('', [tan], state)).toBeUndefined();
  expect(findPageCustomer('?customerId=C2', [tan], { customerName: 1 })).toBeUndefined();
});

test('uses the URL’s customer for the cart icon on a customer’s page, known or not', () => {
  const page = { customer: true } as const;
  expect(findCartCustomer(page, '?customerId=C1', [lim, tan])).toBe(tan);
  expect(findCartCustomer(page, '?customerId=C3', [tan])).toEqual({ customerId: 'C3' });
  expect(findCartCustomer(page, '', [tan])).toBeUndefined();
});

test('uses the last opened customer for the cart icon on the list of customers', () => {
  expect(findCartCustomer({}, '?keyword=lim', [lim, tan])).toBe(lim);
  expect(findCartCustomer({}, '', [])).toBeUndefined();
});
