import { cleanNumber } from '@portal/shared/clean-text';
import {
  limitOfValue,
  type Money,
  marketValue,
  type Nav,
  Percent,
  Units,
  unitsAt,
} from '@portal/shared/money';
import { readTypedAmount } from '@portal/shared/typed-amount';
import type { SizeValues, TakenSize } from './size-values.ts';

/** What a size is checked against. */
export interface SizeLimits {
  readonly currency: string;
  readonly nav: Nav;
  /** Units that nothing else takes. */
  readonly free: Units;
  /** Highest amount; above it only units or all. */
  readonly highestAmount: Money;
  /** Least units of one order, unless all are taken. */
  readonly minimum: Units;
  /** Least units that stay, unless none does. */
  readonly minimumLeft: Units;
  /** What is taken must be worth at least this at the last price; `why` says what it is: `the minimum of CBSUK`. */
  readonly leastValue?: { readonly money: Money; readonly why: string } | undefined;
  /** Set when only sub-account B of PRS is taken. `kept`: the units of A, which stay; absent when B is not known. */
  readonly part?: { readonly kept?: Units } | undefined;
  /** Verb of the kind: `redeem`. */
  readonly verb: string;
}

type SizeField = 'amount' | 'units' | 'way';

/** Result of checking a size, with the text below its field. `field` is the one that has the problem. */
export type SizeCheck =
  | { readonly status: 'met'; readonly text: string; readonly size: TakenSize }
  | {
      readonly status: 'empty' | 'broken';
      readonly text: string;
      readonly field: SizeField;
      /** What was typed, where only a minimum is broken: it shows what would stay. */
      readonly size?: TakenSize;
    };

/** Highest share of the market value that can be taken by amount, because the price is not known yet (docs/domain.md, section 3). */
const highestShare = Percent.of('95');

/** Formats units without zero decimals, for sentences: `120`, `120.50`. */
const plainUnits = (units: Units): string => units.format().replace(/\.00$/, '');

const moneyText = (money: Money): string => `${money.currency} ${money.format()}`;

/**
 * Returns the limits of how much can be taken of a holding: these minimums, the free units, and the highest amount, 95%
 * of their value at the last price, because the next price is not known. `verb`: what is done, for texts: `redeem`.
 */
export function sizeLimits(
  holding: { readonly currency: string; readonly nav: Nav; readonly free: Units },
  minimums: Pick<SizeLimits, 'minimum' | 'minimumLeft' | 'leastValue' | 'part'>,
  verb: string,
): SizeLimits {
  const { free, nav, currency } = holding;
  return {
    currency,
    nav,
    free,
    highestAmount: limitOfValue(free, nav, currency, highestShare),
    ...minimums,
    verb,
  };
}

/** Returns what stays of a holding when these units are taken. */
const leftAfter = (units: Units, { free, part }: SizeLimits): Units => {
  const left = free.minus(units);
  return part?.kept ? left.plus(part.kept) : left;
};

/** Names what units are taken from, after a figure. */
const ofPart = ({ part }: SizeLimits): string => (part?.kept ? ' of sub-account B' : '');

/** Says the least units. All of sub-account B are not all units, so they are no way out. */
function atLeast(minimum: Units, { part }: SizeLimits): string {
  const units = plainUnits(minimum);
  return `At least ${units} ${units === '1' ? 'unit' : 'units'} at once${part?.kept ? '' : ', or all'}`;
}

/** Returns which minimum a size breaks (ITM-12), or `undefined`. All units may always be taken. */
function minimumProblem({ units, left }: TakenSize, limits: SizeLimits): string | undefined {
  if (left.isZero()) return undefined;
  const { minimum, minimumLeft, verb } = limits;
  if (units.compare(minimum) < 0) return atLeast(minimum, limits);
  if (left.compare(minimumLeft) >= 0) return undefined;
  return `Leaves ${plainUnits(left)} units, minimum ${plainUnits(minimumLeft)}: ${verb} less, or all`;
}

