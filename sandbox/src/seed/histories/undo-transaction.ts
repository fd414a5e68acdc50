import { addDays, ageOn, daysBetween, type IsoDate } from '../../rules/calendar.ts';
import { marketValue, splitSalesCharge } from '../../rules/money.ts';
import { chargeFor } from '../customers/positions.ts';
import { type FundFacts, isSwitchable, unitLimits } from '../funds/funds.ts';
import {
  type AccountState,
  type Draft,
  type Entry,
  leastPurchase,
  type SchemeState,
  switchCharge,
} from './account-state.ts';
import { fromHundredths, type Hundredths, toHundredths } from './hundredths.ts';
import { EPF_DAYS_APART, purchaseDraft, roundAmount } from './opening-purchases.ts';
import { DAYS_APART, isApart } from './trade-days.ts';
import { boughtUnits, costBefore, reinvestmentBefore } from './undo.ts';

/** Amounts are in hundreds of the currency, and larger orders in hundreds of units. */
const ROUND: Hundredths = 10_000;
/** A purchase is at most this share of a holding's value and cost. */
const MOST_OF_HOLDING = 0.4;
/** A redemption of the last days would not be paid out yet. */
const DAYS_TO_PAYOUT = 20;
/** From this age a withdrawal from PRS is for retirement, and takes both sub-accounts (docs/domain.md, section 3). */
const RETIREMENT_AGE = 55;
/** Percent of a PRS holding that is withdrawn before at most: it is of sub-account B, which has 30%. */
const MOST_OF_B = 7;

const roundTo = (value: number, step: number): number => Math.round(value / step) * step;

const draft = (
  fund: FundFacts,
  date: IsoDate,
  nav: string,
  rest: Pick<Draft, 'type' | 'gross' | 'charge' | 'units'>,
): Draft => ({
  date,
  scheme: fund.scheme,
  currency: fund.currency,
  nav,
  ...rest,
});

/** Takes a transaction back out of a holding: what it had before. `false`: its cost does not allow it, and nothing is changed. */
function takeBack(scheme: SchemeState, units: Hundredths, cost: Hundredths): boolean {
  const { cost: costNow } = scheme;
  if (costNow !== undefined && costNow - cost < costNow * (1 - MOST_OF_HOLDING)) return false;
  scheme.units -= units;
  scheme.cost = costNow === undefined ? undefined : costNow - cost;
  return true;
}

/** Gives units back to a holding, with the cost that left with them. */
function giveBack(scheme: SchemeState, units: Hundredths): boolean {
  const before = scheme.units + units;
  const cost = scheme.cost === undefined ? undefined : costBefore(scheme.cost, units, before);
  if (scheme.cost !== undefined && cost === undefined) return false;
  scheme.units = before;
  scheme.cost = cost;
  return true;
}

function undoPurchase(account: AccountState, scheme: SchemeState, day: IsoDate): Entry | undefined {
  const { source, prices, plan, epfDays } = account;
  const { fund } = scheme;
  if (plan === 'EPF' && !isApart(day, epfDays, EPF_DAYS_APART)) return undefined;
  const nav = prices.on(fund.scheme, day);
  const value = scheme.units * Number(nav);
  const gross = Math.max(
    roundAmount((value * source.int(3, 25)) / 100),
    Math.ceil(leastPurchase(fund, plan, false) / ROUND) * ROUND,
  );
  if (gross > value * MOST_OF_HOLDING) return undefined;
  if (!takeBack(scheme, boughtUnits(gross, chargeFor(fund, plan), nav), gross)) return undefined;
  if (plan === 'EPF') epfDays.push(day);
  return [purchaseDraft(account, scheme, { day, nav, gross })];
}

function undoReinvestment({ prices }: AccountState, scheme: SchemeState, day: IsoDate): Entry | undefined {
  const { fund } = scheme;
  const nav = prices.on(fund.scheme, day);
  const dividend = reinvestmentBefore(scheme.units, nav);
  if (!dividend) return undefined;
  scheme.units = dividend.unitsBefore;
  const { gross, bought } = dividend;
  return [draft(fund, day, nav, { type: 'DR', gross, charge: '0.00', units: fromHundredths(bought) })];
}

/**
 * Units that leave a holding, of which `after` are left: a share of 5% to 25% by default, in whole units, and where they
 * are many in whole hundreds.
 */
function leavingUnits(
  source: AccountState['source'],
  after: Hundredths,
  least: number,
  most = 25,
): Hundredths {
  const share = source.int(5, most);
  const units = (after * share) / (100 - share);
  return Math.max(roundTo(units, units > 100 * ROUND ? ROUND : 100), least * 100);
}

