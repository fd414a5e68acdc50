import { cartPath, profilePath, suitabilityPath } from './paths.ts';

test('the customer is in every address, escaped', () => {
  expect([profilePath, cartPath, suitabilityPath].map((path) => path('C&1'))).toEqual([
    '/client-profile?customerId=C%261',
    '/cart?customerId=C%261',
    '/sat?customerId=C%261',
  ]);
});