/**
 * Returns what a redemption or switch of this size is worth, in the holding's currency: an amount itself; units at the
 * last price, rounded half up to 2 decimals.
 */
export const takenValue = (
  size: TakenSize,
  { nav, currency }: Pick<SizeLimits, 'nav' | 'currency'>,
): Money => (size.by === 'amount' ? size.money : marketValue(size.units, nav, currency));

/** Returns that a size is worth too little, or `undefined`. It applies to all units too. */
function valueProblem(size: TakenSize, limits: SizeLimits): string | undefined {
  const { leastValue } = limits;
  if (!leastValue || takenValue(size, limits).compare(leastValue.money) >= 0) return undefined;
  return `Worth less than ${moneyText(leastValue.money)}, ${leastValue.why}`;
}

function checked(field: SizeField, size: TakenSize, limits: SizeLimits, text: string): SizeCheck {
  const problem = minimumProblem(size, limits) ?? valueProblem(size, limits);
  return problem === undefined
    ? { status: 'met', text, size }
    : { status: 'broken', text: problem, field, size };
}

function checkAmount(typed: string, limits: SizeLimits): SizeCheck {
  const { currency, nav, highestAmount } = limits;
  const field = 'amount';
  const atMost = `At most ${moneyText(highestAmount)} by amount, 95% of the value${ofPart(limits)}`;
  const read = readTypedAmount(currency, typed);
  if (read.status === 'empty') return { status: 'empty', text: atMost, field };
  if (read.status === 'refused') return { status: 'broken', text: read.problem, field };
  const { money } = read;
  if (money.isZero()) return { status: 'broken', text: 'Enter an amount over 0', field };
  if (money.compare(highestAmount) > 0)
    return { status: 'broken', text: `${atMost}: above that, use units or all`, field };
  const units = unitsAt(money, nav);
  return checked(field, { by: 'amount', money, units, left: leftAfter(units, limits) }, limits, atMost);
}

const isPartUnknown = ({ part }: SizeLimits): boolean => part !== undefined && !part.kept;

function checkUnits(typed: string, limits: SizeLimits): SizeCheck {
  const { free } = limits;
  const field = 'units';
  const atMost = `At most ${plainUnits(free)} units${ofPart(limits)}`;
  const text = cleanNumber(typed)
    .replace(/units?$/i, '')
    .replaceAll(' ', '');
  if (text === '') return { status: 'empty', text: atMost, field };
  const units = Units.parse(text);
  if (!units)
    return { status: 'broken', text: 'Enter units with at most 2 decimals, such as 1,000.50', field };
  if (units.isZero()) return { status: 'broken', text: 'Enter units over 0', field };
  const relation = units.compare(free);
  if (relation > 0) return { status: 'broken', text: atMost, field };
  // all units, however they were typed: no minimum applies, and none stays
  if (relation === 0 && !isPartUnknown(limits)) return checkAll(field, limits);
  return checked(field, { by: 'units', units, left: leftAfter(units, limits) }, limits, atMost);
}

function checkAll(field: SizeField, limits: SizeLimits): SizeCheck {
  const { free } = limits;
  if (isPartUnknown(limits))
    return { status: 'broken', text: 'It is not known how many units sub-account B has: enter them', field };
  const size: TakenSize = { by: 'all', units: free, left: leftAfter(free, limits) };
  return checked(field, size, limits, `All ${plainUnits(free)} units${ofPart(limits)}`);
}

/**
 * Checks how much is taken out of a holding, as typed, against its limits (docs/domain.md, section 3): `met` with the size,
 * `empty`, or `broken`, each with the text below its field. Where only a minimum is broken, `size` is there too, to
 * show what would stay.
 */
export function checkSize({ way, amount, units }: SizeValues, limits: SizeLimits): SizeCheck {
  if (limits.free.isZero()) return { status: 'broken', text: 'No units are free', field: 'way' };
  switch (way) {
    case 'amount':
      return checkAmount(amount, limits);
    case 'units':
      return checkUnits(units, limits);
    case 'all':
      return checkAll('way', limits);
  }
}
