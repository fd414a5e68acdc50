import { declaredRemotes } from '../../../../../shared/build/declaration/declared-remotes.ts';
import type { KnownCustomer } from '../../../core/customers/recent-customers.ts';
import { createPages } from '../../routes/index.ts';
import { buildCrumbs, findBackTarget } from './crumbs.ts';

const pages = createPages(declaredRemotes());

const tan: KnownCustomer = { customerId: 'C1', name: 'TAN MEI LING', hasAccounts: true };
const tanWithoutAccounts: KnownCustomer = { ...tan, hasAccounts: false };

/** Labels and addresses of the breadcrumbs of a page that declares these. */
const crumbsOf = (crumbs: unknown, search = '') =>
  buildCrumbs({
    page: { path: '/notes', crumbs, view: { kind: 'slot', slot: 'mfe-notes/page', atHand: false } },
    pathname: '/notes',
    search,
    recent: [],
  });

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
  'a placeholder reads no inherited member: {%s}',
  (name) => {
    expect(crumbsOf([{ label: `Of {${name}}`, else: 'Notes', path: `/notes/{${name}}` }])).toEqual([
      { label: 'Notes' },
    ]);
    expect(crumbsOf([{ label: 'Of it', needs: name, else: 'Notes' }])).toEqual([{ label: 'Notes' }]);
    expect(crumbsOf([{ label: `Of {${name}}` }], `?${name}=one`)).toEqual([{ label: 'Of one' }]);
  },
);

test.each([
  ['another site', [{ label: 'Notes', path: '//evil.example' }]],
  ['another site behind a backslash', [{ label: 'Notes', path: '/\\evil.example' }]],
  ['another site behind a tab', [{ label: 'Notes', path: '/\t/evil.example' }]],
  ['another site behind dots', [{ label: 'Notes', path: '/.//evil.example' }]],
  ['another site behind dots that the address has', [{ label: 'Notes', path: '/{a}//evil.example' }]],
  ['a script', [{ label: 'Notes', path: 'javascript:alert(1)' }]],
  ['a label of the host', [{ label: 'Log out', path: '/notes' }]],
  ['a label of the host that the address has', [{ label: '{b}', path: '/notes' }]],
  ['a label that is too long', [{ label: 'Notes '.repeat(9), path: '/notes' }]],
  ['a second label that is too long', [{ label: 'Notes', else: 'Notes '.repeat(9) }]],
])('shows no breadcrumbs of a remote that lead to %s', (_, crumbs) => {
  expect(crumbsOf(crumbs, '?a=.&b=LOG+OUT')).toEqual([]);
});

function crumbsAt(url: string, ...recent: readonly KnownCustomer[]) {
  const { pathname, search } = new URL(url, 'http://portal.example');
  const route = pages.find(pathname);
  if (route?.area !== 'shell') throw new Error(`${pathname} has no crumbs`);
  return buildCrumbs({ page: route, pathname, search, recent });
}

/** Formats breadcrumbs as `Home(/dashboard) > Client`. */
const formatCrumbs = (url: string, ...recent: readonly KnownCustomer[]) =>
  crumbsAt(url, ...recent)
    .map(({ label, to }) => (to === undefined ? label : `${label}(${to})`))
    .join(' > ');

test('[RTE-05] the last breadcrumb of the profile is the customer on a phone, once the name is known', () => {
  expect(crumbsAt('/client-profile?customerId=C1', tan).at(-1)).toEqual({
    label: 'View Profile',
    onPhone: 'Tan Mei Ling',
  });
  expect(crumbsAt('/client-profile?customerId=C1').at(-1)).toEqual({ label: 'View Profile' });
  expect(crumbsAt('/cart?customerId=C1', tan).at(-1)).not.toHaveProperty('onPhone');
});

