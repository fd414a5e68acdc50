import type { Plan } from '@portal/shared/api/wire';
import { addDays, type IsoDate } from '../../rules/calendar.ts';
import { compare, marketValue, ratio } from '../../rules/money.ts';
import { fundOf } from '../funds/funds.ts';
import type { DividendRow, HoldingRow } from '../rows.ts';
import type { Position } from './positions.ts';

/** A dividend is 3.2% of the price: the price divided by this. */
const PRICE_PER_DIVIDEND = '31.25';
/** Days from the declaration of a dividend to its payment. */
const DAYS_TO_PAYMENT = 14;
/** Past years with a payout. */
const YEARS = 3;
/** Asset classes whose schemes pay a dividend each year. */
const INCOME_CLASSES = ['Fixed income', 'Mixed'];

/**
 * Dividends of a position. Those of its reinvestments have the amounts of the transactions; a cash account without any
 * is paid out the dividends of an income scheme, once a year.
 */
export function dividendsOf({ holding, transactions }: Position, plan: Plan, today: IsoDate): DividendRow[] {
  const rows = transactions.flatMap((transaction): DividendRow[] => {
    const { reference, accountId, date, type, scheme, currency, gross, nav, units } = transaction;
    if (type !== 'DR') return [];
    const grossPerUnit = ratio(nav, PRICE_PER_DIVIDEND, 4);
    return [
      {
        reference: `DV-${reference}`,
        accountId,
        declaredOn: addDays(date, -DAYS_TO_PAYMENT),
        paidOn: date,
        scheme,
        currency,
        grossPerUnit,
        units: ratio(gross, grossPerUnit, 2),
        amount: gross,
        method: 'REINVEST',
        reinvestNav: nav,
        reinvestUnits: units,
      },
    ];
  });
  const isPaidOut = rows.length === 0 && plan === 'CS' && compare(holding.units, '0') > 0;
  return isPaidOut ? payouts(holding, today) : rows;
}

function payouts({ accountId, scheme, currency, units }: HoldingRow, today: IsoDate): DividendRow[] {
  const fund = fundOf(scheme);
  if (!INCOME_CLASSES.includes(fund.assetClass)) return [];
  const grossPerUnit = ratio(fund.nav, PRICE_PER_DIVIDEND, 4);
  const thisYear = Number(today.slice(0, 4));
  const years = Array.from({ length: YEARS + 1 }, (_none, back) => thisYear - back);
  return years
    .map((year) => `${year}-09-15`)
    .filter((declaredOn) => addDays(declaredOn, DAYS_TO_PAYMENT) <= today)
    .slice(0, YEARS)
    .map((declaredOn) => ({
      reference: `DV-${accountId}-${scheme}-${declaredOn.slice(0, 4)}`,
      accountId,
      declaredOn,
      paidOn: addDays(declaredOn, DAYS_TO_PAYMENT),
      scheme,
      currency,
      grossPerUnit,
      units,
      amount: marketValue(units, grossPerUnit),
      method: 'PAYOUT' as const,
    }));
}
