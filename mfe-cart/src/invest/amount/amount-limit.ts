import { Money } from '@portal/shared/money';
import type { Plan } from '../../core/plan.ts';

/** Whether the account already has units of the scheme; `unknown` while holdings are not loaded. */
export type HoldingState = 'yes' | 'no' | 'unknown';

/** Limits of an investment's amount. `kind` is the rule that sets the minimum. */
export interface AmountLimits {
  readonly kind: 'first' | 'further' | 'epf';
  readonly minimum: Money;
  readonly maximum: Money;
}

/** Result of checking a typed amount, with the text shown under the field. */
export type AmountCheck =
  | { readonly status: 'empty'; readonly text: string }
  | { readonly status: 'met'; readonly text: string; readonly money: Money }
  | { readonly status: 'broken'; readonly text: string };

/** Maximum amount of one item (domain: validation). */
const maxAmount = '9999999.99';
/** Minimum amount of an order that EPF pays (domain: transaction rules). */
const epfMinimum = '1000.00';

const names = {
  first: 'first-investment minimum',
  further: 'further-investment minimum',
  epf: 'EPF minimum',
} as const satisfies Record<AmountLimits['kind'], string>;

/**
 * Returns the limits of an order (domain: transaction rules): the scheme's additional minimum when the account already
 * has units, else the initial one, and at least EPF's minimum on the EPF plan.
 */
export function amountLimits(order: {
  readonly plan: Plan;
  readonly holding: HoldingState;
  readonly initial: Money;
  readonly additional: Money;
}): AmountLimits {
  const { plan, holding, initial, additional } = order;
  const minimum = holding === 'yes' ? additional : initial;
  const maximum = Money.of(minimum.currency, maxAmount);
  const epf = plan === 'EPF' ? Money.of(minimum.currency, epfMinimum) : undefined;
  if (epf && epf.compare(minimum) > 0) return { kind: 'epf', minimum: epf, maximum };
  return { kind: holding === 'yes' ? 'further' : 'first', minimum, maximum };
}

const moneyText = (money: Money) => `${money.currency} ${money.format()}`;

/** Checks a typed amount against the limits. Accepts `1,000`, `1000.5` and pasted spaces. */
export function checkAmount(typed: string, limits: AmountLimits): AmountCheck {
  const { minimum, maximum, kind } = limits;
  if (typed.trim() === '') return { status: 'empty', text: `The ${names[kind]} is ${moneyText(minimum)}` };
  const money = Money.parse(minimum.currency, typed);
  if (!money) return { status: 'broken', text: 'Enter an amount with at most 2 decimals' };
  if (money.isZero() || money.isNegative()) return { status: 'broken', text: 'Enter an amount over 0' };
  if (money.compare(minimum) < 0) {
    return { status: 'broken', text: `Below the ${names[kind]} of ${moneyText(minimum)}` };
  }
  if (money.compare(maximum) > 0) return { status: 'broken', text: `At most ${moneyText(maximum)} an item` };
  const relation = money.compare(minimum) === 0 ? 'Meets' : 'Above';
  return { status: 'met', text: `${relation} the ${names[kind]} of ${moneyText(minimum)}`, money };
}
