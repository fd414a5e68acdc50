import { row } from '../core/applications.fixture.ts';
import { createListCsv } from './list-csv.ts';

test('[APP-01] writes ISO dates, plain numbers, and amount and currency in separate columns', () => {
  const [header, first, second] = createListCsv(
    [
      row({
        status: 'Pending Payment',
        // after midnight in Malaysia
        submittedAt: '2026-11-19T18:00:00Z',
        sizes: [
          { by: 'amount', type: 'investment', currency: 'MYR', amount: 25_000 },
          { by: 'amount', type: 'investment', currency: 'USD', amount: 10 },
        ],
        due: [{ currency: 'MYR', amount: 25_000 }],
      }),
      row({
        sizes: [
          { by: 'units', type: 'redemption', units: 1_200.5 },
          { by: 'all', type: 'switching' },
        ],
      }),
    ],
    '2026-11-21',
  ).split('\r\n');
  expect(header).toBe(
    '\uFEFFForm number,Customer,Account,Type,Submitted,Last change (MYT),Age in days,Status,Reason,Currency,Amount,Currency 2,Amount 2,Units,Currency still to be paid,Amount still to be paid',
  );
  expect(first).toBe(
    'DT-2611-10001,Tan Wei Jun,1000482917,Investment,2026-11-20,2026-11-20 10:00:00,1,Pending Payment,,MYR,25000.00,USD,10.00,,MYR,25000.00',
  );
  expect(second).toBe(
    'DT-2611-10001,Tan Wei Jun,1000482917,Investment,2026-11-20,2026-11-20 10:00:00,1,Submitted,,,,,,1200.50; All,,',
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
