import type { ApplicationRow } from '@portal/shared/api/applications';
import { type Money, sumByCurrency, type Units } from '@portal/shared/money';
import { sumText } from '@portal/shared/selling';

type Size = ApplicationRow['sizes'][number];

/** How much an application moves, as the list and its file show it. */
export interface RowSizes {
  /** Sums by currency. Amounts of different types of items are not added. */
  readonly sums: readonly Money[];
  readonly units: readonly Units[];
  /** Some item moves all units of a holding. */
  readonly hasAll: boolean;
}

/** Adds up the amounts of each type of item by currency. Units of different funds are not added. */
export function getSizes({ sizes }: Pick<ApplicationRow, 'sizes'>): RowSizes {
  const types = [...new Set(sizes.map(({ type }) => type))];
  const moneyOf = (type: Size['type']) =>
    sizes.flatMap((size) =>
      size.by === 'amount' && size.type === type ? [size.amount.in(size.currency)] : [],
    );
  return {
    sums: types.flatMap((type) => sumByCurrency(moneyOf(type))),
    units: sizes.flatMap((size) => (size.by === 'units' ? [size.units] : [])),
    hasAll: sizes.some(({ by }) => by === 'all'),
  };
}

/** Formats the sizes, one text for each: `MYR 1,000.00`, `1,200.00 units`, `All units`. */
export function formatSizes(row: Pick<ApplicationRow, 'sizes'>): readonly string[] {
  const { sums, units, hasAll } = getSizes(row);
  return [
    ...sums.map(sumText),
    ...units.map((quantity) => `${quantity.format()} units`),
    ...(hasAll ? ['All units'] : []),
  ];
}
