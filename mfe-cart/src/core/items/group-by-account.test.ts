import fc from 'fast-check';
import { groupByAccount } from './group-by-account.ts';

const item = fc.record({
  id: fc.nat(),
  accountId: fc.constantFrom('1000482917', '1000517304', '2000193346', '3000088125'),
  plan: fc.constant('CS' as const),
});

test('[SHL-06] keeps the order of accounts and items', () => {
  const of = (accountId: string, id: number) => ({ id, accountId, plan: 'CS' as const });
  const groups = groupByAccount([of('20', 1), of('10', 2), of('20', 3)]);
  expect(groups.map(({ accountId, items }) => [accountId, items.map(({ id }) => id)])).toEqual([
    ['20', [1, 3]],
    ['10', [2]],
  ]);
});

test('[SHL-06] puts each item into its account’s group once, without empty or duplicate groups', () => {
  fc.assert(
    fc.property(fc.array(item), (items) => {
      const groups = groupByAccount(items);
      expect(groups.map(({ accountId }) => accountId)).toEqual([
        ...new Set(items.map(({ accountId }) => accountId)),
      ]);
      for (const { accountId, items: grouped } of groups) {
        expect(grouped).toEqual(items.filter((each) => each.accountId === accountId));
      }
    }),
  );
});
