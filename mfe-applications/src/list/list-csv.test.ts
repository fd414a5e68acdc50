import { row } from '../core/samples.ts';
import { listCsv } from './list-csv.ts';

test('a row says what the list shows, and what is due by currency', () => {
  const [head, first] = listCsv(
    [
      row({
        status: 'Pending Payment',
        due: [
          { currency: 'MYR', amount: 25_000 },
          { currency: 'USD', amount: 10 },
        ],
      }),
    ],
    '2026-11-21',
  ).split('\r\n');
  expect(head).toBe('\uFEFFForm number,Customer,Account,Type,Submitted,Age,Status,Reason,Still to be paid');
  expect(first).toBe(
    'DT-2611-10001,Tan Wei Jun,1000482917,Investment,20 Nov 2026,1 day,Pending Payment,"MYR 25,000.00, USD 10.00 to be paid","MYR 25,000.00; USD 10.00"',
  );
});

test('what a customer or the service wrote is no formula', () => {
  const csv = listCsv([row({ status: 'Rejected', reason: '=cmd|calc', customerName: '@tan' })], '2026-11-21');
  expect(csv).toContain("'=cmd|calc");
  expect(csv).not.toMatch(/(^|,)[=@]/m);
});
