import type { AllowedPaymentMethod } from '@portal/shared/api/payment';
import { Money } from '@portal/shared/money';
import { type PaymentMethodRow, paymentMethods } from '@portal/shared/payment-methods';
import { sumText } from '@portal/shared/selling';
import type { Plan } from '../core/plan.ts';

/** A payment method of the lookups. */
export interface PaymentMethod {
  readonly code: string;
  readonly name: string;
}

/** A method as it is offered; with a `refusal` it cannot be chosen. */
export interface OfferedMethod extends PaymentMethod {
  readonly refusal?: string;
  /** Limits of one payment: `MYR 1.00 to MYR 30,000.00`; absent without any. */
  readonly limits?: string;
  /** Label of the reference that the agent types for it: the cheque's or the transfer's number. */
  readonly reference?: string;
}

/** By code. A method that is not listed is not offered. */
const rules: Readonly<Record<string, PaymentMethodRow>> = paymentMethods;

/**
 * Returns the label of the reference that the agent enters for a payment by this method, such as `Cheque number`; `Your
 * reference` for a method without one, an unknown one, or `null`.
 */
export const ownReferenceLabel = (code: string | null): string =>
  (code === null ? undefined : rules[code]?.reference) ?? 'Your reference';

/** A method that the service allows for an application, with its limits. */
type AllowedMethod = Pick<AllowedPaymentMethod, 'code' | 'minimum' | 'maximum'>;

interface Limits {
  readonly min?: Money | undefined;
  readonly max?: Money | undefined;
}

/** Returns the service's limits when it gave some, else those of the rules. */
function limitsOf(
  { min, max }: PaymentMethodRow,
  { currency }: Money,
  allowed: AllowedMethod | undefined,
): Limits {
  if (allowed) return { min: allowed.minimum?.in(currency), max: allowed.maximum?.in(currency) };
  return {
    min: min === undefined ? undefined : Money.of('MYR', min),
    max: max === undefined ? undefined : Money.of('MYR', max),
  };
}

/** Formats the limits of one payment, or returns `undefined` without any. */
function limitsText({ min, max }: Limits): string | undefined {
  if (min && max) return `${sumText(min)} to ${sumText(max)}`;
  if (max) return `Up to ${sumText(max)}`;
  return min && `From ${sumText(min)}`;
}

function refusalOf(
  rule: PaymentMethodRow,
  due: Money,
  plan: Plan,
  allowed: AllowedMethod | undefined,
): string | undefined {
  if (!rule.plans.includes(plan)) {
    return plan === 'EPF' ? 'Paid by EPF.' : 'Only for EPF accounts.';
  }
  if (rule.currency === 'foreign' && due.currency === 'MYR') return 'Only for other currencies than MYR.';
  if (rule.currency === 'MYR' && due.currency !== 'MYR') return 'Only for MYR.';
  const { min, max } = limitsOf(rule, due, allowed);
  if (min && due.compare(min) < 0) return `From ${sumText(min)}.`;
  if (max && due.compare(max) > 0) return `Up to ${sumText(max)}.`;
  return undefined;
}

/**
 * Returns the lookups' payment methods that the portal knows, in their order, each with limits and a `refusal` (a
 * sentence) when it cannot be used. `dues` are separate payments of one currency, and a method must serve each.
 * `allowed`: what the service allows for this application; leave it out where it was not asked.
 */
export function offeredMethods(
  methods: readonly PaymentMethod[],
  dues: readonly Money[],
  plan: Plan,
  allowed?: readonly AllowedMethod[],
): readonly OfferedMethod[] {
  return methods.flatMap(({ code, name }) => {
    const rule = rules[code];
    if (!rule) return [];
    const limits = allowed?.find((each) => each.code === code);
    const [refused] = dues.flatMap((due) => refusalOf(rule, due, plan, limits) ?? []);
    const [due] = dues;
    const limitsAre = due && limitsText(limitsOf(rule, due, limits));
    const refusal = refused ?? (allowed && !limits ? 'Not accepted for this application.' : undefined);
    return [
      {
        code,
        name,
        ...(refusal === undefined ? {} : { refusal }),
        ...(limitsAre === undefined ? {} : { limits: limitsAre }),
        ...(rule.reference === undefined ? {} : { reference: rule.reference }),
      },
    ];
  });
}

/**
 * Returns chosen methods (codes, by any key) without those that only companies have: they are for one checkout, and no
 * choice for the next.
 */
export const personalMethods = (chosen: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(chosen).filter(([, code]) => !rules[code]?.isCorporate));

/**
 * Returns the payment method that is preselected: the first that is not refused and not only for companies; `undefined`
 * when there is none.
 */
export function defaultMethod(methods: readonly OfferedMethod[]): OfferedMethod | undefined {
  return methods.find(({ code, refusal }) => refusal === undefined && !rules[code]?.isCorporate);
}
