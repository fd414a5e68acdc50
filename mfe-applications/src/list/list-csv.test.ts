import { row } from '../core/applications.fixture.ts';
import { createListCsv } from './list-csv.ts';

test('writes the columns of the list and the amounts due by currency', () => {
  const [header, first] = createListCsv(
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
  expect(header).toBe('\uFEFFForm number,Customer,Account,Type,Submitted,Age,Status,Reason,Still to be paid');
  expect(first).toBe(
    'DT-2611-10001,Tan Wei Jun,1000482917,Investment,20 Nov 2026,1 day,Pending Payment,"MYR 25,000.00, USD 10.00 to be paid","MYR 25,000.00; USD 10.00"',
  );
});

test('escapes text that looks like a formula', () => {
  const csv = createListCsv(
    [row({ status: 'Rejected', reason: '=cmd|calc', customerName: '@tan' })],
    '2026-11-21',
  );
  expect(csv).toContain("'=cmd|calc");
  expect(csv).not.toMatch(/(^|,)[=@]/m);
});
