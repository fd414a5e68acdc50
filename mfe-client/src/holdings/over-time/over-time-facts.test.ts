import { customerHoldings } from '@portal/shared/api/holdings';
import { decoded } from '@portal/shared/testing';
import { listUnknowns, type OverTimeFacts, sumValueToday } from './over-time-facts.ts';

const total = (currency: string, marketValue: number) => ({ currency, marketValue, cost: 1 });
const accountOf = (accountId: string, ...totals: ReturnType<typeof total>[]) => ({
  accountId,
  accountName: 'A',
  accountType: 'IND' as const,
  plan: 'CS' as const,
  totals,
});
const facts: OverTimeFacts = {
  accounts: [],
  totals: decoded(customerHoldings, {
    totals: [],
    accounts: [accountOf('1', total('MYR', 10.1), total('USD', 5)), accountOf('2', total('MYR', 0.2))],
  }).accounts,
};

test('[CLI-05] today’s value is that of the accounts whose transactions are shown, in one currency', () => {
  expect(sumValueToday(facts, 'MYR', []).money?.format()).toBe('10.30');
  expect(sumValueToday(facts, 'MYR', ['2']).money?.format()).toBe('10.10');
  expect(sumValueToday(facts, 'AUD', []).money?.format()).toBe('0.00');
  expect(sumValueToday({ ...facts, totals: undefined }, 'MYR', [])).toEqual({ status: 'unknown' });
});

test('says what is not known', () => {
  const wholeFacts = {
    value: sumValueToday(facts, 'MYR', []),
    uncovered: [],
    isAll: false,
    from: '2025-11-22',
  };
  expect(listUnknowns(wholeFacts)).toHaveLength(2);
  const sentences = listUnknowns({
    value: { status: 'unknown' },
    uncovered: ['3'],
    isAll: true,
    from: '2025-11-22',
  });
  expect(sentences.slice(2)).toEqual([
    'Today’s value could not be loaded.',
    'Without 3, which your registration does not cover.',
    'Transactions before 22\u00a0Nov\u00a02025 are not included.',
  ]);
});
