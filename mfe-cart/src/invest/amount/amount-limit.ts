import { Money } from '@portal/shared/money';
import { readTypedAmount } from '@portal/shared/typed-amount';
import type { Plan } from '../../core/plan.ts';

/** Whether the account already has units of the scheme; `unknown` while holdings are not loaded. */
export type HoldingState = 'yes' | 'no' | 'unknown';

/** Limits of an investment's amount. `kind` is the rule that sets the minimum. */
export interface AmountLimits {
  readonly kind: 'first' | 'further' | 'epf';
  readonly minimum: Money;
}

/** Result of checking a typed amount, with the text shown under the field. */
export type AmountCheck =
  | { readonly status: 'empty'; readonly text: string }
  | { readonly status: 'met'; readonly text: string; readonly money: Money }
  | { readonly status: 'broken'; readonly text: string };

/** Minimum amount of an order that EPF pays (docs/domain.md, section 3). */
const epfMinimum = '1000.00';

const names = {
  first: 'first-investment minimum',
  further: 'further-investment minimum',
  epf: 'EPF minimum',
} as const satisfies Record<AmountLimits['kind'], string>;

/**
 * Returns the minimum amount of an investment and the rule that sets it (`kind`) (docs/domain.md, section 3): the
 * scheme's additional minimum when the account already has units, else the initial one, also while that is unknown; and
 * at least EPF's minimum on the EPF plan. There is no maximum.
 */
export function amountLimits(order: {
  readonly plan: Plan;
  readonly holding: HoldingState;
  readonly initial: Money;
  readonly additional: Money;
}): AmountLimits {
  const { plan, holding, initial, additional } = order;
  const minimum = holding === 'yes' ? additional : initial;
  const epf = plan === 'EPF' ? Money.of(minimum.currency, epfMinimum) : undefined;
  if (epf && epf.compare(minimum) > 0) return { kind: 'epf', minimum: epf };
  return { kind: holding === 'yes' ? 'further' : 'first', minimum };
}

const moneyText = (money: Money) => `${money.currency} ${money.format()}`;

/**
 * Checks a typed amount against the minimum: `met` with the amount, `empty`, or `broken` when it is no amount, zero or
 * too little; each with the text below the field. The currency is the minimum's.
 */
export function checkAmount(typed: string, limits: AmountLimits): AmountCheck {
  const { minimum, kind } = limits;
  const amount = readTypedAmount(minimum.currency, typed);
  if (amount.status === 'empty')
    return { status: 'empty', text: `The ${names[kind]} is ${moneyText(minimum)}` };
  if (amount.status === 'refused') return { status: 'broken', text: amount.problem };
  const { money } = amount;
  if (money.isZero()) return { status: 'broken', text: 'Enter an amount over 0' };
  if (money.compare(minimum) < 0) {
    return { status: 'broken', text: `Below the ${names[kind]} of ${moneyText(minimum)}` };
  }
  const relation = money.compare(minimum) === 0 ? 'Meets' : 'Above';
  return { status: 'met', text: `${relation} the ${names[kind]} of ${moneyText(minimum)}`, money };
}
