import { applicationList } from '@portal/shared/api/applications';
import type { WireOf } from '@portal/shared/api/endpoint';
import type { FundDocument } from '@portal/shared/api/funds';
import { accountHolding } from '@portal/shared/api/holdings';
import type { Loadable } from '@portal/shared/contract';
import { aumOf } from './aum.ts';
import { documentsOf } from './fund-documents.ts';
import { greeting } from './greeting.ts';
import { needsOf } from './needs-you.ts';
import { together } from './together.ts';

describe('assets under management', () => {
  const reply = (changes: Partial<WireOf<typeof accountHolding>>) =>
    accountHolding.response.parse({ holdings: [], totals: [], asOf: null, ...changes });
  const shown = (...replies: ReturnType<typeof reply>[]) =>
    aumOf(replies).figures.map(({ currency, value }) => `${currency} ${value.format()}`);

  test('[SHL-15] with nothing held the currency is empty and the amount 0.00', () => {
    expect(aumOf([]).figures).toMatchObject([{ currency: '', gain: undefined }]);
    expect(shown(reply({}))).toEqual([' 0.00']);
  });

  test('adds up the registrations by currency, and never across currencies', () => {
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
    expect(shown(unitTrusts, retirement)).toEqual(['MYR 100.30', 'USD 10.00']);
    expect(aumOf([unitTrusts, retirement]).asOf).toBe('2026-11-20');
    expect(aumOf([unitTrusts, retirement]).figures.map(({ gain }) => gain?.direction)).toEqual([
      'up',
      'down',
    ]);
  });
});

describe('several readings as one', () => {
  const ok: Loadable<number> = { status: 'ok', value: 1 };
  const loading: Loadable<number> = { status: 'loading' };

  test('a part that failed fails the sum, and only it is tried again', () => {
    const retry = jest.fn();
    const failed: Loadable<number> = { status: 'failed', error: new Error('away'), retry };
    const all = together([ok, loading, failed]);
    if (all.status !== 'failed') throw new Error('a sum without a part');
    all.retry();
    expect(retry).toHaveBeenCalledTimes(1);
  });

  test('waits for all, and none at all is there at once', () => {
    expect(together([ok, loading])).toEqual({ status: 'loading' });
    expect(together([ok, ok])).toEqual({ status: 'ok', value: [1, 1] });
    expect(together([])).toEqual({ status: 'ok', value: [] });
  });
});

describe('needs you', () => {
  const [base] = applicationList.response.parse([
    {
      applicationId: 'A 1',
      formNo: 'DT-1',
      checkoutId: 'CO-1',
      channel: 'Digital Transaction',
      status: 'Submitted',
      reason: null,
      submittedAt: '2026-11-20T04:00:00Z',
      updatedAt: '2026-11-20T04:00:00Z',
      expiresAt: null,
      due: [{ currency: 'MYR', amount: 25_000 }],
      customerId: 'C1',
      customerName: 'LIM KOK SENG',
      accountId: '1',
      types: ['investment'],
    },
  ]);
  if (!base) throw new Error('no sample');
  const row = (changes: Partial<typeof base>) => ({ ...base, ...changes });

  test('the most urgent first, then the newest; what waits for others is left out', () => {
    const needs = needsOf(
      [
        row({ formNo: 'confirm', status: 'Pending Customer Confirmation' }),
        row({ formNo: 'pay', status: 'Pending Payment' }),
        row({ formNo: 'older', status: 'Rejected', submittedAt: '2026-11-01T04:00:00Z' }),
        row({ formNo: 'newer', status: 'Rejected' }),
        row({ formNo: 'documents', status: 'Pending Documents' }),
        ...(['Draft', 'Submitted', 'In Process', 'Completed', 'Cancelled', 'Expired'] as const).map(
          (status) => row({ status }),
        ),
      ],
      '2026-11-21',
    );
    expect(needs.map(({ formNo }) => formNo)).toEqual(['newer', 'older', 'documents', 'pay', 'confirm']);
  });

  test.each([
    ['Rejected', { reason: 'IC back is unreadable' }, 'Rejected: IC back is unreadable', 'Open'],
    ['Rejected', {}, 'Rejected', 'Open'],
    ['Pending Documents', {}, 'Documents are due', 'Open'],
    ['Pending Payment', {}, 'Payment outstanding: MYR 25,000.00', 'Pay'],
    [
      'Pending Customer Confirmation',
      { expiresAt: '2026-11-23T04:00:00Z' },
      'Waits for the customer to confirm, until 23 Nov 2026',
      'Open',
    ],
  ] as const)('%s says what it waits for', (status, changes, text, label) => {
    const [need] = needsOf([row({ status, ...changes })], '2026-11-21');
    expect([need?.text, need?.action.label, need?.age]).toEqual([text, label, '1 day']);
  });

  test('each has one action: payment pays, everything else opens', () => {
    const actions = needsOf([row({ status: 'Pending Payment' }), row({ status: 'Rejected' })], '2026-11-21');
    expect(actions.map(({ action }) => action.to)).toEqual([
      '/application/detail/A%201?formNo=DT-1',
      '/payment?applicationId=A+1',
    ]);
  });
});

test.each([
  [8, 'FARAH ADILAH BINTI OSMAN', 'Good morning, Farah'],
  [12, 'Farah', 'Good afternoon, Farah'],
  [18, 'Farah', 'Good evening, Farah'],
  [9, '', 'Good morning'],
])('at %d o’clock %p is greeted %p', (hour, name, words) => expect(greeting(name, hour)).toBe(words));

test('[SHL-22] a fund has each kind of document once: English before others, then the newest', () => {
  const document = (changes: Partial<FundDocument>): FundDocument => ({
    asOfDate: '2026-10-31',
    docType: 'FFS',
    docTypeName: 'Fact sheet',
    docUrl: 'https://docs.example/new.pdf',
    language: 'en',
    productCode: 'F1',
    ...changes,
  });
  const links = documentsOf('F1', [
    document({ asOfDate: '2026-09-30', docUrl: 'https://docs.example/old.pdf' }),
    document({}),
    document({ asOfDate: '2026-11-30', language: 'ms', docUrl: 'https://docs.example/ms.pdf' }),
    document({ productCode: 'F2', docUrl: 'https://docs.example/other.pdf' }),
  ]);
  expect(links).toEqual([{ name: 'Fact sheet', href: 'https://docs.example/new.pdf' }]);
});
