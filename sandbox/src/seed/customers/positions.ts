import type { Plan } from '@portal/shared/api/wire';
import type { TransactionType } from '../../database/tables/index.ts';
import { addDays } from '../../rules/calendar.ts';
import { compare, marketValue, minus, percentage, splitSalesCharge, sum } from '../../rules/money.ts';
import { contributedToB, proportionOfB } from '../../rules/orders/sub-accounts.ts';
import { type FundFacts, fundsForPlan } from '../funds/funds.ts';
import type { PriceHistory } from '../funds/price-history.ts';
import type { Source } from '../random.ts';
import type { AccountRow, HoldingRow, TransactionRow } from '../rows.ts';
import { DAYS_TO_PAYMENT, dividendPerUnit } from './dividend-terms.ts';

/** A holding and the past year's transactions that led to it. */
export interface Position {
  readonly holding: HoldingRow;
  readonly transactions: TransactionRow[];
}

/** How many schemes an account of a plan commonly has. */
const SCHEMES_PER_ACCOUNT: Record<Plan, readonly [min: number, max: number]> = {
  CS: [1, 5],
  EPF: [1, 3],
  PRS: [1, 2],
};

/** Picks random schemes for an account, as many as its plan usually has, among those that the holder may have. */
export function chooseFunds(
  source: Source,
  plan: Plan,
  holder: { readonly sophisticated: boolean; readonly shariahOnly: boolean },
): readonly FundFacts[] {
  const [min, max] = SCHEMES_PER_ACCOUNT[plan];
  return source.some(fundsForPlan(plan, holder), source.int(min, max));
}

/**
 * Returns the units of sub-account B of a holding that nothing was withdrawn from, as a column; no column unless the
 * scheme is PRS.
 */
export const openingB = ({ structure }: FundFacts, units: string): Pick<HoldingRow, 'unitsB'> =>
  structure === 'PRS' ? { unitsB: contributedToB(units) } : {};

/** A random holding from before the past year, without pending units. Its cost is within 15% of today's value. */
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
    ...openingB(fund, units),
  };
}

/** Agent code, prices and references for the past year's transactions of one plan. */
export interface TradeHistory {
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
  /** Negative for a redemption. */
  readonly units: string;
  /** Change of the position's cost. */
  readonly cost: string;
}

/** The highest sales charge of a fund in a plan, in percent; 0 for EPF when the fund is not approved for it. */
export function chargeFor(fund: FundFacts, plan: Plan): number {
  return plan === 'EPF' ? (fund.epfCharge ?? 0) : fund.charge;
}

function purchase(source: Source, fund: FundFacts, plan: Plan, nav: string): Trade {
  const gross = `${source.int(1, 40) * Math.max(fund.additional, 500)}.00`;
  const split = splitSalesCharge(gross, String(chargeFor(fund, plan)), nav);
  return { type: 'SA', gross, charge: split.charge, units: split.units, cost: gross };
}

/** `units`: those of the day on which the dividend was declared. */
function reinvestment(units: string, nav: string): Trade {
  const gross = marketValue(units, dividendPerUnit(nav));
  const bought = splitSalesCharge(gross, '0', nav).units;
  return { type: 'DR', gross, charge: '0.00', units: bought, cost: '0.00' };
}

function redemption(source: Source, unitsBefore: string, cost: string, nav: string): Trade {
  const share = String(source.int(5, 40));
  const units = percentage(unitsBefore, share);
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
  history: TradeHistory,
  date: string,
  nav: string,
  trade: Trade,
): TransactionRow {
  const { type, gross, charge, units } = trade;
  return {
    reference: history.nextReference(),
    accountId: position.accountId,
    agentCode: history.agentCode,
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

/**
 * Returns the position after random trades of the past year, with their transactions: the holding equals their sum and
 * the opening one.
 */
export function tradedPosition(
  source: Source,
  opening: HoldingRow,
  fund: FundFacts,
  history: TradeHistory,
): Position {
  let { units, cost, unitsB } = opening;
  const transactions: TransactionRow[] = [];
  const unitsOn = (day: string) =>
    sum([opening.units, ...transactions.filter(({ date }) => date <= day).map((each) => each.units)]);
  for (const date of pastDays(source, history.prices, 6)) {
    const nav = history.prices.on(fund.scheme, date);
    const choice = source.int(1, 10);
    let trade: Trade;
    if (choice <= 6) trade = purchase(source, fund, history.plan, nav);
    else if (choice <= 8 || compare(units, '2000') <= 0)
      trade = reinvestment(unitsOn(addDays(date, -DAYS_TO_PAYMENT)), nav);
    else trade = redemption(source, units, cost, nav);
    if (unitsB) {
      const ofB =
        trade.type === 'SA' ? contributedToB(trade.units) : proportionOfB(trade.units, { units, unitsB });
      unitsB = sum([unitsB, ofB]);
    }
    units = sum([units, trade.units]);
    cost = sum([cost, trade.cost]);
    transactions.push(transactionRow(opening, history, date, nav, trade));
  }
  return { holding: { ...opening, units, cost, ...(unitsB ? { unitsB } : {}) }, transactions };
}

/**
 * Returns one or two purchases of the past year that explain a given holding, which they do not change: each is a fifth
 * of its cost. One without units was bought in the half year before it was redeemed.
 */
export function pastTrades(
  source: Source,
  holding: HoldingRow,
  fund: FundFacts,
  history: TradeHistory,
): TransactionRow[] {
  const days = pastDays(source, history.prices, 2, 1);
  const purchaseOn = (date: string, gross: string) => {
    const nav = history.prices.on(fund.scheme, date);
    const split = splitSalesCharge(gross, String(chargeFor(fund, history.plan)), nav);
    return transactionRow(holding, history, date, nav, { type: 'SA', gross, ...split, cost: gross });
  };
  if (compare(holding.units, '0') !== 0)
    return days.map((date) => purchaseOn(date, percentage(holding.cost, '20')));
  return days.slice(0, 1).flatMap((date) => {
    const least = addDays(history.prices.latestDay, -365);
    const half = addDays(date, -180);
    const boughtOn = history.prices.days.find((day) => day >= least && day >= half) ?? date;
    const bought = purchaseOn(boughtOn, '5000.00');
    const nav = history.prices.on(fund.scheme, date);
    const sold: Trade = {
      type: 'RD',
      gross: marketValue(bought.units, nav),
      charge: '0.00',
      units: minus('0', bought.units),
      cost: '-5000.00',
    };
    return [bought, transactionRow(holding, history, date, nav, sold)];
  });
}
