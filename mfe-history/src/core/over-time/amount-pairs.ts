import type { AmountPair } from '@portal/shared/charts';
import type { Money } from '@portal/shared/money';

/** Returns the largest amount of all pairs, or `undefined` without pairs. */
export function findLargest(pairs: readonly AmountPair[]): Money | undefined {
  return pairs
    .flatMap(({ amounts }) => amounts)
    .reduce<Money | undefined>(
      (largest, amount) => (largest === undefined || amount.compare(largest) > 0 ? amount : largest),
      undefined,
    );
}
