import { Money } from '@portal/shared/money';
import type { Position } from './position.ts';
import { shareOf } from './share.ts';

/** What one asset class is worth in one currency. */
export interface AllocationSlice {
  readonly assetClass: string;
  readonly value: Money;
  /** Of the currency, to one decimal. */
  readonly share: string;
}

/** Distinct colours that a chart has; what goes beyond is one slice. */
export const mostSlices = 6;

/** Where the asset class of a scheme is not known. */
export const unknownClass = 'Not classified';
const rest = 'Other';

/** One currency's holdings by asset class. */
export interface Allocation {
  readonly total: Money;
  readonly slices: readonly AllocationSlice[];
}

/**
 * One currency's holdings by asset class, largest first; the smallest are put together when there are more than
 * a chart can tell apart. Nothing held is no slices.
 */
export function allocate(positions: readonly Position[], currency: string): Allocation {
  const values = new Map<string, Money>();
  for (const position of positions) {
    if (position.currency !== currency || position.value.isZero()) continue;
    const assetClass = position.facts?.assetClass ?? unknownClass;
    values.set(assetClass, values.get(assetClass)?.plus(position.value) ?? position.value);
  }
  const ranked = [...values].sort(([a, x], [b, y]) => y.compare(x) || a.localeCompare(b));
  const shown = ranked.length > mostSlices ? foldSmallest(ranked, currency) : ranked;
  const total = sum(shown, currency);
  const slices = shown.map(([assetClass, value]) => ({
    assetClass,
    value,
    share: shareOf(value, total) ?? '–',
  }));
  return { total, slices };
}

type Ranked = readonly (readonly [assetClass: string, value: Money])[];

function foldSmallest(ranked: Ranked, currency: string): Ranked {
  return [...ranked.slice(0, mostSlices - 1), [rest, sum(ranked.slice(mostSlices - 1), currency)]];
}

function sum(ranked: Ranked, currency: string): Money {
  return ranked.reduce((total, [, value]) => total.plus(value), Money.of(currency, '0'));
}
