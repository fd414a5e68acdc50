import type { IsoDate } from '../../rules/calendar.ts';
import { splitSalesCharge } from '../../rules/money.ts';
import { chargeFor } from '../customers/positions.ts';
import { type AccountState, type Draft, leastPurchase, type SchemeState } from './account-state.ts';
import { fromHundredths, type Hundredths } from './hundredths.ts';
import { isApart, pickDay } from './trade-days.ts';
import { boughtUnits } from './undo.ts';

/** EPF gives money once in three months (docs/domain.md, section 1). */
export const EPF_DAYS_APART = 92;
/** Days that are tried, and amounts around the calculated one. */
const MOST_DAYS = 24;
const MOST_AMOUNTS = 60;
/** Amounts are in hundreds of the currency where nothing decides them. */
const ROUND: Hundredths = 10_000;

export const roundAmount = (amount: number): Hundredths => Math.round(amount / ROUND) * ROUND;

/** A day on which a scheme can be bought: its NAV, and the price with the charge. */
interface Offer {
  readonly day: IsoDate;
  readonly nav: string;
  readonly price: number;
}

interface Purchase extends Offer {
  readonly gross: Hundredths;
}

export function purchaseDraft(
  { plan }: Pick<AccountState, 'plan'>,
  { fund }: SchemeState,
  { day, nav, gross }: Omit<Purchase, 'price'>,
): Draft {
  const amount = fromHundredths(gross);
  const { charge, units } = splitSalesCharge(amount, String(chargeFor(fund, plan)), nav);
  return {
    date: day,
    type: 'SA',
    scheme: fund.scheme,
    currency: fund.currency,
    gross: amount,
    charge,
    nav,
    units,
  };
}

function* offersOf(account: AccountState, { fund }: SchemeState): Generator<Offer> {
  const { source, prices, plan, spans, epfDays } = account;
  for (let left = MOST_DAYS; left > 0; left -= 1) {
    const day = pickDay(source, prices.tradeDays, spans.opening);
    if (day === undefined) return;
    if (plan === 'EPF' && !isApart(day, epfDays, EPF_DAYS_APART)) continue;
    const nav = prices.on(fund.scheme, day);
    yield { day, nav, price: Number(nav) * (1 + chargeFor(fund, plan) / 100) };
  }
}

/** Whether the purchases, in any order of the days, are as high as the plan and the fund require. */
function isAllowed({ plan }: AccountState, { fund }: SchemeState, purchases: readonly Purchase[]): boolean {
  const inOrder = purchases.toSorted((a, b) => (a.day < b.day ? -1 : 1));
  const days = inOrder.map(({ day }) => day);
  return (
    inOrder.every(({ gross }, index) => gross >= leastPurchase(fund, plan, index === 0)) &&
    days.every((day, index) => isApart(day, days.slice(0, index), plan === 'EPF' ? EPF_DAYS_APART : 1))
  );
}

/** One purchase of exactly these units, at any cost or at this one. */
function findOne(
  account: AccountState,
  scheme: SchemeState,
  { units, cost }: Pick<SchemeState, 'units' | 'cost'>,
  offers: Iterable<Offer>,
): Purchase | undefined {
  const charge = chargeFor(scheme.fund, account.plan);
  for (const offer of offers) {
    const gross = cost ?? Math.round(units * offer.price);
    if (Math.abs(gross / offer.price - units) < 2 && boughtUnits(gross, charge, offer.nav) === units)
      return { ...offer, gross };
  }
  return undefined;
}

/** Two purchases whose units and cost together are exactly these: one below the average cost, and one above. */
function findTwo(
  account: AccountState,
  scheme: SchemeState,
  cost: Hundredths,
  offers: readonly Offer[],
): readonly Purchase[] | undefined {
  const { units } = scheme;
  const charge = chargeFor(scheme.fund, account.plan);
  const average = cost / units;
  const cheap = offers.filter(({ price }) => price < average);
  const dear = offers.filter(({ price }) => price > average);
  for (const one of cheap)
    for (const other of dear) {
      const exact = (units - cost / other.price) / (1 / one.price - 1 / other.price);
      const isFit = (gross: Hundredths) =>
        isAllowed(account, scheme, [
          { ...one, gross },
          { ...other, gross: cost - gross },
        ]);
      if (!isFit(Math.round(exact))) continue;
      for (let step = 0; step < MOST_AMOUNTS; step += 1) {
        const gross = Math.round(exact) + (step % 2 === 0 ? step / 2 : -(step + 1) / 2);
        const bought = boughtUnits(gross, charge, one.nav) + boughtUnits(cost - gross, charge, other.nav);
        if (bought === units && isFit(gross))
          return [
            { ...one, gross },
            { ...other, gross: cost - gross },
          ];
      }
    }
  return undefined;
}

/** A round purchase of about half of the units, and one of what is left; or one of all. */
function findAny(account: AccountState, scheme: SchemeState): readonly Purchase[] | undefined {
  const { source, plan } = account;
  if (source.percent(60)) {
    const offers = offersOf(account, scheme);
    const { value: first } = offers.next();
    const gross = first && roundAmount(scheme.units * first.price * (source.int(25, 70) / 100));
    const left = first && scheme.units - boughtUnits(gross, chargeFor(scheme.fund, plan), first.nav);
    const other = left && findOne(account, scheme, { units: left, cost: undefined }, offers);
    const both = other && [{ ...first, gross }, other];
    if (both && isAllowed(account, scheme, both)) return both;
  }
  const one = findOne(account, scheme, { units: scheme.units, cost: undefined }, offersOf(account, scheme));
  return one && isAllowed(account, scheme, [one]) ? [one] : undefined;
}

/** One purchase where it explains all, else two. */
function findExact(
  account: AccountState,
  scheme: SchemeState,
  cost: Hundredths,
): readonly Purchase[] | undefined {
  const offers = [...offersOf(account, scheme)];
  const one = findOne(account, scheme, { units: scheme.units, cost }, offers);
  return one && isAllowed(account, scheme, [one]) ? [one] : findTwo(account, scheme, cost, offers);
}

/**
 * Returns the first purchases of a scheme, which explain all of its units and their cost; `undefined` where none of the
 * tried days do.
 */
export function openingPurchases(account: AccountState, scheme: SchemeState): readonly Draft[] | undefined {
  const { cost } = scheme;
  const purchases = cost === undefined ? findAny(account, scheme) : findExact(account, scheme, cost);
  return purchases?.map((each) => purchaseDraft(account, scheme, each));
}
