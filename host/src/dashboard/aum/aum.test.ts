import type { WireOf } from '@portal/shared/api/endpoint';
import { accountHolding } from '@portal/shared/api/holdings';
import { computeAum } from './aum.ts';

const reply = (changes: Partial<WireOf<typeof accountHolding>>) =>
  accountHolding.response.parse({ holdings: [], totals: [], asOf: null, ...changes });
const formatFigures = (...replies: ReturnType<typeof reply>[]) =>
  computeAum(replies).figures.map(({ currency, value }) => `${currency} ${value.format()}`);

test('[SHL-15] returns an empty currency and 0.00 without holdings', () => {
  expect(computeAum([]).figures).toMatchObject([{ currency: '', gain: undefined }]);
  expect(formatFigures(reply({}))).toEqual([' 0.00']);
});

test('adds up the registrations by currency, never across currencies', () => {
  const unitTrusts = reply({
    totals: [
      { currency: 'USD', marketValue: 10, cost: 12 },
      { currency: 'MYR', marketValue: 100.1, cost: 90 },
    ],
    asOf: '2026-11-19',
  });
  const retirement = reply({
    totals: [{ currency: 'MYR', marketValue: 0.2, cost: 0.1 }],
    asOf: '2026-11-20',
  });
  expect(formatFigures(unitTrusts, retirement)).toEqual(['MYR 100.30', 'USD 10.00']);
  expect(computeAum([unitTrusts, retirement]).asOf).toBe('2026-11-20');
  expect(computeAum([unitTrusts, retirement]).figures.map(({ gain }) => gain?.direction)).toEqual([
    'up',
    'down',
  ]);
});
