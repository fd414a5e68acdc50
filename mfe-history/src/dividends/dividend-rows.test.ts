import type { WireOf } from '@portal/shared/api/endpoint';
import { dividendPayouts } from '@portal/shared/api/history';
import { decoded, samples } from '@portal/shared/testing';
import fc from 'fast-check';
import { createDividendsCsv, sumDividends, toDividendRows } from './dividend-rows.ts';
import { sumByYear } from './years.ts';

type Wire = WireOf<typeof dividendPayouts>[number];

const [sample] = samples.dividendPayouts;
const rowsOf = (...changes: readonly Partial<Wire>[]) =>
  toDividendRows(
    decoded(
      dividendPayouts,
      changes.flatMap((change, index) => (sample ? [{ ...sample, reference: `D${index}`, ...change }] : [])),
    ),
  );
const paidOut = { method: 'PAYOUT', reinvestment: null } as const;

test('[CLI-06] shows the last declared dividend first, and what is not paid yet without a date', () => {
  const rows = rowsOf({ declaredOn: '2024-09-15' }, { declaredOn: '2026-11-20', paidOn: null, ...paidOut });
  expect(rows.map(({ declaredOn, paidOn, method }) => [declaredOn, paidOn, method])).toEqual([
    ['2026-11-20', null, 'To be paid out'],
    ['2024-09-15', '2026-09-30', 'Reinvested'],
  ]);
});

test('[CLI-06] sums each currency apart, paid out, reinvested and not paid yet', () => {
  const rows = rowsOf(
    { amount: 0.1 },
    { amount: 0.2 },
    { amount: 70, ...paidOut },
    { amount: 9, currency: 'USD', ...paidOut },
    { amount: 4, currency: 'USD', paidOn: null, ...paidOut },
    { amount: 3, currency: 'USD', paidOn: null, reinvestment: null },
  );
  expect(
    sumDividends(rows).map((total) => [
      total.currency,
      total.count,
      total.paidOut.toString(),
      total.reinvested.toString(),
      total.notYet.toString(),
    ]),
  ).toEqual([
    ['MYR', 3, '70.00', '0.30', '0.00'],
    ['USD', 3, '9.00', '0.00', '7.00'],
  ]);
});

test('groups what is paid of one currency by year, with the years between', () => {
  const rows = rowsOf(
    { declaredOn: '2024-01-15', amount: 5 },
    { declaredOn: '2026-12-31', amount: 7, ...paidOut },
    { declaredOn: '2026-12-31', amount: 6, paidOn: null, ...paidOut },
    { declaredOn: '2020-12-31', amount: 8, currency: 'USD' },
  );
  const years = sumByYear(rows, 'MYR');
  expect(years.map(({ id, amounts }) => [id, ...amounts.map((amount) => amount.toString())])).toEqual([
    ['2024', '0.00', '5.00'],
    ['2025', '0.00', '0.00'],
    ['2026', '7.00', '0.00'],
  ]);
  expect(sumByYear(rows, 'AUD')).toEqual([]);
});

test('the years of a currency add up to its total', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 }).map((value) => value / 100);
  const year = fc.integer({ min: 2015, max: 2026 }).map((value) => `${value}-06-30`);
  fc.assert(
    fc.property(fc.array(fc.record({ amount: cents, declaredOn: year }), { minLength: 1 }), (changes) => {
      const rows = rowsOf(...changes);
      const [total] = sumDividends(rows);
      const years = sumByYear(rows, 'MYR');
      const sum = years.map(({ amounts }) => amounts[1]).reduce((one, other) => one.plus(other));
      expect(sum.toString()).toBe(total?.reinvested.toString());
    }),
    { numRuns: 50 },
  );
});

test('the CSV file has plain numbers, and no reinvestment for a payout', () => {
  expect(createDividendsCsv(rowsOf({}, paidOut)).split('\r\n').slice(1, 3)).toEqual([
    '2026-09-15,2026-09-30,CBSUK,Cempaka Biru Sukuk,Reinvested,MYR,0.0353,10000.00,353.00,Reinvested,1.1042,319.69',
    '2026-09-15,2026-09-30,CBSUK,Cempaka Biru Sukuk,Money out,MYR,0.0353,10000.00,353.00,Paid out,,',
  ]);
});