test.each([
  ['[RTE-03] the dashboard', '/dashboard', ''],
  ['[RTE-04] customers', '/client', 'Home(/dashboard) > Client'],
  ['[RTE-05] profile', '/client-profile', 'Home(/dashboard) > Client(/client) > View Profile'],
  [
    '[RTE-06] the suitability assessment of a customer who was not opened here',
    '/sat?customerId=C1',
    "Home(/dashboard) > Client(/client) > Client's SAT",
  ],
  ['the agent’s assessments', '/sat', 'Home(/dashboard) > Client(/client) > Suitability assessments'],
  ['[RTE-07] cart', '/cart', 'Home(/dashboard) > Client(/client) > Cart'],
  ['[RTE-08] checkout', '/checkout', 'Home(/dashboard) > Client(/client) > Cart > Checkout'],
  ['[RTE-09] payment', '/payment?applicationId=A1', 'Clients(/client)'],
  ['[RTE-10] the payment result', '/payment/successful', ''],
  ['[RTE-11] the agent’s profile', '/profile', 'Home'],
  ['[RTE-12] applications', '/application', 'Home(/dashboard)'],
  ['[RTE-13] application', '/application/detail/A1?formNo=DT-1', 'Application ID: DT-1'],
  ['an application without a form number', '/application/detail/A1', 'Application ID: A1'],
  ['an application with an empty form number', '/application/detail/A1?formNo=', 'Application ID: A1'],
  ['onboarding', '/onboarding', 'Home(/dashboard) > Onboarding'],
])('%s: %s shows "%s"', (_rule, url, expected) => expect(formatCrumbs(url)).toBe(expected));

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
  expect(formatCrumbs(`${path}?customerId=C1`, tan)).toBe(expected);
});

const withoutAccounts = [
  ['/cart', 'Home(/dashboard) > Tan Mei Ling > Tan Mei Ling’s Cart'],
  ['/checkout', 'Home(/dashboard) > Tan Mei Ling > Tan Mei Ling’s Cart(/cart?customerId=C1) > Checkout'],
  ['/client-profile', 'Home(/dashboard) > Tan Mei Ling(/client) > View Profile'],
  ['/sat', "Home(/dashboard) > Tan Mei Ling(/client-profile?customerId=C1) > Client's SAT"],
];
test.each(withoutAccounts)('[SHL-13] without accounts, %s shows %s', (path, expected) => {
  expect(formatCrumbs(`${path}?customerId=C1`, tanWithoutAccounts)).toBe(expected);
});

test('does not show the name of another customer', () => {
  expect(formatCrumbs('/cart?customerId=C2', tan)).toBe('Home(/dashboard) > Client(/client) > Cart');
  expect(formatCrumbs('/cart', tan)).toBe('Home(/dashboard) > Client(/client) > Cart');
  expect(formatCrumbs('/checkout?customerId=C2', tan)).toContain('Cart(/cart?customerId=C2)');
});

const backFrom: readonly [string, KnownCustomer | undefined, string][] = [
  ['/client', undefined, '/dashboard'],
  ['/client-profile?customerId=C1', tan, '/client'],
  ['/sat?customerId=C1', tan, '/client-profile?customerId=C1'],
  ['/cart?customerId=C1', tan, '/client-profile?customerId=C1'],
  ['/cart?customerId=C1', tanWithoutAccounts, '/dashboard'],
  ['/checkout?customerId=C1', tan, '/cart?customerId=C1'],
  ['/payment', undefined, '/dashboard'],
  ['/application', undefined, '/dashboard'],
  ['/application/detail/A1', undefined, '/dashboard'],
  ['/onboarding', undefined, '/dashboard'],
];
test.each(backFrom)('[SHL-11] back from %s leads to the previous crumb', (url, customer, expected) => {
  expect(findBackTarget(crumbsAt(url, ...(customer ? [customer] : [])))).toBe(expected);
});

test('shows the name of the URL’s customer, not of the one opened last', () => {
  const lim: KnownCustomer = { customerId: 'C2', name: 'LIM AH KOW', hasAccounts: true };
  expect(formatCrumbs('/client-profile?customerId=C1', lim, tan)).toContain('Tan Mei Ling(/client)');
});
