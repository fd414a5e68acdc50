import { compareCurrencies } from './compare-currencies.ts';

test('ringgit comes first, then the currencies of the company’s funds, then the others by code', () => {
  expect(['SGD', 'AUD', 'GBP', 'MYR', 'USD'].sort(compareCurrencies)).toEqual([
    'MYR',
    'USD',
    'AUD',
    'GBP',
    'SGD',
  ]);
});
