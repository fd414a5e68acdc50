import { declaredRemotes } from '../../../../shared/build/declaration/declared-remotes.ts';
import { matchRoute } from './match-route.ts';
import { createPages } from './pages.ts';
import { nextSlots, remoteAt } from './remote-pages.ts';

const pages = createPages(declaredRemotes());
const findRoute = pages.find;

test.each([
  ['/', 'slot:mfe-auth/login', 'outside'],
  ['/redirect', 'slot:mfe-auth/redirect', 'outside'],
  ['/dashboard', 'home', 'shell'],
  ['/client', 'slot:mfe-client/client-list', 'shell'],
  ['/client-profile', 'slot:mfe-client/client-profile', 'shell'],
  ['/sat', 'slot:mfe-client/suitability', 'shell'],
  ['/cart', 'slot:mfe-cart/cart', 'shell'],
  ['/checkout', 'slot:mfe-cart/checkout', 'shell'],
  ['/payment', 'slot:mfe-cart/payment', 'shell'],
  ['/payment/successful', 'slot:mfe-cart/payment-result', 'shell'],
  ['/profile', 'home', 'shell'],
  ['/application', 'slot:mfe-applications/application-list', 'shell'],
  ['/application/detail/A-1', 'slot:mfe-applications/application-detail', 'shell'],
  ['/onboarding', 'slot:mfe-client/onboarding', 'shell'],
  ['/maintenance', 'maintenance', 'outside'],
  ['/account-linking', 'slot:mfe-auth/account-linking', 'outside'],
])('%s shows %s, %s the signed-in shell', (path, view, area) => {
  const route = findRoute(path);
  expect(route?.area).toBe(area);
  expect(route?.view.kind === 'slot' ? `slot:${route.view.slot}` : route?.view.kind).toBe(view);
});

test('shows the cart icon only on client, client-profile, sat and checkout', () => {
  const paths = [
    '/client',
    '/client-profile',
    '/sat',
    '/cart',
    '/checkout',
    '/payment',
    '/application',
    '/onboarding',
  ];
  expect(paths.filter((path) => findRoute(path)?.cartIcon)).toEqual([
    '/client',
    '/client-profile',
    '/sat',
    '/checkout',
  ]);
});

test('names the remote that shows a page, and none for the host’s own', () => {
  expect(remoteAt(pages, '/application/detail/A1')).toBe('mfe-applications');
  expect(remoteAt(pages, '/dashboard')).toBeUndefined();
});

test('expects the pages and places next that a page declares', () => {
  const next = (path: string) => {
    const page = findRoute(path);
    return page && nextSlots(pages, page);
  };
  expect(next('/dashboard')).toEqual(['mfe-client/client-list', 'mfe-applications/application-list']);
  expect(next('/client-profile')).toEqual(['transaction/1', 'mfe-cart/cart']);
  expect(next('/checkout')).toEqual([]);
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
  ['/cart', '?customerId=C1', ['mfe-cart/cart']],
  ['/cart', '?customerId=C1&transaction=invest', ['mfe-cart/cart', 'mfe-cart/cart transaction-invest']],
  ['/client-profile', '?customerId=C1', ['mfe-client/client-profile']],
  // a tab that is no slot is a slot of no remote, for which nothing is fetched
  [
    '/client-profile',
    '?customerId=C1&tab=activity',
    ['mfe-client/client-profile', 'account.history/1', 'mfe-client/client-profile tab-activity', 'activity'],
  ],
  // a part that the release does not have is not fetched
  [
    '/client-profile',
    '?tab=mfe-notes/tab',
    ['mfe-client/client-profile', 'mfe-client/client-profile tab-mfe-notes/tab', 'mfe-notes/tab'],
  ],
  [
    '/client-profile',
    '?transaction=invest',
    ['mfe-client/client-profile', 'transaction/1 transaction-invest'],
  ],
  ['/dashboard', '', []],
  ['/nowhere', '', []],
])('%s%s shows the slots %p', (pathname, search, slots) => {
  const shown = pages.slotsAt({ pathname, search });
  expect(shown.map(({ name, part }) => (part === undefined ? name : `${name} ${part}`))).toEqual(slots);
});