/** Whether a withdrawal from PRS is for retirement, and takes both sub-accounts. */
export const isForRetirement = (bornOn: IsoDate | null, day: IsoDate): boolean =>
  bornOn !== null && ageOn(bornOn, day) >= RETIREMENT_AGE;

/** Whether a withdrawal from PRS was possible on a day: for retirement, or before it once a year, a year after the first contribution. */
function canWithdraw({ bornOn, spans, prices, withdrawalYears }: AccountState, day: IsoDate): boolean {
  if (isForRetirement(bornOn, day)) return true;
  const contributedUntil = prices.tradeDays[spans.opening.last] ?? day;
  const year = day.slice(0, 4);
  const isThisYear = year === prices.latestDay.slice(0, 4);
  return !isThisYear && !withdrawalYears.has(year) && daysBetween(contributedUntil, day) > 366;
}

function undoRedemption(account: AccountState, scheme: SchemeState, day: IsoDate): Entry | undefined {
  const { source, prices, plan } = account;
  const { fund } = scheme;
  const isPaidOut = day <= addDays(prices.latestDay, -DAYS_TO_PAYOUT);
  if (!isPaidOut || fund.suspended || (plan === 'PRS' && !canWithdraw(account, day))) return undefined;
  const most = plan === 'PRS' && !isForRetirement(account.bornOn, day) ? MOST_OF_B : undefined;
  const taken = leavingUnits(source, scheme.units, unitLimits(fund).repurchase, most);
  if (!giveBack(scheme, taken)) return undefined;
  if (plan === 'PRS') account.withdrawalYears.add(day.slice(0, 4));
  return [redemptionDraft(fund, day, prices.on(fund.scheme, day), taken)];
}

export function redemptionDraft(
  fund: FundFacts,
  day: IsoDate,
  nav: string,
  taken: Hundredths,
  type: 'RD' | 'SO' = 'RD',
): Draft {
  const units = fromHundredths(taken);
  return draft(fund, day, nav, { type, gross: marketValue(units, nav), charge: '0.00', units: `-${units}` });
}

/** A switch into a scheme, out of another one of the account. */
function undoSwitch(account: AccountState, scheme: SchemeState, day: IsoDate): Entry | undefined {
  const { source, prices, plan, schemes } = account;
  const { fund } = scheme;
  const canSwitch = (each: FundFacts) => isSwitchable(each, plan) && !each.suspended;
  if (!canSwitch(fund) || fund.closed) return undefined;
  const others = schemes.filter(
    (other) =>
      other !== scheme &&
      other.units > 0 &&
      other.fund.currency === fund.currency &&
      canSwitch(other.fund) &&
      isApart(day, other.days, DAYS_APART),
  );
  if (others.length === 0) return undefined;
  const other = source.pick(others);
  const taken = leavingUnits(source, other.units, unitLimits(other.fund).switching);
  const out = redemptionDraft(other.fund, day, prices.on(other.fund.scheme, day), taken, 'SO');
  const nav = prices.on(fund.scheme, day);
  const gross = toHundredths(out.gross);
  if (gross > scheme.units * Number(nav) * MOST_OF_HOLDING || gross < leastPurchase(fund, plan, false))
    return undefined;
  const { charge, units } = splitSalesCharge(out.gross, String(switchCharge(fund, plan)), nav);
  if (other.cost !== undefined && costBefore(other.cost, taken, other.units + taken) === undefined)
    return undefined;
  if (!takeBack(scheme, toHundredths(units), gross)) return undefined;
  giveBack(other, taken);
  other.days.push(day);
  return [out, draft(fund, day, nav, { type: 'SI', gross: out.gross, charge, units })];
}

const UNDO = { SA: undoPurchase, DR: undoReinvestment, RD: undoRedemption, SI: undoSwitch };
/** How often each type is: a purchase is half of all. */
const TYPES = ['SA', 'SA', 'SA', 'SA', 'SA', 'DR', 'DR', 'RD', 'RD', 'SI', 'SI'] as const;

/**
 * Undoes a transaction of a scheme on a day: takes it back out of the holding, and returns it. It is of a random type,
 * or of the given one; nothing where the rules, the units or the cost do not allow it.
 */
export function undoTransaction(
  account: AccountState,
  scheme: SchemeState,
  day: IsoDate,
  isPurchase: boolean,
): Entry | undefined {
  const { closed } = scheme.fund;
  const type = isPurchase && !closed ? 'SA' : account.source.pick(TYPES);
  if (closed && type === 'SA') return undefined;
  return UNDO[type](account, scheme, day);
}
