import type { KnownCustomer } from '../core/recent-customers.ts';
import { backTarget, cartCustomerOf, crumbsOf, pageCustomerOf } from './crumbs.ts';
import { findRoute } from './routes.ts';

const tan: KnownCustomer = { customerId: 'C1', name: 'TAN MEI LING', hasAccounts: true };
const newcomer: KnownCustomer = { ...tan, hasAccounts: false };

function trail(url: string, ...recent: readonly KnownCustomer[]) {
  const { pathname, search } = new URL(url, 'http://portal.example');
  const route = findRoute(pathname);
  if (route?.area !== 'shell') throw new Error(`${pathname} has no crumbs`);
  return crumbsOf({ rule: route.crumbs, pathname, search, recent });
}

/** `Home(/dashboard) > Client` reads better in a table of cases than nested objects. */
const written = (url: string, ...recent: readonly KnownCustomer[]) =>
  trail(url, ...recent)
    .map(({ label, to }) => (to === undefined ? label : `${label}(${to})`))
    .join(' > ');

test.each([
  ['[RTE-03] the dashboard has none', '/dashboard', ''],
  ['[RTE-04] customers', '/client', 'Home(/dashboard) > Client'],
  ['[RTE-05] profile', '/client-profile', 'Home(/dashboard) > Client(/client) > View Profile'],
  ['suitability', '/sat', "Home(/dashboard) > Client(/client) > Client's SAT"],
  ['[RTE-07] cart', '/cart', 'Home(/dashboard) > Client(/client) > Cart'],
  ['[RTE-08] checkout', '/checkout', 'Home(/dashboard) > Client(/client) > Cart > Checkout'],
  ['[RTE-09] payment', '/payment?applicationId=A1', 'Clients(/client)'],
  ['[RTE-10] the payment result has none', '/payment/successful', ''],
  ['profile of the agent', '/profile', 'Home'],
  ['[RTE-12] applications', '/application', 'Home(/dashboard)'],
  ['[RTE-13] application', '/application/detail/A1?formNo=DT-1', 'Application ID: DT-1'],
  ['an application without a form number', '/application/detail/A1', 'Application ID: A1'],
  ['an application with an empty form number', '/application/detail/A1?formNo=', 'Application ID: A1'],
  ['onboarding', '/onboarding', 'Home(/dashboard) > Onboarding'],
])('%s: %s has "%s"', (_rule, url, expected) => expect(written(url)).toBe(expected));

const withCustomer = [
  ['/client-profile', 'Home(/dashboard) > Tan Mei Ling(/client) > View Profile'],
  ['/sat', "Home(/dashboard) > Tan Mei Ling(/client-profile?customerId=C1) > Client's SAT"],
  ['/cart', 'Home(/dashboard) > Tan Mei Ling(/client-profile?customerId=C1) > Tan Mei Ling’s Cart'],
  [
    '/checkout',
    'Home(/dashboard) > Tan Mei Ling(/client-profile?customerId=C1) > Tan Mei Ling’s Cart(/cart?customerId=C1) > Checkout',
  ],
];
test.each(withCustomer)('[SHL-12] with a customer, %s shows %s', (path, expected) => {
  expect(written(`${path}?customerId=C1`, tan)).toBe(expected);
});

const withoutAccounts = [
  ['/cart', 'Home(/dashboard) > Tan Mei Ling > Tan Mei Ling’s Cart'],
  ['/checkout', 'Home(/dashboard) > Tan Mei Ling > Tan Mei Ling’s Cart(/cart?customerId=C1) > Checkout'],
  ['/client-profile', 'Home(/dashboard) > Tan Mei Ling(/client) > View Profile'],
  ['/sat', "Home(/dashboard) > Tan Mei Ling(/client-profile?customerId=C1) > Client's SAT"],
];
test.each(withoutAccounts)('[SHL-13] without accounts, %s shows %s', (path, expected) => {
  expect(written(`${path}?customerId=C1`, newcomer)).toBe(expected);
});

test('a customer opened before never lends its name to another', () => {
  expect(written('/cart?customerId=C2', tan)).toBe('Home(/dashboard) > Client(/client) > Cart');
  expect(written('/cart', tan)).toBe('Home(/dashboard) > Client(/client) > Cart');
  expect(written('/checkout?customerId=C2', tan)).toContain('Cart(/cart?customerId=C2)');
});

const backFrom: readonly [string, KnownCustomer | undefined, string][] = [
  ['/client', undefined, '/dashboard'],
  ['/client-profile?customerId=C1', tan, '/client'],
  ['/sat?customerId=C1', tan, '/client-profile?customerId=C1'],
  ['/cart?customerId=C1', tan, '/client-profile?customerId=C1'],
  ['/cart?customerId=C1', newcomer, '/dashboard'],
  ['/checkout?customerId=C1', tan, '/cart?customerId=C1'],
  ['/payment', undefined, '/dashboard'],
  ['/application', undefined, '/dashboard'],
  ['/application/detail/A1', undefined, '/dashboard'],
  ['/onboarding', undefined, '/dashboard'],
];
test.each(backFrom)('[SHL-11] back from %s leads to the previous crumb', (url, customer, expected) => {
  expect(backTarget(trail(url, ...(customer ? [customer] : [])))).toBe(expected);
});

const lim: KnownCustomer = { customerId: 'C2', name: 'LIM AH KOW', hasAccounts: true };

test('a customer that this tab knows has its name at once, whoever was opened since', () => {
  expect(pageCustomerOf('?customerId=C1', [lim, tan])).toBe(tan);
  expect(pageCustomerOf('?customerId=C3', [lim, tan])).toBeUndefined();
  expect(pageCustomerOf('', [lim, tan])).toBeUndefined();
  expect(written('/client-profile?customerId=C1', lim, tan)).toContain('Tan Mei Ling(/client)');
});

test('the cart icon is about the URL’s customer, known by name or not; on the list about the last one of this tab', () => {
  const page = { customer: true };
  expect(cartCustomerOf(page, '?customerId=C1', [lim, tan])).toBe(tan);
  expect(cartCustomerOf(page, '?customerId=C3', [tan])).toEqual({ customerId: 'C3' });
  expect(cartCustomerOf(page, '', [tan])).toBeUndefined();
  expect(cartCustomerOf({ customer: false }, '?keyword=lim', [lim, tan])).toBe(lim);
  expect(cartCustomerOf({ customer: false }, '', [])).toBeUndefined();
});
