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
  readonly ringgit?: { readonly least?: string; readonly most?: string };
  readonly reference?: string;
}

const paidByCustomer: readonly Plan[] = ['CS', 'PRS'];

/** Who may pay how (domain: payment and life cycle). A method that is not listed here is not offered. */
const rules: Readonly<Record<string, MethodRule>> = {
  FPX: { plans: paidByCustomer, ringgit: { least: '1.00', most: '30000.00' } },
  FPXB2B: { plans: paidByCustomer, ringgit: { least: '2.00', most: '1000000.00' } },
  DNOW: { plans: paidByCustomer, ringgit: { most: '50000.00' } },
  CHQ: { plans: paidByCustomer, ringgit: {}, reference: 'Cheque number' },
  TT: { plans: paidByCustomer, reference: 'Transfer reference' },
  EPF: { plans: ['EPF'], ringgit: {}, reference: '9N (AHL) form number' },
};

/** A method that the service takes for an application, with its limits. */
export type TakenMethod = Pick<AllowedPaymentMethod, 'code' | 'minimum' | 'maximum'>;

interface Limits {
  readonly least?: Money | undefined;
  readonly most?: Money | undefined;
}

/** The service's own limits where it was asked, else those of the rules. */
function limitsOf({ ringgit }: MethodRule, { currency }: Money, taken: TakenMethod | undefined): Limits {
  if (taken) return { least: taken.minimum?.in(currency), most: taken.maximum?.in(currency) };
  const { least, most } = ringgit ?? {};
  return {
    least: least === undefined ? undefined : Money.of('MYR', least),
    most: most === undefined ? undefined : Money.of('MYR', most),
  };
}

const worded = (sum: Money) => `${sum.currency} ${sum.format()}`;

function refusalOf(
  rule: MethodRule,
  due: Money,
  plan: Plan,
  taken: TakenMethod | undefined,
): string | undefined {
  if (!rule.plans.includes(plan)) {
    return plan === 'EPF' ? 'Paid by EPF.' : 'Only for EPF accounts.';
  }
  if (!rule.ringgit && due.currency === 'MYR') return 'Only for other currencies than MYR.';
  if (rule.ringgit && due.currency !== 'MYR') return 'Only for MYR.';
  const { least, most } = limitsOf(rule, due, taken);
  if (least && due.compare(least) < 0) return `From ${worded(least)}.`;
  if (most && due.compare(most) > 0) return `Up to ${worded(most)}.`;
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
  taken?: readonly TakenMethod[],
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
export function usualMethod(methods: readonly OfferedMethod[]): OfferedMethod | undefined {
  return methods.find(({ refusal }) => refusal === undefined);
}
