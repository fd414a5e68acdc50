import type { Plan } from '@portal/shared/api/wire';
import { contributedToB } from '../../rules/orders/sub-accounts.ts';
import { type FundFacts, fundsForPlan } from '../funds/funds.ts';
import type { Source } from '../random.ts';
import type { AccountRow, HoldingRow } from '../rows.ts';

/** How many schemes an account of a plan commonly has. */
const SCHEMES_PER_ACCOUNT: Record<Plan, readonly [min: number, max: number]> = {
  CS: [1, 5],
  EPF: [1, 3],
  PRS: [1, 2],
};

/** Picks random schemes for an account, as many as its plan usually has, among those that the holder may have. */
export function chooseFunds(
  source: Source,
  plan: Plan,
  holder: { readonly sophisticated: boolean; readonly shariahOnly: boolean },
): readonly FundFacts[] {
  const [min, max] = SCHEMES_PER_ACCOUNT[plan];
  return source.some(fundsForPlan(plan, holder), source.int(min, max));
}

/**
 * Returns the units of sub-account B of a holding that nothing was withdrawn from, as a column; no column unless the
 * scheme is PRS.
 */
export const openingB = ({ structure }: FundFacts, units: string): Pick<HoldingRow, 'unitsB'> =>
  structure === 'PRS' ? { unitsB: contributedToB(units) } : {};

/** Units of a random holding at least: enough for a first purchase, and for orders of tests. */
const LEAST_UNITS = 10_000;

/**
 * A random holding. Its cost is within 15% of today's value; in an account with transactions they
 * decide it.
 */
export function randomHolding(source: Source, account: Pick<AccountRow, 'id'>, fund: FundFacts): HoldingRow {
  const least = Math.max(LEAST_UNITS, Math.ceil((2 * fund.initial) / Number(fund.nav)));
  const units = `${source.int(least, 90_000)}.${String(source.int(0, 99)).padStart(2, '0')}`;
  const cost = ((Number(units) * Number(fund.nav) * source.int(85, 115)) / 100).toFixed(2);
  return {
    accountId: account.id,
    scheme: fund.scheme,
    currency: fund.currency,
    units,
    cost,
    ...openingB(fund, units),
  };
}

/** The highest sales charge of a fund in a plan, in percent; 0 for EPF when the fund is not approved for it. */
export function chargeFor(fund: FundFacts, plan: Plan): number {
  return plan === 'EPF' ? (fund.epfCharge ?? 0) : fund.charge;
}
