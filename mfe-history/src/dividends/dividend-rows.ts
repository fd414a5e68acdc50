import type { DividendPayout } from '@portal/shared/api/history';
import { csvOfColumns } from '@portal/shared/files';
import { type DividendPart, getDividendPart } from '@portal/shared/flows';
import { directionName } from '@portal/shared/items';
import { Money } from '@portal/shared/money';

const methodNames = {
  REINVEST: { done: 'Reinvested', notYet: 'To be reinvested' },
  PAYOUT: { done: 'Paid out', notYet: 'To be paid out' },
} as const satisfies Record<DividendPayout['method'], object>;

/** One row of the table (docs/domain.md, section 7): a dividend with its amount as money, and its method in words. */
export interface DividendRow extends Omit<DividendPayout, 'amount' | 'method'> {
  readonly amount: Money;
  readonly part: DividendPart;
  readonly method: string;
}

/** Totals of one currency. Currencies are never added. */
export interface DividendTotal {
  readonly currency: string;
  readonly count: number;
  readonly paidOut: Money;
  readonly reinvested: Money;
  /** Declared, and neither paid out nor reinvested yet. */
  readonly notYet: Money;
}

/**
 * Converts dividends to rows, the last declared one first; rows of one day keep the service's order. Each has its
 * `part`: paid out, reinvested or not yet.
 */
export function toDividendRows(dividends: readonly DividendPayout[]): readonly DividendRow[] {
  return dividends
    .map((dividend) => ({
      ...dividend,
      amount: dividend.amount.in(dividend.currency),
      part: getDividendPart(dividend),
      method: methodNames[dividend.method][dividend.paidOn === null ? 'notYet' : 'done'],
    }))
    .sort((a, b) => b.declaredOn.localeCompare(a.declaredOn));
}

/**
 * Adds up the rows of each currency, what is paid out, reinvested and not paid yet apart, in the order of the
 * currencies' first rows; empty without rows.
 */
export function sumDividends(rows: readonly DividendRow[]): readonly DividendTotal[] {
  const totals = new Map<string, DividendTotal>();
  for (const row of rows) {
    const { currency, part } = row;
    const zero = Money.of(currency, '0');
    const total = totals.get(currency) ?? {
      currency,
      count: 0,
      paidOut: zero,
      reinvested: zero,
      notYet: zero,
    };
    totals.set(currency, { ...total, count: total.count + 1, [part]: total[part].plus(row.amount) });
  }
  return [...totals.values()];
}

/** A reinvested dividend is neither money in nor money out, and one that is not paid yet has not moved. */
const directions = {
  paidOut: directionName({ direction: 'out' }),
  reinvested: 'Reinvested',
  notYet: '',
} as const satisfies Record<DividendPart, string>;

/**
 * Creates the text of the CSV file of the dividends, with a head and a row for each, ISO dates and plain numbers. What
 * a dividend does not have is an empty cell.
 */
export const createDividendsCsv = (rows: readonly DividendRow[]): string =>
  csvOfColumns(
    [
      ['Declared', ({ declaredOn }) => declaredOn],
      ['Paid', ({ paidOn }) => paidOn ?? ''],
      ['Fund code', ({ scheme }) => scheme],
      ['Fund', ({ schemeName }) => schemeName],
      ['Direction', ({ part }) => directions[part]],
      ['Currency', ({ currency }) => currency],
      ['Gross per unit', ({ grossPerUnit }) => grossPerUnit.toString()],
      ['Units', ({ units }) => units.toString()],
      ['Amount', ({ amount }) => amount.toString()],
      ['Method', ({ method }) => method],
      ['Reinvested NAV', ({ reinvestment }) => reinvestment?.nav.toString() ?? ''],
      ['Reinvested units', ({ reinvestment }) => reinvestment?.units.toString() ?? ''],
    ],
    rows,
  );
