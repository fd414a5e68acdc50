import { createNavigation } from './navigation.ts';

const location = { pathname: '/client', search: '', hash: '', state: null, key: 'k' };

test('returns the document’s location and ignores moves before the router is connected', () => {
  const navigation = createNavigation();
  expect(navigation.location().pathname).toBe(window.location.pathname);
  expect(() => navigation.navigator.push('/client')).not.toThrow();
});

test('passes moves to the router that was connected last', () => {
  const navigate = jest.fn();
  const navigation = createNavigation();
  navigation.connect({ navigate: jest.fn(), location });
  navigation.connect({ navigate, location });
  navigation.navigator.push('/cart', { from: 'test' });
  navigation.navigator.replace('/cart');
  navigation.navigator.go(-1);
  expect(navigate.mock.calls).toEqual([
    ['/cart', { state: { from: 'test' }, replace: false }],
    ['/cart', { state: undefined, replace: true }],
    [-1],
  ]);
  expect(navigation.location()).toBe(location);
});

test('tells of each move, after which the new location is known', () => {
  const navigation = createNavigation();
  const paths: string[] = [];
  navigation.onMove(() => paths.push(navigation.location().pathname));
  navigation.connect({ navigate: jest.fn(), location });
  navigation.connect({ navigate: jest.fn(), location: { ...location, pathname: '/cart' } });
  expect(paths).toEqual(['/client', '/cart']);
});

test('creates addresses from strings and from location objects', () => {
  const { navigator } = createNavigation();
  expect(navigator.createHref('/cart?customerId=1')).toBe('/cart?customerId=1');
  expect(navigator.createHref({ pathname: '/cart', search: '?customerId=1' })).toBe('/cart?customerId=1');
});
