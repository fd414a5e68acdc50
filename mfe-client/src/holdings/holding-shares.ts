import { formatShares, type Money } from '@portal/shared/money';
import { createContext } from 'react';
import type { HoldingRow } from './holding-row.ts';

/** What share of the customer's total in its currency each row is: `14.5%`. */
export type HoldingShares = ReadonlyMap<HoldingRow, string>;

/** The shares of the rows below; none until every account and the totals have loaded. */
export const HoldingSharesContext = createContext<HoldingShares>(new Map());

/**
 * Returns the share that each row of all accounts is of the customer's market value in its currency (`totals`, by
 * currency). Those of a currency add up to 100.0%, unless holdings are missing. A row without a total has none.
 */
export function getHoldingShares(
  rows: readonly HoldingRow[],
  totals: ReadonlyMap<string, Money>,
): HoldingShares {
  return new Map(
    [...totals].flatMap(([currency, total]) => {
      const own = rows.filter((row) => row.currency === currency);
      const shares = formatShares(
        own.map(({ value }) => value),
        total,
      );
      return own.flatMap((row, index): [HoldingRow, string][] => {
        const share = shares[index];
        return share === undefined ? [] : [[row, share]];
      });
    }),
  );
}
