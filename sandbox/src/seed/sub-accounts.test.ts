import { compare } from '../rules/money.ts';
import { seedRows } from './seed.ts';

const { rows } = seedRows({ customers: 200, now: new Date('2026-11-20T10:00:00+08:00') }).context;
const { accounts, holdings } = rows;

test('[CLI-05] every holding of PRS has units in sub-account B, no other one has, and every PRS account has its first contribution', () => {
  const plans = new Map(accounts.map(({ id, plan }) => [id, plan]));
  const wrong = holdings.filter(({ accountId, units, unitsB }) => {
    if (plans.get(accountId) !== 'PRS') return (unitsB ?? null) !== null;
    return !unitsB || compare(unitsB, '0') < 0 || compare(unitsB, units) > 0;
  });
  expect(wrong).toEqual([]);
  expect(
    accounts.filter(({ plan, firstContribution }) => (plan === 'PRS') !== Boolean(firstContribution)),
  ).toEqual([]);
});
