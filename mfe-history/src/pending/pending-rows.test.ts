import type { WireOf } from '@portal/shared/api/endpoint';
import { pendingTransactions } from '@portal/shared/api/history';
import { Units } from '@portal/shared/money';
import { decoded, samples } from '@portal/shared/testing';
import { createPendingCsv, toPendingRows } from './pending-rows.ts';

type Wire = WireOf<typeof pendingTransactions>[number];

const [sample] = samples.pendingTransactions;
const pending = (change: Partial<Wire> = {}) =>
  decoded(pendingTransactions, sample ? [{ ...sample, ...change }] : []);

test('[CLI-06] a row has the Malaysian date, the application and both legs of a switch', () => {
  expect(toPendingRows(pending({ submittedAt: '2026-11-20T17:00:00Z' }))).toEqual([
    {
      key: 'A1-1',
      date: '2026-11-21',
      formNo: 'DT-2611-10001',
      path: '/application/detail/A1?formNo=DT-2611-10001',
      type: 'Switch',
      scheme: 'CBMGF',
      schemeName: 'Cempaka Biru Malaysia Growth',
      toSchemeName: 'Cempaka Biru Bond',
      legs: [
        {
          direction: 'switch-out',
          scheme: 'CBMGF',
          schemeName: 'Cempaka Biru Malaysia Growth',
          currency: 'MYR',
          size: Units.of('400'),
        },
        { direction: 'switch-in', scheme: 'CBBND', schemeName: 'Cempaka Biru Bond', currency: 'MYR' },
      ],
      status: 'Submitted',
    },
  ]);
});

test('the CSV file has a row for each leg, with plain numbers', () => {
  expect(
    createPendingCsv(pending({ size: { by: 'amount', amount: 1000 } }))
      .split('\r\n')
      .slice(1, 3),
  ).toEqual([
    '2026-11-20,DT-2611-10001,Switch,Switch out,CBMGF,Cempaka Biru Malaysia Growth,MYR,1000.00,,Submitted',
    '2026-11-20,DT-2611-10001,Switch,Switch in,CBBND,Cempaka Biru Bond,MYR,1000.00,,Submitted',
  ]);
});
