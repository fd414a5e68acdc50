import * as z from '@portal/shared/schema';
import type { InvestValues } from '../order.ts';
import { investDraft } from './invest-draft.ts';

const { schema, toDraft, fromDraft } = investDraft({});

const typed: InvestValues = {
  accountId: 'A1',
  prsDefault: 'N',
  scheme: 'CBSUK',
  acknowledged: true,
  reason: 'Has a long horizon.',
  amount: '25,0',
  salesCharge: '1',
  distribution: 'PAYOUT',
  bank: 'MBBEMYKL 514212347710',
};

test('[SES-09] restores everything typed and chosen, without the acknowledgement', () => {
  const stored: unknown = JSON.parse(JSON.stringify(toDraft(typed)));
  const { data } = z.safeParse(schema, stored);
  expect(data && fromDraft(data)).toEqual({ ...typed, acknowledged: false });
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
