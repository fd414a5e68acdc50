import type { Plan, TransactionType } from '../../database/tables/index.ts';
import { addDays } from '../../rules/calendar.ts';
import { compare, marketValue, minus, percentage, splitSalesCharge, sum } from '../../rules/money.ts';
import { type FundFacts, fundsForPlan } from '../funds/funds.ts';
import type { PriceHistory } from '../funds/price-history.ts';
import type { Source } from '../random.ts';
import type { AccountRow, HoldingRow, TransactionRow } from '../rows.ts';

/** A position in a scheme, and the transactions of the past year that led to it. */
export interface Position {
  readonly holding: HoldingRow;
  readonly transactions: TransactionRow[];
}

/** How many schemes an account of a plan commonly holds. */
const SCHEMES_HELD: Record<Plan, readonly [min: number, max: number]> = {
  CS: [1, 5],
  EPF: [1, 3],
  PRS: [1, 2],
};

/** Which schemes an account holds. */
export function chooseFunds(
  source: Source,
  plan: Plan,
  holder: { readonly sophisticated: boolean; readonly shariahOnly: boolean },
): readonly FundFacts[] {
  const [min, max] = SCHEMES_HELD[plan];
  return source.some(fundsForPlan(plan, holder), source.int(min, max));
}

/** Units held since before the past year, with what they cost: 15 per cent around today's price. */
export function openingPosition(source: Source, account: AccountRow, fund: FundFacts): HoldingRow {
  const units = `${source.int(500, 90_000)}.${String(source.int(0, 99)).padStart(2, '0')}`;
  const cost = ((Number(units) * Number(fund.nav) * source.int(85, 115)) / 100).toFixed(2);
  return {
    accountId: account.id,
    scheme: fund.scheme,
    currency: fund.currency,
    units,
    pendingUnits: '0.00',
    cost,
  };
}

/** Who sold what happened in the past year, and at which prices. */
export interface Past {
  readonly plan: Plan;
  readonly agentCode: string;
  readonly prices: PriceHistory;
  nextReference(): string;
}

function pastDays(source: Source, prices: PriceHistory, most: number, least = 0): readonly string[] {
  const yearAgo = addDays(prices.latestDay, -365);
  return source.some(
    prices.days.filter((day) => day >= yearAgo),
    source.int(least, most),
  );
}

interface Trade {
  readonly type: TransactionType;
  readonly gross: string;
  readonly charge: string;
  /** Negative when units leave. */
  readonly units: string;
  /** What it adds to the cost of the position. */
  readonly cost: string;
}

/** The highest sales charge of a plan, in percent. */
export function chargeFor(fund: FundFacts, plan: Plan): number {
  return plan === 'EPF' ? (fund.epfCharge ?? 0) : fund.charge;
}

function purchase(source: Source, fund: FundFacts, plan: Plan, nav: string): Trade {
  const gross = `${source.int(1, 40) * Math.max(fund.additional, 500)}.00`;
  const split = splitSalesCharge(gross, String(chargeFor(fund, plan)), nav);
  return { type: 'SA', gross, charge: split.charge, units: split.units, cost: gross };
}

function reinvestment(held: string, nav: string): Trade {
  const gross = percentage(marketValue(held, nav), '3.2');
  const { units } = splitSalesCharge(gross, '0', nav);
  return { type: 'DR', gross, charge: '0.00', units, cost: '0.00' };
}

function redemption(source: Source, held: string, cost: string, nav: string): Trade {
  const share = String(source.int(5, 40));
  const units = percentage(held, share);
  return {
    type: 'RD',
    gross: marketValue(units, nav),
    charge: '0.00',
    units: minus('0', units),
    cost: minus('0', percentage(cost, share)),
  };
}

function transactionRow(
  position: HoldingRow,
  past: Past,
  date: string,
  nav: string,
  trade: Trade,
): TransactionRow {
  const { type, gross, charge, units } = trade;
  return {
    reference: past.nextReference(),
    accountId: position.accountId,
    agentCode: past.agentCode,
    date,
    type,
    scheme: position.scheme,
    currency: position.currency,
    gross,
    charge,
    nav,
    units,
    status: 'Completed',
  };
}

/** A position with the trades of the past year on top of the opening: their sum is what is held. */
export function tradedPosition(source: Source, opening: HoldingRow, fund: FundFacts, past: Past): Position {
  let { units, cost } = opening;
  const transactions = pastDays(source, past.prices, 6).map((date): TransactionRow => {
    const nav = past.prices.on(fund.scheme, date);
    const choice = source.int(1, 10);
    let trade: Trade;
    if (choice <= 6) trade = purchase(source, fund, past.plan, nav);
    else if (choice <= 8 || compare(units, '2000') <= 0) trade = reinvestment(units, nav);
    else trade = redemption(source, units, cost, nav);
    units = sum([units, trade.units]);
    cost = sum([cost, trade.cost]);
    return transactionRow(opening, past, date, nav, trade);
  });
  return { holding: { ...opening, units, cost }, transactions };
}

/** Purchases of the past year that are already part of a given position: a fifth of its cost each. */
export function pastPurchases(
  source: Source,
  holding: HoldingRow,
  fund: FundFacts,
  past: Past,
): TransactionRow[] {
  const gross = percentage(holding.cost, '20');
  return pastDays(source, past.prices, 2, 1).map((date) => {
    const nav = past.prices.on(fund.scheme, date);
    const split = splitSalesCharge(gross, String(chargeFor(fund, past.plan)), nav);
    return transactionRow(holding, past, date, nav, { type: 'SA', gross, ...split, cost: gross });
  });
}
