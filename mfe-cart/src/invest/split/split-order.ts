import { cleanNumber } from '@portal/shared/clean-text';
import type { FieldProblem } from '@portal/shared/form-values';
import {
  equalShares,
  Money,
  Percent,
  shareOf,
  splitByShares,
  splitEqually,
  sumOfShares,
} from '@portal/shared/money';
import * as z from '@portal/shared/schema';
import { readTypedAmount } from '@portal/shared/typed-amount';
import type { Offer } from '../../core/pricing/offer.ts';
import { type AmountCheck, type AmountLimits, checkAmount } from '../amount/amount-limit.ts';

/** An amount that is split over several funds, as typed and chosen. */
export const splitValues = z.object({
  accountId: z.string(),
  total: z.string(),
  /** Whether every fund gets the same; then `share` is not used. */
  isEqual: z.boolean(),
  parts: z.array(z.object({ scheme: z.string(), share: z.string() })),
});
export type SplitValues = z.output<typeof splitValues>;

/** One order of a complete split. `amount` is a decimal string. */
export const splitOrder = z.object({ accountId: z.string(), scheme: z.string(), amount: z.string() });
export type SplitOrder = z.output<typeof splitOrder>;

/** One fund of a split: its share as shown, and its amount once total and shares are complete. */
export interface SplitRow {
  readonly offer: Offer;
  readonly share: string;
  readonly amount: Money | undefined;
  readonly check: AmountCheck;
}

/** A percentage of the total, with its amount once the total is known. */
export interface SplitPart {
  readonly share: Percent;
  readonly amount: Money | undefined;
}

/** Sum of the typed shares, and what differs from 100: `left`, or `over` when they are too much. */
export interface SplitSum {
  readonly sum: SplitPart;
  readonly difference: (SplitPart & { readonly is: 'left' | 'over' }) | undefined;
}

/** A split, read: its rows, and either its orders or what is missing, in the order of the form. */
export type SplitReading = {
  readonly rows: readonly SplitRow[];
  /** Absent of equal parts. */
  readonly sum: SplitSum | undefined;
} & (
  | { readonly status: 'complete'; readonly total: Money; readonly orders: readonly SplitOrder[] }
  | { readonly status: 'incomplete'; readonly missing: readonly FieldProblem[] }
);

/** What a split is read against. */
export interface SplitContext {
  /** The offers that the account may buy. */
  readonly offers: readonly Offer[];
  readonly limitsOf: (offer: Offer) => AmountLimits;
}

/** Returns the name of the field for a fund's share in a split, by the scheme's code: `share-CBSUK`. */
export const shareField = (scheme: string) => `share-${scheme}`;

/** The fewest funds of a split. */
export const leastFunds = 2;

const whole = Percent.of('100');

/**
 * Returns the amount of each part, which is absent while its share or the total is. With what is left of the total they
 * add up to it exactly.
 */
function amountsOf(values: SplitValues, total: Money | undefined): readonly (Money | undefined)[] {
  if (!total || values.parts.length === 0) return [];
  if (values.isEqual) return splitEqually(total, values.parts.length);
  const read = values.parts.map(({ share }) => Percent.parse(share));
  const shares = read.map((share) => share ?? Percent.of('0'));
  const rest = whole.minus(sumOfShares(shares));
  const amounts = rest.isNegative()
    ? shares.map((share) => shareOf(total, share))
    : splitByShares(total, [...shares, rest]);
  return read.map((share, index) => share && amounts[index]);
}

/** Returns the running sum of the typed shares and of their `amounts`. A share that cannot be read counts as none. */
function readSum(
  { isEqual, parts }: SplitValues,
  total: Money | undefined,
  amounts: readonly (Money | undefined)[],
): SplitSum | undefined {
  if (isEqual) return undefined;
  const share = sumOfShares(parts.flatMap((part) => Percent.parse(part.share) ?? []));
  const amount =
    total &&
    amounts.reduce<Money>((sum, each) => (each ? sum.plus(each) : sum), Money.of(total.currency, '0.00'));
  const sum: SplitPart = { share, amount };
  const order = share.compare(whole);
  if (order === 0) return { sum, difference: undefined };
  const difference: SplitSum['difference'] =
    order < 0
      ? { share: whole.minus(share), amount: total && amount && total.minus(amount), is: 'left' }
      : { share: share.minus(whole), amount: total && amount?.minus(total), is: 'over' };
  return { sum, difference };
}

