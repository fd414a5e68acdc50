import { Money, marketValue, type Nav, type Units } from '@portal/shared/money';
import { sumText } from '@portal/shared/selling';
import { type WithdrawalReason, withdrawalReason } from '@portal/shared/withdrawal-reasons';
import type { RedemptionItem } from '../../core/items/cart-item.ts';
import { checkSize, type SizeLimits, sizeLimits } from '../holdings/size.ts';
import { typedSize } from '../holdings/size-values.ts';
import type { FreeSubAccounts } from '../holdings/sub-accounts.ts';

/** What is withdrawn from. */
export interface WithdrawnHolding {
  readonly currency: string;
  readonly nav: Nav;
  /** Units that nothing else takes. */
  readonly free: Units;
  /** Absent where the service does not give them. */
  readonly subAccounts: FreeSubAccounts | undefined;
}

/** What a reason allows, or why it is refused. */
export type Withdrawal =
  | { readonly status: 'refused'; readonly why: string }
  | {
      readonly status: 'allowed';
      readonly terms: WithdrawalReason;
      /** Units that can be withdrawn at most. */
      readonly free: Units;
      readonly part: SizeLimits['part'];
      /** What the service decides, because it is not known here, as sentences. */
      readonly undecided: readonly string[];
    };

/**
 * Whether the form offers a reason for a withdrawal from PRS at an age in whole years: some are offered below 55 only.
 * At an unknown age (`undefined`) it offers all that it knows; an unknown reason is never offered.
 */
export function isReasonOffered(reasonId: string, age: number | undefined): boolean {
  const terms = withdrawalReason(reasonId);
  return terms !== undefined && (terms.untilAge === undefined || age === undefined || age < terms.untilAge);
}

/** Returns the terms of a reason at an age, or why it is refused, whatever the holding is. */
function termsAt(
  reasonId: string | null,
  age: number | undefined,
): WithdrawalReason | { readonly refusal: string } {
  const terms = withdrawalReason(reasonId);
  if (!terms) return { refusal: 'This reason is not one for a withdrawal by the member.' };
  const { fromAge, untilAge } = terms;
  if (age !== undefined && fromAge !== undefined && age < fromAge)
    return {
      refusal: `A withdrawal for retirement is possible from age ${fromAge}, and the customer is ${age}.`,
    };
  if (age !== undefined && untilAge !== undefined && age >= untilAge)
    return {
      refusal: `From age ${untilAge} the reason is retirement, which is not taxed: choose that one.`,
    };
  return terms;
}

/** Returns what one withdrawal for a reason is worth at least. */
const leastOf = ({ least }: WithdrawalReason) => (least === undefined ? undefined : Money.of('MYR', least));

/** Returns why a holding has too little for a reason. */
function valueRefusal(
  reason: WithdrawalReason,
  free: Units,
  { currency, nav, subAccounts }: WithdrawnHolding,
): string | undefined {
  const least = leastOf(reason);
  const what = reason.takesFrom === 'B' && subAccounts ? 'sub-account B' : 'this holding';
  if (free.isZero()) return `No units of ${what} are free.`;
  const value = marketValue(free, nav, currency);
  return least && value.compare(least) < 0
    ? `The least for this reason is ${sumText(least)}, and ${what} has ${sumText(value)}.`
    : undefined;
}

/** Returns what the service decides of a withdrawal. */
function undecidedOf(
  { takesFrom, isTaxed, fromAge, untilAge }: WithdrawalReason,
  age: number | undefined,
  subAccounts: FreeSubAccounts | undefined,
): readonly string[] {
  const dependsOnAge = fromAge !== undefined || untilAge !== undefined;
  const what = takesFrom === 'B' ? 'what sub-account B has' : 'what sub-accounts A and B have';
  return [
    ...(dependsOnAge && age === undefined
      ? ['The customer’s age is not known: the service decides whether the reason applies.']
      : []),
    ...(subAccounts ? [] : [`The service does not say ${what}: it decides how much can be withdrawn.`]),
    ...(takesFrom === 'B' && subAccounts?.isExact === false
      ? ['Pending transactions may take units of sub-account B: the service decides.']
      : []),
    ...(isTaxed
      ? ['Possible once a year, and a year after the first contribution: the service checks both.']
      : []),
  ];
}

/**
 * Returns what a reason for a withdrawal allows of a PRS holding at an age in whole years (`undefined`: not known):
 * terms, free units, and what only the service can decide; or why it is refused (docs/domain.md, section 3). `part` is set when
 * it takes sub-account B alone: then the units of A stay.
 */
export function withdrawalOf(
  reasonId: string | null,
  age: number | undefined,
  holding: WithdrawnHolding,
): Withdrawal {
  const terms = termsAt(reasonId, age);
  if ('refusal' in terms) return { status: 'refused', why: terms.refusal };
  const { subAccounts } = holding;
  const takesOnlySubAccountB = terms.takesFrom === 'B';
  const free = takesOnlySubAccountB && subAccounts ? subAccounts.b : holding.free;
  const why = valueRefusal(terms, free, holding);
  if (why !== undefined) return { status: 'refused', why };
  const part = subAccounts ? { kept: subAccounts.a } : {};
  const undecided = undecidedOf(terms, age, subAccounts);
  return { status: 'allowed', terms, free, part: takesOnlySubAccountB ? part : undefined, undecided };
}

/**
 * Returns the limits of how much can be withdrawn from a PRS holding for an allowed reason: its free units (of
 * sub-account B alone where the reason takes only those), the scheme's minimums in units, and the reason's least value.
 */
export function withdrawalLimits(
  { terms, free, part }: Extract<Withdrawal, { status: 'allowed' }>,
  holding: Pick<WithdrawnHolding, 'currency' | 'nav'>,
  { minimum, minimumLeft }: Pick<SizeLimits, 'minimum' | 'minimumLeft'>,
): SizeLimits {
  const least = leastOf(terms);
  const leastValue = least && { money: least, why: 'the minimum for this reason' };
  return sizeLimits({ ...holding, free }, { minimum, minimumLeft, leastValue, part }, 'redeem');
}

/** What an item of the cart is checked against. `source` is absent while the holding is not known. */
export interface WithdrawalFacts {
  readonly age: number | undefined;
  readonly source: (WithdrawnHolding & Pick<SizeLimits, 'minimum' | 'minimumLeft'>) | undefined;
}

/**
 * Returns what is wrong with a withdrawal from PRS that is in the cart, as a sentence, by the rule of its form;
 * `undefined` when nothing is. Without `source`, the holding, only what does not depend on it is checked.
 */
export function withdrawalProblem(
  item: RedemptionItem,
  { age, source }: WithdrawalFacts,
): string | undefined {
  const { order, size } = item;
  const terms = termsAt(order.withdrawalReason, age);
  if ('refusal' in terms) return terms.refusal;
  if (terms.takesFrom === 'B' && order.redeemAll)
    return 'This reason takes units of sub-account B alone, and not all units.';
  if (!source) {
    const least = leastOf(terms);
    const isTooLittle = least && size !== 'all' && size.kind === 'money' && size.compare(least) < 0;
    return isTooLittle ? `The least for this reason is ${sumText(least)}.` : undefined;
  }
  const withdrawal = withdrawalOf(order.withdrawalReason, age, source);
  if (withdrawal.status === 'refused') return withdrawal.why;
  const check = checkSize(typedSize(size), withdrawalLimits(withdrawal, source, source));
  return check.status === 'met' ? undefined : `${check.text}.`;
}
