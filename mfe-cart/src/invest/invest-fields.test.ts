import * as z from '@portal/shared/schema';
import { someLists, wireInvestment } from '../core/fixtures/cart.ts';
import { itemsOf } from '../core/items/from-wire.ts';
import type { MismatchReason } from '../core/items/mismatch-reasons.ts';
import { type InvestValues, investDraft, valuesOfItem } from './invest-fields.ts';

const { schema, toDraft, fromDraft } = investDraft({});

const typed: InvestValues = {
  accountId: 'A1',
  prsDefault: 'N',
  scheme: 'CBSUK',
  acknowledged: { at: '2026-11-20T10:00:00.000Z', kind: 'risk' },
  reason: 'Has a long horizon.',
  amount: '25,0',
  salesCharge: '1',
  distribution: 'PAYOUT',
  bank: 'MBBEMYKL 514212347710',
};

test('[SES-09] restores everything typed and chosen, without the acknowledgement', () => {
  const stored: unknown = JSON.parse(JSON.stringify(toDraft(typed)));
  const { data } = z.safeParse(schema, stored);
  expect(data && fromDraft(data)).toEqual({ ...typed, acknowledged: null });
});

test.each([
  ['no account or fund', {}, true],
  ['its account', { accountId: 'A1' }, true],
  ['its account and fund', { accountId: 'A1', scheme: 'CBSUK' }, true],
  ['another fund', { accountId: 'A1', scheme: 'CBGTU' }, false],
  ['another account', { accountId: 'A2' }, false],
])('decides whether a draft fits a drawer opened for %s', (_, start, fits) => {
  expect(investDraft(start).isAbout(toDraft(typed))).toBe(fits);
});

const valuesFor = (changes: Parameters<typeof wireInvestment>[1], given?: MismatchReason) => {
  const [item] = itemsOf('Digital Transaction', someLists({ investment: [wireInvestment('i1', changes)] }));
  if (item?.kind !== 'investment') throw new Error('no investment');
  return valuesOfItem(item, given);
};

test('fills the form with an item of the cart', () => {
  expect(valuesFor({ salesCharge: 0.75 })).toEqual({
    accountId: '1000482917',
    prsDefault: 'N',
    scheme: 'CBSUK',
    acknowledged: null,
    reason: '',
    amount: '25,000.00',
    salesCharge: '0.75',
    distribution: 'REINVEST',
    bank: '',
  });
});

test('fills in a payout’s bank account and a default option', () => {
  const bank = { bankName: 'Maybank', bankAccNumber: '514212347710', micrCode: 'MBBEMYKL' };
  expect(valuesFor({ distributionInstruction: 'PAYOUT', ...bank }).bank).toBe('MBBEMYKL 514212347710');
  expect(valuesFor({ plan: 'PRS', prsDefaultOption: 'Y', prsDefaultOptionType: 'ISLAMIC' }).prsDefault).toBe(
    'ISLAMIC',
  );
});

test('[SAT-04] fills in the reason that was given, with its acknowledgement', () => {
  const reason = 'Has a long horizon for this part.';
  const acknowledged = { at: '2026-11-20T10:00:00.000Z', kind: 'risk' } as const;
  expect(valuesFor({}, { reason, acknowledged })).toMatchObject({ acknowledged, reason });
  expect(valuesFor({})).toMatchObject({ acknowledged: null, reason: '' });
});
