import { applicationDetail } from '@portal/shared/api/applications';
import type { ApplicationStatus } from '@portal/shared/api/status';
import { Money } from '@portal/shared/money';
import { wireApplication } from '../core/samples.ts';
import { lineOf } from './item-lines.ts';
import { byDay, standsAt, stepsAhead } from './timeline.ts';

const entry = (at: string, title: string, status: ApplicationStatus | null = null) => ({
  at,
  title,
  status,
  detail: null,
});

describe('timeline', () => {
  test('[APP-02] is grouped by day, newest first, whatever order it came in', () => {
    const days = byDay([
      entry('2026-11-20T01:00:00', 'Submitted', 'Pending Customer Confirmation'),
      entry('2026-11-21T09:05:00', 'Bank statement asked for', 'Pending Documents'),
      entry('2026-11-20T16:31:00', 'Payment received'),
    ]);
    expect(
      days.map(({ date, entries }) => [date, ...entries.map(({ time, title }) => `${time} ${title}`)]),
    ).toEqual([
      ['2026-11-21', '09:05 Bank statement asked for'],
      ['2026-11-20', '16:31 Payment received', '01:00 Submitted'],
    ]);
    expect(days.flatMap(({ entries }) => entries.map(({ tone }) => tone))).toEqual(['done', 'done', 'done']);
  });

  test('[APP-02] while it is under way it says where it stands, and since when', () => {
    const entries = [
      entry('2026-11-19T01:00:00', 'Form asked for', 'Pending Documents'),
      entry('2026-11-20T01:00:00', 'Payment received', 'Pending Documents'),
      entry('2026-11-20T02:00:00', 'Document uploaded'),
    ];
    expect(standsAt(entries, 'Pending Documents')).toEqual({
      status: 'Pending Documents',
      since: '2026-11-20T01:00:00',
    });
    expect(standsAt([], 'In Process')).toEqual({ status: 'In Process', since: undefined });
    expect(standsAt(entries, 'Completed')).toBeUndefined();
    expect(standsAt(entries, 'Rejected')).toBeUndefined();
  });

  test('a rejection stops it, completion ends it', () => {
    const tones = (status: 'Rejected' | 'Completed') =>
      byDay([entry('2026-11-20T01:00:00', 'x', status)])[0]?.entries[0]?.tone;
    expect(tones('Rejected')).toBe('stopped');
    expect(tones('Completed')).toBe('done');
  });

  test.each([
    ['Pending Payment', ['Completed', 'In Process', 'Submitted']],
    ['Submitted', ['Completed', 'In Process']],
    ['In Process', ['Completed']],
    ['Completed', []],
    ['Rejected', []],
    ['Cancelled', []],
    ['Expired', []],
  ] as const)('after %s comes %p', (status, ahead) => expect(stepsAhead(status)).toEqual(ahead));
});

const bank = { bankName: null, bankAccNumber: null, micrCode: null, mnemonic: null, payeeName: null };
const common = { accountId: '1', accountType: 'IND', plan: 'CS', agentCode: 'U1' } as const;
const redemption = {
  ...common,
  ...bank,
  scheme: 'CBBND',
  schemeName: 'Bond',
  currency: 'MYR',
  amountOrUnit: 'UNIT',
  amount: 0,
  units: 1200,
  paymentInstruction: 'BANK',
  withdrawalReason: null,
  withdrawalDescription: null,
  redeemAll: false,
  isWholesaleFund: false,
} as const;
const switching = {
  ...common,
  ...bank,
  fromScheme: 'CBIEQ',
  fromSchemeName: 'Islamic Equity',
  toScheme: 'CBGSM',
  toSchemeName: 'Global Sukuk',
  fromCurrency: 'MYR',
  toCurrency: 'MYR',
  amountOrUnit: 'AMOUNT',
  amount: 500,
  units: 0,
  switchAll: false,
  salesCharge: 0,
  distributionInstruction: 'REINVEST',
  switchedInSatRank: 3,
  isFromWholesaleFund: false,
  isToWholesaleFund: false,
  domesticBorrowing: false,
} as const;

type WireItem = ReturnType<typeof wireApplication>['items'][number]['item'];

function line(item: WireItem) {
  const wire = wireApplication({ items: [{ formId: 'F-1', status: 'Submitted', item }] });
  const [decoded] = applicationDetail.response.parse(wire).items;
  if (!decoded) throw new Error('no item');
  const { title, particulars, figure } = lineOf(decoded);
  return [
    title,
    particulars.join(' · '),
    figure instanceof Money ? `${figure.currency} ${figure.format()}` : figure,
  ];
}

describe('items in words', () => {
  test('[APP-02] an investment', () => {
    const [item] = wireApplication().items;
    if (!item) throw new Error('no item');
    expect(line(item.item)).toEqual([
      'Invest in Cempaka Biru Sukuk',
      'CBSUK · charge 1.00% · reinvest',
      'MYR 25,000.00',
    ]);
  });

  test('[APP-02] a redemption by units, and of all', () => {
    expect(line({ type: 'redemption', payload: redemption })).toEqual([
      'Redeem Bond',
      'CBBND',
      '1,200.00 units',
    ]);
    expect(line({ type: 'redemption', payload: { ...redemption, redeemAll: true } })[2]).toBe('All units');
  });

  test('[APP-02] a switch by amount', () => {
    expect(line({ type: 'switching', payload: switching })).toEqual([
      'Switch Islamic Equity to Global Sukuk',
      'CBIEQ to CBGSM · charge 0.00%',
      'MYR 500.00',
    ]);
  });

  test('[APP-02] a form has a name and no figure', () => {
    expect(line({ type: 'sat', payload: {} })).toEqual(['Suitability', '', undefined]);
  });
});
