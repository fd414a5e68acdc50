import type { Plan } from '@portal/shared/api/wire';
import { addDays, type IsoDate } from '../../rules/calendar.ts';
import { compare, marketValue, minus, sum } from '../../rules/money.ts';
import { fundOf } from '../funds/funds.ts';
import type { DividendRow, HoldingRow, TransactionRow } from '../rows.ts';
import { DAYS_TO_PAYMENT, dividendPerUnit } from './dividend-terms.ts';

/** A holding and the transactions that led to it. */
interface Position {
  readonly holding: HoldingRow;
  readonly transactions: readonly TransactionRow[];
}

/** Past years with a payout. */
const YEARS = 3;
/** Asset classes whose schemes pay a dividend each year. */
const INCOME_CLASSES = ['Fixed income', 'Mixed'];

/** Units that a position had at the end of a day: those of today without what came and went since. */
function unitsOn({ holding, transactions }: Position, day: IsoDate): string {
  const since = transactions.filter(({ date }) => date > day).map(({ units }) => units);
  return minus(holding.units, sum(since));
}

/**
 * Returns the dividends of a position, each of the units on the day of its declaration. Those of its reinvestments have
 * the amounts of the transactions; a cash account without any is paid out the dividends of an income scheme, once a
 * year.
 */
export function dividendsOf(position: Position, plan: Plan, today: IsoDate): DividendRow[] {
  const { holding, transactions } = position;
  const rows = transactions.flatMap((transaction): DividendRow[] => {
    const { reference, accountId, date, type, scheme, currency, gross, nav, units } = transaction;
    if (type !== 'DR') return [];
    const declaredOn = addDays(date, -DAYS_TO_PAYMENT);
    return [
      {
        reference: `DV-${reference}`,
        accountId,
        declaredOn,
        paidOn: date,
        scheme,
        currency,
        grossPerUnit: dividendPerUnit(nav),
        units: unitsOn(position, declaredOn),
        amount: gross,
        method: 'REINVEST',
        reinvestNav: nav,
        reinvestUnits: units,
      },
    ];
  });
  const isPaidOut = rows.length === 0 && plan === 'CS' && compare(holding.units, '0') > 0;
  return isPaidOut ? payouts(position, today) : rows;
}

function payouts(position: Position, today: IsoDate): DividendRow[] {
  const { accountId, scheme, currency } = position.holding;
  const fund = fundOf(scheme);
  if (!INCOME_CLASSES.includes(fund.assetClass)) return [];
  const grossPerUnit = dividendPerUnit(fund.nav);
  const thisYear = Number(today.slice(0, 4));
  const years = Array.from({ length: YEARS + 1 }, (_none, back) => thisYear - back);
  return years
    .map((year) => `${year}-09-15`)
    .filter((declaredOn) => addDays(declaredOn, DAYS_TO_PAYMENT) <= today)
    .slice(0, YEARS)
    .map((declaredOn) => ({ declaredOn, units: unitsOn(position, declaredOn) }))
    .filter(({ units }) => compare(units, '0') > 0)
    .map(({ declaredOn, units }) => ({
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
