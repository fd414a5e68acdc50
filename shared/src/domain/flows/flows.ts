import type { CompletedTransaction, DividendPayout } from '@portal/shared/api/history';
import { formatDate, formatMonth, listMonths } from '@portal/shared/dates';
import { Money } from '@portal/shared/money';
import { type FlowKind, getTransactionTypeFacts } from './flow-kinds.ts';

/** First and last day, both included (YYYY-MM-DD). */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

/** What one transaction or dividend moved. Negative when it reduces its kind. */
export interface Flow {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly kind: FlowKind;
  readonly money: Money;
  /** What happened: `Purchase`. */
  readonly name: string;
  readonly schemeName: string;
}

/** What has become of a dividend. */
export type DividendPart = 'paidOut' | 'reinvested' | 'notYet';

/**
 * Returns what has become of a dividend: `notYet` without a date of payment, else `reinvested` or `paidOut` by its
 * method.
 */
export const getDividendPart = ({
  method,
  paidOn,
}: Pick<DividendPayout, 'method' | 'paidOn'>): DividendPart =>
  paidOn === null ? 'notYet' : method === 'REINVEST' ? 'reinvested' : 'paidOut';

/**
 * Returns the flows (what moved a customer's money) of completed transactions, then of the dividends that were paid
 * out. A cooling-off has a negative amount. A reinvested dividend is a transaction too, so only that one counts; a
 * dividend that is not paid yet does not count.
 */
export function listFlows(
  transactions: readonly CompletedTransaction[],
  dividends: readonly DividendPayout[],
): readonly Flow[] {
  const ofTransactions = transactions.map(({ date, type, gross, currency, schemeName }): Flow => {
    const { kind, isReversal, name } = getTransactionTypeFacts(type);
    const money = gross.in(currency);
    return { date, kind, money: isReversal ? Money.of(currency, '0').minus(money) : money, name, schemeName };
  });
  const ofDividends = dividends.flatMap((dividend): readonly Flow[] =>
    dividend.paidOn !== null && getDividendPart(dividend) === 'paidOut'
      ? [
          {
            date: dividend.paidOn,
            kind: 'moneyOut',
            money: dividend.amount.in(dividend.currency),
            name: 'Dividend',
            schemeName: dividend.schemeName,
          },
        ]
      : [],
  );
  return [...ofTransactions, ...ofDividends];
}

/** Returns the flows of a period; both of its days are part of it. */
export const listFlowsWithin = (flows: readonly Flow[], { from, to }: DateRange): readonly Flow[] =>
  flows.filter(({ date }) => date >= from && date <= to);

/** Returns each currency of the flows once, in the order of their first flows. */
export const listFlowCurrencies = (flows: readonly Flow[]): readonly string[] => [
  ...new Set(flows.map(({ money }) => money.currency)),
];

/** Flows of one currency, which is never added to another. */
export interface FlowTotal extends Readonly<Record<FlowKind, Money>> {
  /** Money in less money out; negative when more was taken out. */
  readonly net: Money;
}

/**
 * Adds up the flows of a currency, by kind: one sum each for money in, money out and the others, zero where there is
 * none. `net` is money in less money out.
 */
export function sumFlows(flows: readonly Flow[], currency: string): FlowTotal {
  const zero = Money.of(currency, '0');
  const sums: Record<FlowKind, Money> = {
    moneyIn: zero,
    moneyOut: zero,
    switchedOut: zero,
    switchedIn: zero,
    reinvested: zero,
    other: zero,
  };
  for (const { kind, money } of flows) if (money.currency === currency) sums[kind] = sums[kind].plus(money);
  return { ...sums, net: sums.moneyIn.minus(sums.moneyOut) };
}

/** Money in and out during a month or a day. */
interface FlowStep {
  /** `2026-09` or `2026-09-21`. */
  readonly id: string;
  /** `Sep 2026` or `21 Sep 2026`. */
  readonly label: string;
  readonly amounts: readonly [moneyIn: Money, moneyOut: Money];
}

/**
 * Returns the sums of what came in and what went out in a currency, for each month of a period, oldest first. Months
 * without a flow are included, with zeros; days outside the period do not count.
 */
export function listFlowMonths(
  flows: readonly Flow[],
  currency: string,
  range: DateRange,
): readonly FlowStep[] {
  const own = listFlowsWithin(flows, range);
  return listMonths(range.from, range.to).map((id) => {
    const { moneyIn, moneyOut } = sumFlows(
      own.filter(({ date }) => date.startsWith(id)),
      currency,
    );
    return { id, label: formatMonth(id), amounts: [moneyIn, moneyOut] };
  });
}

/** Money in and out of one day. */
export interface FlowDay extends FlowStep {
  /** What happened: `Purchase, Sukuk`, and how many more flows the day has. */
  readonly detail: string;
}

/**
 * Returns the days on which money came in or went out in a currency, oldest first, with the sums of both and a text
 * that names the first flow of the day: `Purchase, Sukuk, and 2 more`. Flows that are neither are left out.
 */
export function listFlowDays(flows: readonly Flow[], currency: string): readonly FlowDay[] {
  const moved = flows.filter(
    ({ kind, money }) => money.currency === currency && (kind === 'moneyIn' || kind === 'moneyOut'),
  );
  const days = [...new Set(moved.map(({ date }) => date))].sort();
  return days.map((date) => {
    const ofDay = moved.filter((flow) => flow.date === date);
    const { moneyIn, moneyOut } = sumFlows(ofDay, currency);
    const [first] = ofDay;
    const rest = ofDay.length > 1 ? `, and ${ofDay.length - 1} more` : '';
    return {
      id: date,
      label: formatDate(date),
      detail: first ? `${first.name}, ${first.schemeName}${rest}` : '',
      amounts: [moneyIn, moneyOut],
    };
  });
}
