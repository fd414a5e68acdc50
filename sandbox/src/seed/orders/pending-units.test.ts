import { OPEN_STATUSES, soldScheme } from '../../api/pending-units.ts';
import { compare, sum } from '../../rules/money.ts';
import { seedRows } from '../seed.ts';

const { orders, context } = seedRows({ customers: 1_000, now: new Date('2026-11-20T10:00:00+08:00') });

/** Units that the orders which are not settled take, by account and scheme. */
function takenUnits(): ReadonlyMap<string, string> {
  const taken = new Map<string, string>();
  for (const { applications, items } of orders)
    for (const { applicationId, item } of items) {
      const application = applications.find(({ id }) => id === applicationId);
      const isOpen = OPEN_STATUSES.some((status) => status === application?.status);
      if (!application || !isOpen || (item.type !== 'redemption' && item.type !== 'switching')) continue;
      const key = `${application.accountId} ${soldScheme(item)}`;
      taken.set(key, sum([taken.get(key) ?? '0', String(item.payload.units)]));
    }
  return taken;
}

test('[CLI-05] pending units are those of pending orders, and no order takes more than there is', () => {
  const taken = takenUnits();
  expect(taken.size).toBeGreaterThan(1);
  // what addPendingUnits adds
  expect(taken.get('1000517304 CBAPI')).toBe('10000.00');
  const units = new Map(context.rows.holdings.map((row) => [`${row.accountId} ${row.scheme}`, row.units]));
  for (const [key, pending] of taken)
    expect([key, compare(pending, units.get(key) ?? '0')]).toEqual([key, -1]);
});
