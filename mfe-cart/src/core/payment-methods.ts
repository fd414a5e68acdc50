import type { AllowedPaymentMethod } from '@portal/shared/api/payment';
import { Money } from '@portal/shared/money';
import type { Plan } from './plan.ts';

/** A payment method of the lookups. */
export interface PaymentMethod {
  readonly code: string;
  readonly name: string;
}

/** A method as it is offered: chosen freely, or shown with the reason why it cannot be. */
export interface OfferedMethod extends PaymentMethod {
  readonly refusal?: string;
  /** What the agent types besides: the cheque's or the transfer's number. */
  readonly reference?: string;
}

interface MethodRule {
  readonly plans: readonly Plan[];
  /** Only ringgit, within these; both ends are allowed. Absent: only other currencies. */
  readonly ringgit?: { readonly min?: string; readonly max?: string };
  readonly reference?: string;
}

const paidByCustomer: readonly Plan[] = ['CS', 'PRS'];

/** Who may pay how (domain: payment and life cycle). A method that is not listed here is not offered. */
const rules: Readonly<Record<string, MethodRule>> = {
  FPX: { plans: paidByCustomer, ringgit: { min: '1.00', max: '30000.00' } },
  FPXB2B: { plans: paidByCustomer, ringgit: { min: '2.00', max: '1000000.00' } },
  DNOW: { plans: paidByCustomer, ringgit: { max: '50000.00' } },
  CHQ: { plans: paidByCustomer, ringgit: {}, reference: 'Cheque number' },
  TT: { plans: paidByCustomer, reference: 'Transfer reference' },
  EPF: { plans: ['EPF'], ringgit: {}, reference: '9N (AHL) form number' },
};

/** A method that the service takes for an application, with its limits. */
export type AllowedMethod = Pick<AllowedPaymentMethod, 'code' | 'minimum' | 'maximum'>;

interface Limits {
  readonly min?: Money | undefined;
  readonly max?: Money | undefined;
}

/** The service's own limits where it was asked, else those of the rules. */
function limitsOf({ ringgit }: MethodRule, { currency }: Money, taken: AllowedMethod | undefined): Limits {
  if (taken) return { min: taken.minimum?.in(currency), max: taken.maximum?.in(currency) };
  const { min, max } = ringgit ?? {};
  return {
    min: min === undefined ? undefined : Money.of('MYR', min),
    max: max === undefined ? undefined : Money.of('MYR', max),
  };
}

const worded = (sum: Money) => `${sum.currency} ${sum.format()}`;

function refusalOf(
  rule: MethodRule,
  due: Money,
  plan: Plan,
  taken: AllowedMethod | undefined,
): string | undefined {
  if (!rule.plans.includes(plan)) {
    return plan === 'EPF' ? 'Paid by EPF.' : 'Only for EPF accounts.';
  }
  if (!rule.ringgit && due.currency === 'MYR') return 'Only for other currencies than MYR.';
  if (rule.ringgit && due.currency !== 'MYR') return 'Only for MYR.';
  const { min, max } = limitsOf(rule, due, taken);
  if (min && due.compare(min) < 0) return `From ${worded(min)}.`;
  if (max && due.compare(max) > 0) return `Up to ${worded(max)}.`;
  return undefined;
}

/**
 * The lookups' methods for what is due, in the lookups' order; the ones that may not serve say why. `dues` are
 * payments of one currency, each made on its own: a method serves when it serves each. `taken` is what the service
 * takes for this application, and absent where it was not asked.
 */
export function offeredMethods(
  methods: readonly PaymentMethod[],
  dues: readonly Money[],
  plan: Plan,
  taken?: readonly AllowedMethod[],
): readonly OfferedMethod[] {
  return methods.flatMap(({ code, name }) => {
    const rule = rules[code];
    if (!rule) return [];
    const limits = taken?.find((each) => each.code === code);
    const [refused] = dues.flatMap((due) => refusalOf(rule, due, plan, limits) ?? []);
    const refusal = refused ?? (taken && !limits ? 'Not taken for this application.' : undefined);
    return [
      {
        code,
        name,
        ...(refusal === undefined ? {} : { refusal }),
        ...(rule.reference === undefined ? {} : { reference: rule.reference }),
      },
    ];
  });
}

/** The method taken until the agent says otherwise: the first that may serve. */
export function defaultMethod(methods: readonly OfferedMethod[]): OfferedMethod | undefined {
  return methods.find(({ refusal }) => refusal === undefined);
}
