import { directionName, legSizeText } from '@portal/shared/items';
import { row, type WireRow } from '../core/applications.fixture.ts';
import { getLegs, sumLegs } from './row-legs.ts';

type WireSize = WireRow['sizes'][number];

const bond = { scheme: 'CBBND', schemeName: 'Bond', currency: 'MYR', to: null };
const to = { scheme: 'CBGTU', schemeName: 'Global Tech', currency: 'USD' };
const money = (type: WireSize['type'], currency: string, amount: number): WireSize => ({
  by: 'amount',
  type,
  ...bond,
  currency,
  amount,
});

test.each([
  [
    'sums by currency',
    [money('investment', 'MYR', 0.1), money('investment', 'USD', 5), money('investment', 'MYR', 0.2)],
    ['Money in MYR 0.30', 'Money in USD 5.00'],
  ],
  [
    'amounts in and out, which are not added',
    [money('investment', 'MYR', 1_000), money('redemption', 'MYR', 400)],
    ['Money in MYR 1,000.00', 'Money out MYR 400.00'],
  ],
  [
    'both legs of a switch by amount in one currency',
    [{ ...money('switching', 'MYR', 500), to: { ...to, currency: 'MYR' } }],
    ['Switch out MYR 500.00', 'Switch in MYR 500.00'],
  ],
  [
    'units and all units, and nothing of what is known only at the price of a switch',
    [
      { by: 'units', type: 'redemption', ...bond, units: 1_200 },
      { by: 'units', type: 'redemption', ...bond, units: 300 },
      { by: 'all', type: 'switching', ...bond, to },
    ],
    ['Money out 1,200.00 units', 'Money out 300.00 units', 'Switch out All units'],
  ],
  ['nothing for forms', [], []],
] as const)('[APP-01] shows how much an application moves: %s', (_case, sizes, texts) => {
  const movements = sumLegs(getLegs(row({ sizes: [...sizes] })));
  expect(movements.map((each) => `${directionName(each)} ${legSizeText(each)}`)).toEqual(texts);
});
