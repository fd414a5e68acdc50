import { row } from '../core/applications.fixture.ts';
import { formatSizes } from './row-sizes.ts';

const money = (type: 'investment' | 'redemption', currency: string, amount: number) =>
  ({ by: 'amount', type, currency, amount }) as const;

test.each([
  [
    'sums by currency',
    [money('investment', 'MYR', 0.1), money('investment', 'USD', 5), money('investment', 'MYR', 0.2)],
    ['MYR 0.30', 'USD 5.00'],
  ],
  [
    'amounts of different types, which are not added',
    [money('investment', 'MYR', 1_000), money('redemption', 'MYR', 400)],
    ['MYR 1,000.00', 'MYR 400.00'],
  ],
  [
    'units and all units',
    [
      { by: 'units', type: 'redemption', units: 1_200 },
      { by: 'all', type: 'switching' },
    ],
    ['1,200.00 units', 'All units'],
  ],
  ['nothing for forms', [], []],
] as const)('[APP-01] shows how much an application moves: %s', (_case, sizes, texts) =>
  expect(formatSizes(row({ sizes: [...sizes] }))).toEqual(texts),
);
