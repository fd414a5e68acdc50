import { Money } from '@portal/shared/money';
import type { HoldingRow } from '../holding-row.ts';

/** The value of one asset class in one currency. */
interface AllocationSlice {
  readonly assetClass: string;
  readonly value: Money;
}

/** Number of slices that can be distinguished. The smallest asset classes share the last one. */
export const maxSlices = 6;

/** Label for schemes whose asset class is not known. */
const unknownAssetClass = 'Not classified';
const otherClasses = 'Other';

/** Holdings of one currency by asset class. */
export interface Allocation {
  readonly total: Money;
  readonly slices: readonly AllocationSlice[];
}

/**
 * Groups the market values of one currency by asset class, largest first, with their total. The smallest classes are
 * merged into one when there are more than `maxSlices`; schemes of unknown class are a class. Without holdings there
 * are no slices.
 */
export function groupByAssetClass(rows: readonly HoldingRow[], currency: string): Allocation {
  const values = new Map<string, Money>();
  for (const row of rows) {
    if (row.currency !== currency || row.value.isZero()) continue;
    const assetClass = row.facts?.assetClass ?? unknownAssetClass;
    values.set(assetClass, values.get(assetClass)?.plus(row.value) ?? row.value);
  }
  const rankedValues = [...values].sort(([a, x], [b, y]) => y.compare(x) || a.localeCompare(b));
  const classes = rankedValues.length > maxSlices ? mergeSmallest(rankedValues, currency) : rankedValues;
  return {
    total: sum(classes, currency),
    slices: classes.map(([assetClass, value]) => ({ assetClass, value })),
  };
}

type RankedValues = readonly (readonly [assetClass: string, value: Money])[];

function mergeSmallest(values: RankedValues, currency: string): RankedValues {
  return [...values.slice(0, maxSlices - 1), [otherClasses, sum(values.slice(maxSlices - 1), currency)]];
}

function sum(values: RankedValues, currency: string): Money {
  return values.reduce((total, [, value]) => total.plus(value), Money.of(currency, '0'));
}
