import { getCartPath, getProfilePath, getSuitabilityPath } from './paths.ts';

test('each path contains the escaped customer id', () => {
  expect([getProfilePath, getCartPath, getSuitabilityPath].map((path) => path('C&1'))).toEqual([
    '/client-profile?customerId=C%261',
    '/cart?customerId=C%261',
    '/sat?customerId=C%261',
  ]);
});
