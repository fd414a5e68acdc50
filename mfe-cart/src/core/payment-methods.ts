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

const worded = (amount: string) => `MYR ${Money.of('MYR', amount).format()}`;

function refusalOf(rule: MethodRule, due: Money, plan: Plan): string | undefined {
  if (!rule.plans.includes(plan)) {
    return plan === 'EPF' ? 'EPF pays this one.' : 'Only for EPF accounts.';
  }
  if (!rule.ringgit) return due.currency === 'MYR' ? 'Only for other currencies than MYR.' : undefined;
  if (due.currency !== 'MYR') return 'Only for MYR.';
  const { least, most } = rule.ringgit;
  if (least !== undefined && due.compare(Money.of('MYR', least)) < 0) return `From ${worded(least)}.`;
  if (most !== undefined && due.compare(Money.of('MYR', most)) > 0) return `Up to ${worded(most)}.`;
  return undefined;
}

/** The lookups' methods for what is due, in the lookups' order; the ones that may not serve say why. */
export function offeredMethods(
  methods: readonly PaymentMethod[],
  due: Money,
  plan: Plan,
): readonly OfferedMethod[] {
  return methods.flatMap(({ code, name }) => {
    const rule = rules[code];
    if (!rule) return [];
    const refusal = refusalOf(rule, due, plan);
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
