import { slotOwners } from '@portal/shared/contract';
import { findPart, findRoute, findSlots, matchRoute } from './find-route.ts';
import { routes } from './route-table.ts';

const shellRoutes = routes.filter((route) => route.area === 'shell');

test.each([
  ['/', 'slot:login', 'outside'],
  ['/redirect', 'slot:redirect', 'outside'],
  ['/dashboard', 'home', 'shell'],
  ['/client', 'slot:client-list', 'shell'],
  ['/client-profile', 'slot:client-profile', 'shell'],
  ['/sat', 'slot:suitability', 'shell'],
  ['/cart', 'slot:cart', 'shell'],
  ['/checkout', 'slot:checkout', 'shell'],
  ['/payment', 'slot:payment', 'shell'],
  ['/payment/successful', 'slot:payment-result', 'shell'],
  ['/profile', 'home', 'shell'],
  ['/application', 'slot:application-list', 'shell'],
  ['/application/detail/A-1', 'slot:application-detail', 'shell'],
  ['/onboarding', 'slot:onboarding', 'shell'],
  ['/maintenance', 'maintenance', 'outside'],
  ['/account-linking', 'slot:account-linking', 'outside'],
])('%s shows %s, %s the signed-in shell', (path, view, area) => {
  const route = findRoute(path);
  expect(route?.area).toBe(area);
  expect(route?.view.kind === 'slot' ? `slot:${route.view.slot}` : route?.view.kind).toBe(view);
});

test('shows the cart icon only on client, client-profile, sat and checkout', () => {
  expect(shellRoutes.filter((route) => route.cartIcon).map((route) => route.path)).toEqual([
    '/client',
    '/client-profile',
    '/sat',
    '/checkout',
  ]);
});

test('lists no path twice, and only slots that belong to a remote', () => {
  expect(new Set(routes.map((route) => route.path)).size).toBe(routes.length);
  for (const { view } of routes) if (view.kind === 'slot') expect(slotOwners).toHaveProperty(view.slot);
});

test.each(['/nowhere', '/client/1', '/application/detail', '/application/detail/1/2', '/dashboard/x'])(
  'finds no route for %s',
  (path) => expect(findRoute(path)).toBeUndefined(),
);

test('ignores a trailing slash', () => {
  expect(findRoute('/client/')).toBe(findRoute('/client'));
});

test('decodes parameters, and returns one that ends inside an escape unchanged', () => {
  expect(matchRoute('/application/detail/:id', '/application/detail/A%2F1')).toEqual({ id: 'A/1' });
  expect(matchRoute('/application/detail/:id', '/application/detail/A%2')).toEqual({ id: 'A%2' });
});

test.each([
  ['/cart', '?customerId=C1', ['cart']],
  ['/client-profile', '?customerId=C1', ['client-profile']],
  ['/client-profile', '?customerId=C1&tab=activity', ['client-profile', 'account-history']],
  ['/client-profile', '?transaction=invest', ['client-profile', 'transaction-drawer']],
  ['/dashboard', '', []],
  ['/nowhere', '', []],
])('%s%s shows the slots %p', (pathname, search, slots) => {
  expect(findSlots({ pathname, search })).toEqual(slots);
});

test('an address with a transaction opens the part with its code', () => {
  expect(findPart({ search: '?customerId=C1&transaction=invest' })).toBe('transaction-invest');
  expect(findPart({ search: '?customerId=C1' })).toBeUndefined();
});
