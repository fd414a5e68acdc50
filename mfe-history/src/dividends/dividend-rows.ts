import type { DividendPayout } from '@portal/shared/api/history';
import { csvOf } from '@portal/shared/files';
import { type DividendPart, getDividendPart } from '@portal/shared/flows';
import { directionName } from '@portal/shared/items';
import { Money, type Nav, type Units } from '@portal/shared/money';

const methodNames = {
  REINVEST: { done: 'Reinvested', notYet: 'To be reinvested' },
  PAYOUT: { done: 'Paid out', notYet: 'To be paid out' },
} as const satisfies Record<DividendPayout['method'], object>;

/** One row of the table (domain, section 7). Dates are YYYY-MM-DD. */
export interface DividendRow {
  readonly key: string;
  readonly declaredOn: string;
  /** `undefined` until it is paid or reinvested. */
  readonly paidOn?: string;
  readonly scheme: string;
  readonly schemeName: string;
  readonly currency: string;
  readonly grossPerUnit: Nav;
  readonly units: Units;
  readonly amount: Money;
  readonly part: DividendPart;
  readonly method: string;
  readonly reinvestment?: { readonly nav: Nav; readonly units: Units };
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

/** Converts dividends to rows, the last declared one first. Rows of one day keep the service's order. */
export function toDividendRows(dividends: readonly DividendPayout[]): readonly DividendRow[] {
  return dividends
    .map(({ reference, paidOn, method, amount, reinvestment, ...dividend }) => ({
      key: reference,
      declaredOn: dividend.declaredOn,
      ...(paidOn === null ? {} : { paidOn }),
      scheme: dividend.scheme,
      schemeName: dividend.schemeName,
      currency: dividend.currency,
      grossPerUnit: dividend.grossPerUnit,
      units: dividend.units,
      amount: amount.in(dividend.currency),
      part: getDividendPart({ method, paidOn }),
      method: methodNames[method][paidOn === null ? 'notYet' : 'done'],
      ...(reinvestment === null ? {} : { reinvestment }),
    }))
    .sort((a, b) => b.declaredOn.localeCompare(a.declaredOn));
}

/** Adds up the rows of each currency, in the order of the currencies' first rows. */
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

/** Creates the CSV file of the dividends, with plain numbers. */
export function createDividendsCsv(rows: readonly DividendRow[]): string {
  return csvOf(
    [
      'Declared',
      'Paid',
      'Scheme code',
      'Scheme',
      'Direction',
      'Currency',
      'Gross per unit',
      'Units',
      'Amount',
      'Method',
      'Reinvested NAV',
      'Reinvested units',
    ],
    rows.map((row) => [
      row.declaredOn,
      row.paidOn ?? '',
      row.scheme,
      row.schemeName,
      directions[row.part],
      row.currency,
      row.grossPerUnit.toString(),
      row.units.toString(),
      row.amount.toString(),
      row.method,
      row.reinvestment?.nav.toString() ?? '',
      row.reinvestment?.units.toString() ?? '',
    ]),
  );
}
