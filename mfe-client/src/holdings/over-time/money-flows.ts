import type { CompletedTransaction, TransactionType } from '@portal/shared/api/history';
import { addDays, formatMonth, listMonths } from '@portal/shared/dates';
import { Money } from '@portal/shared/money';

/** Periods in the order of the picker. */
export const flowPeriods = [
  { id: '3m', label: '3 months' },
  { id: '1y', label: '1 year' },
  { id: 'all', label: 'All years' },
] as const;
/** A period of the card. */
export type FlowPeriod = (typeof flowPeriods)[number]['id'];

const daysOfThreeMonths = 91;
const daysOfYear = 365;

/** First and last day, both included (YYYY-MM-DD). */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

/** Returns the 365 days that end `back` years before `today`. The years have no gap, and one call covers each. */
export const getYearBefore = (today: string, back: number): DateRange => ({
  from: addDays(today, 1 - daysOfYear * (back + 1)),
  to: addDays(today, -daysOfYear * back),
});

/** Returns the first day of a period; `loadedFrom` is the first day whose transactions are loaded. */
export function getFirstDay(period: FlowPeriod, today: string, loadedFrom: string): string {
  if (period === 'all') return loadedFrom;
  return period === '3m' ? addDays(today, -daysOfThreeMonths) : getYearBefore(today, 0).from;
}

/** Money that a customer put in or took out. */
export interface Flow {
  readonly date: string;
  readonly direction: 'in' | 'out';
  readonly money: Money;
}

/** Which types move the customer's money. Switches and reinvested distributions move none. */
const directions: Readonly<Record<TransactionType, Flow['direction'] | undefined>> = {
  SA: 'in',
  RD: 'out',
  CO: 'out',
  SI: undefined,
  SO: undefined,
  DR: undefined,
};

/** Returns the flows of transactions. */
export const toFlows = (transactions: readonly CompletedTransaction[]): readonly Flow[] =>
  transactions.flatMap(({ date, type, gross, currency }) => {
    const direction = directions[type];
    return direction ? [{ date, direction, money: gross.in(currency) }] : [];
  });

/** Money in and out of one currency. */
export interface FlowTotal {
  readonly moneyIn: Money;
  readonly moneyOut: Money;
  /** Money in less money out; negative when more was taken out. */
  readonly net: Money;
}

const addFlow = (total: Pick<FlowTotal, 'moneyIn' | 'moneyOut'>, { direction, money }: Flow) =>
  direction === 'in'
    ? { ...total, moneyIn: total.moneyIn.plus(money) }
    : { ...total, moneyOut: total.moneyOut.plus(money) };

/** Adds up the flows of a currency. */
export function sumFlows(flows: readonly Flow[], currency: string): FlowTotal {
  const zero = Money.of(currency, '0');
  const { moneyIn, moneyOut } = flows
    .filter(({ money }) => money.currency === currency)
    .reduce(addFlow, { moneyIn: zero, moneyOut: zero });
  return { moneyIn, moneyOut, net: moneyIn.minus(moneyOut) };
}

/** Money in and out during a month or a year. */
export interface MoneyStep {
  /** `2026-09` or `2026`. */
  readonly id: string;
  /** `Sep 2026` or `2026`. */
  readonly label: string;
  readonly moneyIn: Money;
  readonly moneyOut: Money;
}

/** From this number of months on a step is a year. */
const monthsByYear = 25;

/** Returns the flows of a currency by month, or by year for a long period. Steps without a flow are included. */
export function listSteps(
  flows: readonly Flow[],
  currency: string,
  { from, to }: DateRange,
): readonly MoneyStep[] {
  const months = listMonths(from, to);
  const isByYear = months.length >= monthsByYear;
  const idOf = (date: string) => date.slice(0, isByYear ? 4 : 7);
  return [...new Set(months.map(idOf))].map((id) => ({
    id,
    label: isByYear ? id : formatMonth(id),
    ...sumFlows(
      flows.filter(({ date }) => idOf(date) === id),
      currency,
    ),
  }));
}
