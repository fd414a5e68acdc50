import { Money } from '@portal/shared/money';
import type { Plan } from '../../core/plan.ts';

/** Whether the account already holds the scheme; `unknown` while it could not be read. */
export type HoldingState = 'yes' | 'no' | 'unknown';

/** What an investment must come to; the wording follows from `kind`. */
export interface AmountLimits {
  readonly kind: 'first' | 'further' | 'epf';
  readonly minimum: Money;
  readonly maximum: Money;
}

/** Verdict on what is typed, as the line under the amount says it. */
export type AmountCheck =
  | { readonly status: 'empty'; readonly text: string }
  | { readonly status: 'met'; readonly text: string; readonly money: Money }
  | { readonly status: 'broken'; readonly text: string };

/** The most that one item may come to (domain: validation). */
const largest = '9999999.99';
/** The least that the provident fund pays out to one order (domain: transaction rules). */
const epfLeast = '1000.00';

const names = {
  first: 'first-investment minimum',
  further: 'further-investment minimum',
  epf: 'EPF minimum',
} as const satisfies Record<AmountLimits['kind'], string>;

/**
 * The limits of an order (domain: transaction rules): the scheme's initial minimum when it is not held, the
 * additional one when it is, and never under EPF's own. As long as holdings are unknown the initial one stands.
 */
export function amountLimits(order: {
  readonly plan: Plan;
  readonly held: HoldingState;
  readonly initial: Money;
  readonly additional: Money;
}): AmountLimits {
  const { plan, held, initial, additional } = order;
  const own = held === 'yes' ? additional : initial;
  const maximum = Money.of(own.currency, largest);
  const epf = plan === 'EPF' ? Money.of(own.currency, epfLeast) : undefined;
  if (epf && epf.compare(own) > 0) return { kind: 'epf', minimum: epf, maximum };
  return { kind: held === 'yes' ? 'further' : 'first', minimum: own, maximum };
}

const worded = (money: Money) => `${money.currency} ${money.format()}`;

/** Holds what is typed against the limits. Accepts `1,000`, `1000.5` and pasted spaces. */
export function checkAmount(typed: string, limits: AmountLimits): AmountCheck {
  const { minimum, maximum, kind } = limits;
  if (typed.trim() === '') return { status: 'empty', text: `The ${names[kind]} is ${worded(minimum)}` };
  const money = Money.parse(minimum.currency, typed);
  if (!money) return { status: 'broken', text: 'Enter an amount with at most 2 decimals' };
  if (money.isZero() || money.isNegative()) return { status: 'broken', text: 'Enter an amount over 0' };
  if (money.compare(minimum) < 0) {
    return { status: 'broken', text: `Below the ${names[kind]} of ${worded(minimum)}` };
  }
  if (money.compare(maximum) > 0) return { status: 'broken', text: `At most ${worded(maximum)} an item` };
  const relation = money.compare(minimum) === 0 ? 'Meets' : 'Above';
  return { status: 'met', text: `${relation} the ${names[kind]} of ${worded(minimum)}`, money };
}
