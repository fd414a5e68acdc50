import fc from 'fast-check';
import { row, type WireRow } from '../core/applications.fixture.ts';
import { createListCsv } from './list-csv.ts';

type WireSize = WireRow['sizes'][number];

const sukuk = { scheme: 'CBSUK', schemeName: 'Sukuk', currency: 'MYR', to: null };
const tech = { scheme: 'CBGTU', schemeName: 'Global Tech', currency: 'USD' };
const linesOf = (...changes: readonly Partial<WireRow>[]) =>
  createListCsv(changes.map(row), '2026-11-21').trimEnd().split('\r\n');

const head = 'DT-2611-10001,Tan Wei Jun,1000482917,Investment,2026-11-20,2026-11-20 10:00:00,1';

test('[APP-01] names the columns of a leg and of what is still to be paid', () => {
  expect(linesOf()).toEqual([
    '\uFEFFForm number,Customer,Account,Type,Sent,Last change (MYT),Age in days,Status,Reason,Direction,Fund code,Fund,Currency,Amount,Units,Currency still to be paid,Amount still to be paid',
  ]);
});

test('[APP-01] writes a row for each leg, and each amount still to be paid once', () => {
  const [, ...lines] = linesOf({
    status: 'Pending Payment',
    // after midnight in Malaysia
    submittedAt: '2026-11-19T18:00:00Z',
    sizes: [
      { by: 'amount', type: 'investment', ...sukuk, amount: 25_000 },
      { by: 'amount', type: 'investment', ...tech, to: null, amount: 10 },
    ],
    due: [{ currency: 'MYR', amount: 25_000 }],
  });
  expect(lines).toEqual([
    `${head},Pending Payment,,Money in,CBSUK,Sukuk,MYR,25000.00,,MYR,25000.00`,
    `${head},Pending Payment,,Money in,CBGTU,Global Tech,USD,10.00,,,`,
  ]);
});

test('[APP-01] writes units, all units, and both legs of a switch', () => {
  const [, ...lines] = linesOf({
    sizes: [
      { by: 'units', type: 'redemption', ...sukuk, units: 1_200.5 },
      { by: 'all', type: 'switching', ...sukuk, to: tech },
    ],
  });
  expect(lines).toEqual([
    `${head},Submitted,,Money out,CBSUK,Sukuk,MYR,,1200.50,,`,
    `${head},Submitted,,Switch out,CBSUK,Sukuk,MYR,,All,,`,
    `${head},Submitted,,Switch in,CBGTU,Global Tech,USD,,,,`,
  ]);
});

test('[APP-01] writes one row for an application that moves nothing', () => {
  expect(linesOf({ sizes: [], due: [] }).slice(1)).toEqual([`${head},Submitted,,,,,,,,,`]);
});

test('[APP-01] a filter and a sum over the file are true: amounts by direction and currency, and what is due', () => {
  const cents = fc.integer({ min: 1, max: 99_999_999 });
  const currency = fc.constantFrom('MYR', 'USD');
  const size = fc.record({ type: fc.constantFrom('investment', 'redemption'), currency, cents });
  const application = fc.record({
    sizes: fc.array(size, { maxLength: 4 }),
    due: fc.uniqueArray(fc.record({ currency, cents }), { selector: (each) => each.currency }),
  });
  fc.assert(
    fc.property(fc.array(application, { maxLength: 6 }), (applications) => {
      const lines = linesOf(
        ...applications.map(({ sizes, due }) => ({
          sizes: sizes.map(
            (each): WireSize => ({
              by: 'amount',
              ...sukuk,
              type: each.type,
              currency: each.currency,
              amount: each.cents / 100,
            }),
          ),
          due: due.map((each) => ({ currency: each.currency, amount: each.cents / 100 })),
        })),
      ).map((line) => line.split(','));
      const [columns = [], ...rows] = lines;
      const sumOf = (column: string, filter: Readonly<Record<string, string>>) =>
        rows
          .filter((cells) =>
            Object.entries(filter).every(([name, value]) => cells[columns.indexOf(name)] === value),
          )
          .reduce((sum, cells) => sum + Math.round(Number(cells[columns.indexOf(column)]) * 100), 0);
      const centsOf = (
        parts: readonly { readonly currency: string; readonly cents: number }[],
        code: string,
      ) => parts.filter((each) => each.currency === code).reduce((sum, each) => sum + each.cents, 0);
      const allSizes = applications.flatMap(({ sizes }) => sizes);
      for (const code of ['MYR', 'USD']) {
        for (const [type, direction] of [
          ['investment', 'Money in'],
          ['redemption', 'Money out'],
        ] as const)
          expect(sumOf('Amount', { Direction: direction, Currency: code })).toBe(
            centsOf(
              allSizes.filter((each) => each.type === type),
              code,
            ),
          );
        expect(sumOf('Amount still to be paid', { 'Currency still to be paid': code })).toBe(
          centsOf(
            applications.flatMap(({ due }) => due),
            code,
          ),
        );
      }
    }),
    { numRuns: 50 },
  );
});

test('escapes text that looks like a formula', () => {
  const lines = linesOf({ status: 'Rejected', reason: '=cmd|calc', customerName: '@tan' });
  expect(lines.join('\n')).toContain("'=cmd|calc");
  expect(lines.join('\n')).not.toMatch(/(^|,)[=@]/m);
});
