import type { GainBar, GaugeFund } from '@portal/shared/charts';
import { formatDate } from '@portal/shared/dates';
import { formatShare, type Gain, gainOf, Money } from '@portal/shared/money';
import { isOverLimit } from '@portal/shared/selling';
import type { HoldingRow } from '../holding-row.ts';
import { type Allocation, groupByAssetClass } from './allocation.ts';

/** What the holdings say of one currency, which is never added to another. */
export interface Headline {
  readonly currency: string;
  readonly value: Money;
  readonly cost: Money;
  readonly gain: Gain;
  /** Number of schemes with units. */
  readonly schemeCount: number;
  /** `25 Nov 2026`, or first and last day when the prices are of several. */
  readonly priceDates: string;
  readonly allocation: Allocation;
  /** Gain of each scheme over all accounts, largest first. */
  readonly gains: readonly GainBar[];
  readonly funds: readonly GaugeFund[];
}

/** Adds up the value or the cost of rows of one currency. */
const addUp = (currency: string, rows: readonly HoldingRow[], part: 'value' | 'cost'): Money =>
  rows.reduce((sum, row) => sum.plus(row[part]), Money.of(currency, '0'));

/** Formats the days of the prices: one, or the first and the last. */
function formatPriceDates(rows: readonly HoldingRow[]): string {
  const dates = rows.map(({ navDate }) => navDate).sort();
  const [first = '', last = first] = [dates[0], dates.at(-1)];
  if (first === '') return '';
  return first === last ? formatDate(first) : `${formatDate(first)} to ${formatDate(last)}`;
}

/**
 * Builds the headline of one currency from the holdings of all accounts: value, cost, gain, allocation, gain of each
 * scheme, largest first, and funds with a known risk. Rows without units, value and cost are left out.
 */
export function buildHeadline(allRows: readonly HoldingRow[], currency: string): Headline {
  const rows = allRows.filter(
    (row) => row.currency === currency && !(row.units.isZero() && row.value.isZero() && row.cost.isZero()),
  );
  const value = addUp(currency, rows, 'value');
  const cost = addUp(currency, rows, 'cost');
  const schemes = [...new Set(rows.map(({ scheme }) => scheme))].map((scheme) => {
    const own = rows.filter((row) => row.scheme === scheme);
    return { scheme, own, name: own[0]?.name ?? scheme };
  });
  const gains = schemes
    .map(({ scheme, own, name }) => ({
      id: scheme,
      name,
      gain: gainOf(addUp(currency, own, 'value'), addUp(currency, own, 'cost')),
    }))
    .sort((a, b) => b.gain.gain.compare(a.gain.gain) || a.name.localeCompare(b.name));
  return {
    currency,
    value,
    cost,
    gain: gainOf(value, cost),
    schemeCount: new Set(rows.filter(({ units }) => !units.isZero()).map(({ scheme }) => scheme)).size,
    priceDates: formatPriceDates(rows),
    allocation: groupByAssetClass(rows, currency),
    gains,
    funds: schemes.flatMap(({ scheme, own }) => {
      const risk = own[0]?.facts?.risk;
      return risk === undefined ? [] : [{ code: scheme, risk }];
    }),
  };
}

/** Number of schemes that are shown before the rest is asked for. */
const maxGains = 7;

/**
 * Returns the gains that are shown at once: all up to 7, else the 6 that are furthest from zero, in the order of
 * `gains`. `hiddenCount` is the number of the others.
 */
export function pickGains(gains: readonly GainBar[]): {
  readonly shown: readonly GainBar[];
  readonly hiddenCount: number;
} {
  if (gains.length <= maxGains) return { shown: gains, hiddenCount: 0 };
  const sizeOf = ({ gain: { gain } }: GainBar) =>
    gain.isNegative() ? Money.of(gain.currency, '0').minus(gain) : gain;
  const largest = new Set([...gains].sort((a, b) => sizeOf(b).compare(sizeOf(a))).slice(0, maxGains - 1));
  return { shown: gains.filter((bar) => largest.has(bar)), hiddenCount: gains.length - largest.size };
}

/** The customer's risk category: rank 1 to 5, or 0 without one. */
export interface RiskLimit {
  readonly rank: number;
  readonly name: string;
}

/**
 * Says how many funds are riskier than the customer's risk category, and their share of the value: `2 of 7 are riskier
 * than Moderate: 14.7% of MYR.` `undefined` when none is or the category is not known (rank 0).
 */
export function describeOverLimit(
  rows: readonly HoldingRow[],
  { currency, value, funds }: Headline,
  limit: RiskLimit,
): string | undefined {
  const over = funds.filter(({ risk }) => isOverLimit(risk, limit.rank)).map(({ code }) => code);
  if (over.length === 0) return undefined;
  const ofOver = rows.filter((row) => row.currency === currency && over.includes(row.scheme));
  const share = formatShare(addUp(currency, ofOver, 'value'), value);
  const verb = over.length === 1 ? 'is' : 'are';
  return `${over.length} of ${funds.length} ${verb} above the customer’s risk category (${limit.name})${share ? `: ${share} of ${currency}` : ''}.`;
}
