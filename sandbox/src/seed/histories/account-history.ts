import type { Plan } from '@portal/shared/api/wire';
import type { IsoDate } from '../../rules/calendar.ts';
import { marketValue, sum } from '../../rules/money.ts';
import type { FundFacts } from '../funds/funds.ts';
import type { PriceHistory } from '../funds/price-history.ts';
import type { Source } from '../random.ts';
import type { AccountState, Draft, Entry, SchemeState } from './account-state.ts';
import { type Hundredths, toHundredths } from './hundredths.ts';
import { openingPurchases, purchaseDraft } from './opening-purchases.ts';
import { DAYS_APART, isApart, pickDay, type Span, spansOf } from './trade-days.ts';
import { redemptionDraft, undoTransaction } from './undo-transaction.ts';

/** What an account has of a scheme today, and what that cost; without a cost the history decides it. */
export interface Target {
  readonly fund: FundFacts;
  readonly units: string;
  readonly cost?: string;
}

/** An account whose history is made. */
export interface HistoryOptions {
  readonly source: Source;
  readonly prices: PriceHistory;
  readonly plan: Plan;
  /** `null`: a company. */
  readonly bornOn: IsoDate | null;
  /** The first contribution was less than a year ago. */
  readonly isInFirstYear: boolean;
  /** Whether the first purchase of all may have been cooled off: of a person's first account. */
  readonly canCoolOff: boolean;
}

/** Most transactions of a scheme in the past year; fewer where no history was found with more. */
const MOST_RECENT = [3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 0, 0] as const;
/** Of 100 schemes so many have a transaction between the first purchases and the past year. */
const MIDDLE_PERCENT = 35;
/** Of 100 first accounts so many began with a purchase that was cooled off. */
const COOLED_OFF_PERCENT = 6;
const ATTEMPTS_EACH = 12;

/** Random days of a scheme's transactions, the latest first. */
function daysOf(account: AccountState, mostRecent: number): readonly IsoDate[] {
  const { source, prices, spans } = account;
  const days: IsoDate[] = [];
  const add = (span: Span) => {
    const day = pickDay(source, prices.tradeDays, span);
    if (day !== undefined && isApart(day, days, DAYS_APART)) days.push(day);
  };
  for (let left = mostRecent === 0 ? 0 : source.int(1, mostRecent); left > 0; left -= 1) add(spans.recent);
  if (mostRecent > 0 && source.percent(MIDDLE_PERCENT)) add(spans.middle);
  return days.toSorted().toReversed();
}

/** The redemption of all units of a scheme that the account no longer has. */
function undoExit({ source, prices, spans, entries }: AccountState, scheme: SchemeState): void {
  const day = prices.tradeDays[source.int(spans.recent.first, spans.recent.last - DAYS_APART)];
  if (day === undefined) return;
  const taken: Hundredths = source.int(8_000, 40_000) * 100;
  scheme.units = taken;
  scheme.cost = undefined;
  scheme.days.push(day);
  entries.push([redemptionDraft(scheme.fund, day, prices.on(scheme.fund.scheme, day), taken)]);
}

/** A first purchase that was cooled off: units, money and charge went back at the lower of both prices. */
function coolOff(account: AccountState): void {
  const { source, prices, plan, spans, entries } = account;
  const [scheme] = account.schemes;
  const index = source.int(spans.cooledOff.first, spans.cooledOff.last);
  const [day, back] = [prices.tradeDays[index], prices.tradeDays[index + source.int(2, 5)]];
  if (!scheme || scheme.fund.closed || plan !== 'CS' || day === undefined || back === undefined) return;
  const { scheme: code, initial } = scheme.fund;
  const bought = purchaseDraft(account, scheme, { day, nav: prices.on(code, day), gross: initial * 200 });
  const navs = [bought.nav, prices.on(code, back)].toSorted();
  const nav = navs[0] ?? bought.nav;
  const gross = sum([marketValue(bought.units, nav), bought.charge]);
  const returned: Draft = {
    ...bought,
    date: back,
    type: 'CO',
    gross,
    charge: '0.00',
    nav,
    units: `-${bought.units}`,
  };
  entries.push([bought], [returned]);
}

function tryHistory(
  options: HistoryOptions,
  targets: readonly Target[],
  mostRecent: number,
): readonly Entry[] | undefined {
  const spans = spansOf(options.prices, options);
  const schemes = targets.map(
    ({ fund, units, cost }): SchemeState => ({
      fund,
      units: toHundredths(units),
      cost: cost === undefined ? undefined : toHundredths(cost),
      days: [],
    }),
  );
  const account: AccountState = {
    ...options,
    spans,
    schemes,
    entries: [],
    epfDays: [],
    withdrawalYears: new Set(),
  };
  for (const scheme of schemes) if (scheme.units === 0) undoExit(account, scheme);
  const planned = schemes
    .flatMap((scheme) =>
      scheme.days.length > 0
        ? []
        : daysOf(account, mostRecent).map((day, index) => ({ scheme, day, isPurchase: index === 0 })),
    )
    .toSorted((a, b) => (a.day > b.day ? -1 : 1));
  for (const { scheme, day, isPurchase } of planned) {
    if (!isApart(day, scheme.days, DAYS_APART)) continue;
    const entry = undoTransaction(account, scheme, day, isPurchase);
    if (!entry) continue;
    scheme.days.push(day);
    account.entries.push(entry);
  }
  for (const scheme of schemes) {
    const purchases = openingPurchases(account, scheme);
    if (!purchases) return undefined;
    account.epfDays.push(...purchases.map(({ date }) => date));
    account.entries.push(...purchases.map((purchase): Entry => [purchase]));
  }
  if (options.canCoolOff && options.source.percent(COOLED_OFF_PERCENT)) coolOff(account);
  return account.entries;
}

/**
 * Returns transactions that lead exactly to what an account has: its units, and their cost where it is given, the
 * earliest first. They are made backwards: transactions of the past year are undone, and purchases before them explain
 * the rest.
 * @throws Error when none of the attempts leads there
 */
export function accountHistory(options: HistoryOptions, targets: readonly Target[]): readonly Entry[] {
  for (const mostRecent of MOST_RECENT)
    for (let left = ATTEMPTS_EACH; left > 0; left -= 1) {
      const entries = tryHistory(options, targets, mostRecent);
      if (entries) return entries.toSorted(([a], [b]) => (a.date < b.date ? -1 : 1));
    }
  const schemes = targets.map(({ fund, units, cost = '' }) => `${fund.scheme} ${units} ${cost}`).join(', ');
  throw new Error(`No history leads to ${schemes}.`);
}
