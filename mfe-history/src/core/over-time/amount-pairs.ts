import type { Money } from '@portal/shared/money';

/** Two amounts of one month or year, such as money in and money out, in one currency. */
export interface AmountPair {
  /** `2026-09` or `2026`. */
  readonly id: string;
  /** `Sep 2026` or `2026`. */
  readonly label: string;
  readonly amounts: readonly [Money, Money];
}

/** Returns the largest amount of all pairs, or `undefined` without pairs. */
export function findLargest(pairs: readonly AmountPair[]): Money | undefined {
  return pairs
    .flatMap(({ amounts }) => amounts)
    .reduce<Money | undefined>(
      (largest, amount) => (largest === undefined || amount.compare(largest) > 0 ? amount : largest),
      undefined,
    );
}
