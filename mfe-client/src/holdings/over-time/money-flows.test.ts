import { completedTransactions, isSpan } from '@portal/shared/api/history';
import { daysBetween } from '@portal/shared/dates';
import { decoded } from '@portal/shared/testing';
import fc from 'fast-check';
import { getFirstDay, getYearBefore, listSteps, sumFlows, toFlows } from './money-flows.ts';

const today = '2026-11-21';
type Type = 'SA' | 'RD' | 'SI' | 'SO' | 'DR' | 'CO';

/** Flows of transactions, given as type, date, gross amount and currency. */
const flowsOf = (
  ...rows: readonly (readonly [type: Type, date: string, gross: number, currency?: string])[]
) =>
  toFlows(
    decoded(
      completedTransactions,
      rows.map(([type, date, gross, currency = 'MYR'], index) => ({
        date,
        reference: `R${index}`,
        type,
        scheme: 'CBMGF',
        schemeName: 'Malaysia Growth',
        currency,
        gross,
        charge: 0,
        nav: 1,
        units: 1,
        status: 'Completed',
      })),
    ),
  );

const text = ({ moneyIn, moneyOut, net }: ReturnType<typeof sumFlows>) =>
  [moneyIn, moneyOut, net].map((money) => money.format()).join(' ');

test('[CLI-05] purchases are put in, redemptions and cooling-off taken out, and the rest moves no money', () => {
  const flows = flowsOf(
    ['SA', '2026-11-01', 1000.1],
    ['SA', '2026-11-02', 0.2],
    ['RD', '2026-11-03', 300],
    ['CO', '2026-11-04', 100],
    ['SI', '2026-11-05', 5000],
    ['SO', '2026-11-05', 5000],
    ['DR', '2026-11-06', 70],
    ['SA', '2026-11-07', 9000, 'USD'],
  );
  expect(text(sumFlows(flows, 'MYR'))).toBe('1,000.30 400.00 600.30');
  expect(text(sumFlows(flows, 'USD'))).toBe('9,000.00 0.00 9,000.00');
  expect(text(sumFlows(flowsOf(['RD', '2026-11-03', 300]), 'MYR'))).toContain('300.00');
  expect(sumFlows(flowsOf(['RD', '2026-11-03', 300]), 'MYR').net.isNegative()).toBe(true);
});

test('[HIS-01] the years have no gap and no day twice, and each is one call', () => {
  const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2032-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(day, fc.nat(9), (date, back) => {
      const last = date.toISOString().slice(0, 10);
      const year = getYearBefore(last, back);
      expect(isSpan(year.from, year.to)).toBe(true);
      expect(daysBetween(getYearBefore(last, back + 1).to, year.from)).toBe(1);
    }),
  );
});

test.each([
  ['3m', '2026-08-22'],
  ['1y', '2025-11-22'],
  ['all', '2023-11-23'],
] as const)('the period %s begins on %s', (period, from) =>
  expect(getFirstDay(period, today, '2023-11-23')).toBe(from),
);

test('the flows of a year are listed by month, with months that have none', () => {
  const flows = flowsOf(['SA', '2026-01-31', 10], ['RD', '2026-01-02', 4], ['SA', '2025-12-05', 7]);
  const steps = listSteps(flows, 'MYR', { from: '2025-11-22', to: '2026-02-01' });
  expect(
    steps.map(({ label, moneyIn, moneyOut }) => [label, moneyIn.format(), moneyOut.format()].join(' ')),
  ).toEqual(['Nov 2025 0.00 0.00', 'Dec 2025 7.00 0.00', 'Jan 2026 10.00 4.00', 'Feb 2026 0.00 0.00']);
});

test('the flows of a long period are listed by year', () => {
  const flows = flowsOf(['SA', '2024-01-31', 10], ['SA', '2026-01-02', 4]);
  const steps = listSteps(flows, 'MYR', { from: '2023-11-22', to: today });
  expect(steps.map(({ label, moneyIn }) => `${label} ${moneyIn.format()}`)).toEqual([
    '2023 0.00',
    '2024 10.00',
    '2025 0.00',
    '2026 4.00',
  ]);
});
