import { applicationDetail } from '@portal/shared/api/applications';
import { lookups } from '@portal/shared/api/lookups';
import { bankarWire, decoded, redemptionWire, samples } from '@portal/shared/testing';
import { wireApplication } from '../../core/applications.fixture.ts';
import { toItemRow } from './item-rows.ts';

type WireItem = ReturnType<typeof wireApplication>['items'][number];

function toRow(changes: Partial<WireItem>, names?: Parameters<typeof toItemRow>[1]) {
  const [wire] = wireApplication().items;
  if (!wire) throw new Error('no item');
  const [item] = applicationDetail.response.parse(
    wireApplication({ items: [{ ...wire, ...changes }] }),
  ).items;
  if (!item) throw new Error('no item');
  return toItemRow(item, names);
}

test('[APP-02] a row has form, status, account and text of the item', () => {
  expect(toRow({})).toMatchObject({
    id: 'F-1',
    status: 'Pending Payment',
    accountId: '1000482917',
    text: { title: 'Invest in Cempaka Biru Sukuk' },
    mismatches: [],
  });
});

test('[APP-02] the account of a bank account is the one that it serves; a form about the customer has none', () => {
  expect(toRow({ item: { type: 'bankar', payload: bankarWire } }).accountId).toBe('1000482917');
  expect(toRow({ item: { type: 'sat', payload: {} } }).accountId).toBeUndefined();
});

test('[APP-02] names the reason of a withdrawal from PRS', () => {
  const names = decoded(lookups, {
    ...samples.lookups,
    prsWithdrawalReasons: [{ name: 'Healthcare', reasonID: '3', value: 'HLT' }],
  });
  const payload = { ...redemptionWire, plan: 'PRS', withdrawalReason: '3' } as const;
  expect(toRow({ item: { type: 'redemption', payload } }, names).text.details).toContainEqual({
    label: 'reason',
    value: 'Healthcare',
    private: true,
  });
});

test('[APP-02] shows why the customer wanted a scheme that does not suit', () => {
  expect(toRow({ mismatches: [{ kind: 'risk', reason: 'Has a long horizon.' }] }).mismatches).toEqual([
    'Above the customer’s risk category. Customer’s reason: Has a long horizon.',
  ]);
});
