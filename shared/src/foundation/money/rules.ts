import { Exact, formatForScreen } from './decimal.ts';
import { Money, type Nav, Percent, Units } from './values.ts';

/** An amount split into `net`, which is invested, and `charge`. Both add up to the amount. */
export interface SalesChargeSplit {
  readonly net: Money;
  readonly charge: Money;
  readonly units: Units;
}

/**
 * Splits an amount that includes its sales charge (docs/domain.md, section 2): net = amount ÷ (1 + charge), rounded half up; the
 * charge is the rest; units are the unrounded net ÷ NAV, rounded once, and none at a NAV of 0.
 */
export const splitSalesCharge = (money: Money, charge: Percent, nav: Nav): SalesChargeSplit => {
  const divisor = charge.fraction.plus(1);
  const net = Money.rounded(money.currency, money.exact.dividedBy(divisor));
  const units = nav.isZero() ? Units.of('0') : Units.rounded(money.exact.dividedBy(divisor.times(nav.exact)));
  return { net, charge: money.minus(net), units };
};

/**
 * Returns what units are worth at a price of one unit (NAV), in the price's `currency`, rounded half up to 2 decimals.
 */
export const marketValue = (units: Units, nav: Nav, currency: string): Money =>
  Money.rounded(currency, units.exact.times(nav.exact));

/**
 * Returns this percentage of what units are worth at a price of one unit (NAV), in the price's `currency`, rounded down
 * once to 2 decimals: a limit is never above what there is.
 */
export const limitOfValue = (units: Units, nav: Nav, currency: string, percent: Percent): Money => {
  const value = units.exact.times(nav.exact).times(percent.fraction);
  return Money.rounded(currency, value.toDecimalPlaces(2, Exact.ROUND_DOWN));
};

/**
 * Returns how many units an amount buys at a price of one unit (NAV), without a sales charge, rounded half up to 2
 * decimals; none at a price of 0.
 */
export const unitsAt = (money: Money, nav: Nav): Units =>
  nav.isZero() ? Units.of('0') : Units.rounded(money.exact.dividedBy(nav.exact));

/** Returns this percentage of an amount, in its currency, rounded half up to 2 decimals. */
export const shareOf = (money: Money, percent: Percent): Money =>
  Money.rounded(money.currency, money.exact.times(percent.fraction));

/**
 * Returns the units that are taken from a `part` of a holding when `taken` come out of the `whole` in proportion: taken
 * × part ÷ whole, rounded half up to 2 decimals. None of an empty holding.
 */
export const proportionOf = (taken: Units, part: Units, whole: Units): Units =>
  whole.isZero() ? whole : Units.rounded(taken.exact.times(part.exact).dividedBy(whole.exact));

/**
 * Formats what share of `whole` each amount is, with one decimal: `14.5%`. Amounts that are the whole add up to 100.0%:
 * what rounding leaves over goes to those that lost most by it (largest remainder). Where they are only a part of it,
 * what is left counts as one more share. `undefined` each unless `whole` is over zero. All are in one currency.
 */
export function formatShares(parts: readonly Money[], whole: Money): (string | undefined)[] {
  if (whole.isZero() || whole.isNegative()) return parts.map(() => undefined);
  const rest = parts.reduce((left, part) => left.minus(part), whole);
  const weights = [...parts, rest].map(({ exact }) => exact);
  return splitByWeights(new Exact(100), weights, 1)
    .slice(0, parts.length)
    .map((share) => `${formatForScreen(share, 1)}%`);
}

/** Formats what share of `whole` one amount is, as `formatShares` does: rounded half up once. */
export const formatShare = (part: Money, whole: Money): string | undefined => formatShares([part], whole)[0];

/** Formats an amount without decimals, rounded half up, where there is no room for them: `1,235` of 1,234.56. */
export const formatWhole = (money: Money): string => formatForScreen(money.exact, 0);

/** Returns the sum of percentages; 0 without any. */
export const sumOfShares = (shares: readonly Percent[]): Percent =>
  shares.reduce((sum, share) => sum.plus(share), Percent.of('0'));

/** Returns `count` percentages with two decimals that add up to exactly 100 and differ by at most 0.01. */
export const equalShares = (count: number): Percent[] =>
  splitByWeights(new Exact(100), equalWeights(count)).map(Percent.rounded);

/** Splits an amount into `count` amounts that differ by at most a cent and add up to it exactly. */
export const splitEqually = (money: Money, count: number): Money[] =>
  splitByWeights(money.exact, equalWeights(count)).map((part) => Money.rounded(money.currency, part));

/**
 * Splits an amount by percentages, one part for each. Each part differs by at most a cent from its exact share, and the
 * parts add up to the amount exactly. Throws RangeError when the percentages do not add up to 100.
 */
export const splitByShares = (money: Money, shares: readonly Percent[]): Money[] => {
  if (sumOfShares(shares).compare(Percent.of('100')) !== 0)
    throw new RangeError('shares must add up to 100%');
  const weights = shares.map(({ exact }) => exact);
  return splitByWeights(money.exact, weights).map((part) => Money.rounded(money.currency, part));
};

const equalWeights = (count: number): Exact[] => Array.from({ length: count }, () => new Exact(1));

/**
 * Splits a value with `places` decimals by the largest remainder: each part is rounded down, and the units of the last
 * place that are left go to the parts that lost most, of equal ones to the first.
 */
function splitByWeights(value: Exact, weights: readonly Exact[], places = 2): Exact[] {
  const zero = new Exact(0);
  const sumOf = (parts: readonly Exact[]) => parts.reduce((sum, part) => sum.plus(part), zero);
  const whole = sumOf(weights);
  const unit = new Exact(10).pow(-places);
  const exact = weights.map((weight) => value.times(weight).dividedBy(whole));
  const down = exact.map((part) => part.toDecimalPlaces(places, Exact.ROUND_FLOOR));
  const lost = exact.map((part, index) => part.minus(down[index] ?? part));
  const left = value.minus(sumOf(down)).dividedBy(unit).toNumber();
  const rounded = new Set(
    lost
      .map((_part, index) => index)
      .sort((a, b) => (lost[b] ?? zero).comparedTo(lost[a] ?? zero) || a - b)
      .slice(0, left),
  );
  return down.map((part, index) => (rounded.has(index) ? part.plus(unit) : part));
}

/** Gain or loss. `percent` is absent without a cost to compare with (docs/domain.md, section 7). */
export interface Gain {
  readonly gain: Money;
  readonly percent?: Percent;
  readonly direction: 'up' | 'down' | 'flat';
}

const directionOf = (gain: Money): Gain['direction'] => {
  if (gain.isZero()) return 'flat';
  return gain.isNegative() ? 'down' : 'up';
};

/**
 * Returns the gain of a holding over its cost: the amount (negative for a loss), its per cent of the cost, and its
 * direction (`up`, `down`, `flat`). There is no per cent when the cost is zero. Both are in one currency.
 */
export const gainOf = (value: Money, cost: Money): Gain => {
  const gain = value.minus(cost);
  const direction = directionOf(gain);
  if (cost.isZero()) return { gain, direction };
  const ratio = gain.exact.dividedBy(cost.exact).times(new Exact(100));
  return { gain, percent: Percent.rounded(ratio), direction };
};

/** Returns one total for each currency, in order of first appearance; empty without amounts. */
export const sumByCurrency = (amounts: readonly Money[]): Money[] => {
  const totals = new Map<string, Money>();
  for (const money of amounts) {
    const total = totals.get(money.currency);
    totals.set(money.currency, total ? total.plus(money) : money);
  }
  return [...totals.values()];
};