/** Returns what is wrong with the typed shares. */
function shareProblems({ isEqual, parts }: SplitValues): readonly FieldProblem[] {
  if (isEqual) return [];
  const read = parts.map(({ scheme, share }) => ({ scheme, percent: Percent.parse(share) }));
  const unread = read.filter(({ percent }) => percent === undefined);
  if (unread.length > 0) {
    return unread.map(({ scheme }) => ({
      field: shareField(scheme),
      problem: 'Enter a percentage with at most 2 decimals',
    }));
  }
  const sum = sumOfShares(read.flatMap(({ percent }) => percent ?? []));
  const last = read.at(-1);
  if (!last || sum.toString() === '100.00') return [];
  return [{ field: shareField(last.scheme), problem: `The shares add up to ${sum.format()}, not to 100%` }];
}

/** Returns what is wrong with the total. */
function totalProblem(total: ReturnType<typeof readTypedAmount>): readonly FieldProblem[] {
  if (total.status === 'empty') return [{ field: 'total', problem: 'Enter the amount to split' }];
  if (total.status === 'refused') return [{ field: 'total', problem: total.problem }];
  return total.money.isZero() ? [{ field: 'total', problem: 'Enter an amount over 0' }] : [];
}

/**
 * Reads a split into one order for each fund (`complete`), whose amounts add up to the total exactly, or what is
 * missing or wrong (`incomplete`), such as fewer than two funds or an amount below a fund's minimum. Parts that are not
 * in `context.offers` or have another currency than the first are left out.
 */
export function readSplit(values: SplitValues, context: SplitContext): SplitReading {
  const partOffers = values.parts.flatMap(
    ({ scheme }) => context.offers.find((offer) => offer.scheme.scheme === scheme) ?? [],
  );
  // a fund of an older draft may not be offered any more, or in another currency
  const offers = partOffers.filter(({ scheme }) => scheme.currency === partOffers[0]?.scheme.currency);
  const parts = values.parts
    .filter(({ scheme }) => offers.some((offer) => offer.scheme.scheme === scheme))
    .map(({ scheme, share }) => ({ scheme, share: cleanNumber(share) }));
  const known = { ...values, parts };
  const total = readTypedAmount(offers[0]?.scheme.currency ?? 'MYR', values.total);
  const money = total.status === 'read' ? total.money : undefined;
  const amounts = amountsOf(known, money);
  const sum = readSum(known, money, amounts);
  const equal = equalShares(parts.length);
  const rows = offers.map((offer, index): SplitRow => {
    const amount = amounts[index];
    return {
      offer,
      share: known.isEqual ? (equal[index]?.toString() ?? '') : (parts[index]?.share ?? ''),
      amount,
      check: checkAmount(amount?.toString() ?? '', context.limitsOf(offer)),
    };
  });
  const broken = rows.flatMap(({ offer, check }) =>
    check.status === 'broken' ? [{ field: shareField(offer.scheme.scheme), problem: check.text }] : [],
  );
  const missing: readonly FieldProblem[] = [
    ...totalProblem(total),
    ...shareProblems(known),
    ...broken,
    ...(rows.length < leastFunds ? [{ field: 'fund', problem: 'Choose at least two funds' }] : []),
  ];
  if (missing.length > 0 || !money) return { status: 'incomplete', rows, sum, missing };
  const { accountId } = values;
  return {
    status: 'complete',
    total: money,
    rows,
    sum,
    orders: rows.map(({ offer, amount }) => ({
      accountId,
      scheme: offer.scheme.scheme,
      amount: amount?.toString() ?? '',
    })),
  };
}

/**
 * Returns the split with a further fund at the end, by its scheme code. It gets what the typed shares leave of 100%, or
 * no share when they leave nothing; equal shares are computed elsewhere.
 */
export function withFund(values: SplitValues, scheme: string): SplitValues {
  const shares = values.parts.flatMap(({ share }) => Percent.parse(share) ?? []);
  const rest = Percent.of('100').minus(sumOfShares(shares));
  const share = rest.isZero() || rest.isNegative() ? '' : rest.toString();
  return { ...values, parts: [...values.parts, { scheme, share }] };
}

/**
 * Returns the split without the fund of this scheme code; unchanged when it has none. The other typed shares stay as
 * they are.
 */
export const withoutFund = (values: SplitValues, scheme: string): SplitValues => ({
  ...values,
  parts: values.parts.filter((part) => part.scheme !== scheme),
});

/**
 * Returns the split with a share of one fund, in percent as typed. From then on shares are typed: those that were equal
 * until now are filled in as they were shown.
 */
export function withShare(values: SplitValues, scheme: string, share: string): SplitValues {
  const equal = equalShares(values.parts.length);
  return {
    ...values,
    isEqual: false,
    parts: values.parts.map((part, index) => {
      if (part.scheme === scheme) return { scheme, share };
      return values.isEqual ? { ...part, share: equal[index]?.toString() ?? '' } : part;
    }),
  };
}
