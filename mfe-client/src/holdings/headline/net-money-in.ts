import { type Flow, type FlowDay, listFlowDays, listFlowsWithin, sumFlows } from '@portal/shared/flows';
import { type Gain, gainOf, type Money, Units } from '@portal/shared/money';
import type { HoldingRow } from '../holding-row.ts';
import type { AccountTransaction } from './flows-loader.tsx';
import type { Headline } from './headline-facts.ts';

/**
 * Returns whether the transactions' units add up to those of the holdings in a currency, in each account and scheme.
 * Otherwise some transactions are missing, and money in less money out says nothing of the value.
 */
export function hasAllUnits(
  transactions: readonly AccountTransaction[],
  rows: readonly HoldingRow[],
  currency: string,
): boolean {
  const left = new Map<string, Units>();
  const zero = Units.of('0');
  const add = (key: string, units: Units) => left.set(key, (left.get(key) ?? zero).plus(units));
  for (const { accountId, scheme, units, currency: own } of transactions)
    if (own === currency) add(`${accountId} ${scheme}`, units);
  for (const { accountId, scheme, units, currency: own } of rows)
    if (own === currency) add(`${accountId} ${scheme}`, zero.minus(units));
  return [...left.values()].every((units) => units.isZero());
}

/** Net money in of one currency. */
export interface NetMoneyIn {
  readonly days: readonly FlowDay[];
  readonly net: Money;
  /** First day of the chart, YYYY-MM-DD. */
  readonly from: string;
  /** Whether the transactions are all that made today's value. */
  readonly isComplete: boolean;
  /** Gain over money in; absent unless the transactions are complete. */
  readonly gain?: Gain;
}

interface KnownFlows {
  readonly flows: readonly Flow[];
  readonly transactions: readonly AccountTransaction[];
  readonly from: string;
}

/**
 * Returns the days with money in or out of a currency from `from` to `today`, their net, and the gain of `value` over
 * it. There is a gain only if the transactions explain all units (`isComplete`), and a percentage only if the net is
 * above zero. `isEveryAccount`: whether holdings and transactions of all accounts are loaded.
 */
export function buildNetMoneyIn(
  { flows, transactions, from }: KnownFlows,
  rows: readonly HoldingRow[],
  { currency, value }: Pick<Headline, 'currency' | 'value'>,
  { today, isEveryAccount }: { readonly today: string; readonly isEveryAccount: boolean },
): NetMoneyIn {
  // a dividend that was paid before is of units whose transactions are not loaded
  const hasEarlier = flows.some(({ date, money }) => date < from && money.currency === currency);
  const isComplete = isEveryAccount && !hasEarlier && hasAllUnits(transactions, rows, currency);
  const known = listFlowsWithin(flows, { from, to: today });
  const days = listFlowDays(known, currency);
  const { net } = sumFlows(known, currency);
  const { percent, ...gain } = gainOf(value, net);
  const hasPercent = percent !== undefined && !net.isNegative();
  return {
    days,
    net,
    from: isComplete ? (days[0]?.id ?? from) : from,
    isComplete,
    ...(isComplete ? { gain: { ...gain, ...(hasPercent ? { percent } : {}) } } : {}),
  };
}
