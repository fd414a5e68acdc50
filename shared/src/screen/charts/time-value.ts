import { Money } from '@portal/shared/money';

/**
 * What a chart over time shows of a day, month or year, in one currency. Table, read-out and picture are made of it, so that
 * they say the same.
 */
export interface TimeValue {
  /** YYYY-MM-DD, YYYY-MM or YYYY; empty for the sum of all. */
  readonly id: string;
  /** `21 Nov 2026`, `Nov 2026` or `2026`. */
  readonly label: string;
  /** What happened: `Purchase, Sukuk`. */
  readonly detail?: string;
  /** Amounts of both series, such as in and out. */
  readonly amounts: readonly [Money, Money];
  /** What both make: in less out, both together, or the sum so far. */
  readonly result: Money;
}

/** How the amounts make the result: `apart` subtracts, `stacked` adds, `steps` subtracts and goes on from value to value. */
export type TimeChartKind = 'apart' | 'stacked' | 'steps';

/** Names of both series and of the result. */
export type TimeNames = readonly [first: string, second: string, result: string];

/** Amounts of a value, before the result is known. */
export type TimeAmounts = Omit<TimeValue, 'result'>;

/** Returns what two amounts make. */
const combine = (kind: TimeChartKind, [first, second]: TimeValue['amounts']): Money =>
  kind === 'stacked' ? first.plus(second) : first.minus(second);

/**
 * Returns each value with its result: the first amount less the second (`apart`), both together (`stacked`), or the sum
 * so far of first less second (`steps`). The values are oldest first.
 */
export function toTimeValues(kind: TimeChartKind, values: readonly TimeAmounts[]): readonly TimeValue[] {
  let sum: Money | undefined;
  return values.map((value) => {
    const own = combine(kind, value.amounts);
    sum = sum?.plus(own) ?? own;
    return { ...value, result: kind === 'steps' ? sum : own };
  });
}

/**
 * Returns one value with the sums of both series, and an empty id: what the read-out shows while none is selected.
 * `label` names the period. Zero in `currency` without values.
 */
export function sumTimeValues(
  kind: TimeChartKind,
  values: readonly TimeValue[],
  currency: string,
  label: string,
): TimeValue {
  const sumOf = (at: 0 | 1) =>
    values.reduce((sum, { amounts }) => sum.plus(amounts[at]), Money.of(currency, '0'));
  const amounts = [sumOf(0), sumOf(1)] as const;
  return { id: '', label, amounts, result: combine(kind, amounts) };
}

/** An amount of a value with its name. */
export interface NamedAmount {
  readonly name: string;
  readonly money: Money;
}

/**
 * Returns the amounts that the read-out names, with the names of their series: both and the result. Of one step,
 * without a series that did not move; of stacked bars, without the result.
 */
export function listAmounts(
  kind: TimeChartKind,
  { id, amounts, result }: TimeValue,
  names: TimeNames,
): readonly NamedAmount[] {
  const all = amounts.map((money, at) => ({ name: names[at] ?? '', money }));
  const isStep = kind === 'steps' && id !== '';
  const moved = isStep ? all.filter(({ money }) => !money.isZero()) : all;
  return kind === 'stacked' ? moved : [...moved, { name: names[2], money: result }];
}

/** Describes a value for screen readers: `21 Jul 2026, Purchase, Sukuk: In MYR 8,000.00, Net MYR 33,000.00`. */
export function describeValue(kind: TimeChartKind, value: TimeValue, names: TimeNames): string {
  const amounts = listAmounts(kind, value, names).map(
    ({ name, money }) => `${name} ${money.currency} ${money.format()}`,
  );
  const title = [value.label, value.detail].filter(Boolean).join(', ');
  return `${title}: ${amounts.join(', ')}`;
}
