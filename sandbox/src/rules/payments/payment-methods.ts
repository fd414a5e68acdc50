import { type PaymentMethodCode, paymentMethodCodes } from '@portal/shared/api/payment-method';
import type { Plan } from '@portal/shared/api/wire';
import { type PaymentMethodRow, paymentMethods } from '@portal/shared/payment-methods';

/** A payment method with its limits, as the service says them. */
interface PaymentMethod extends Pick<PaymentMethodRow, 'name' | 'currency' | 'plans'> {
  readonly code: PaymentMethodCode;
  readonly minimum: number | null;
  readonly maximum: number | null;
  readonly needsSlip: boolean;
}

const numberOf = (limit: string | undefined) => (limit === undefined ? null : Number(limit));

const METHODS: readonly PaymentMethod[] = paymentMethodCodes.map((code) => {
  const { min, max, slip, ...method } = paymentMethods[code];
  return {
    ...method,
    code,
    minimum: numberOf(min),
    maximum: numberOf(max),
    needsSlip: slip !== undefined,
  };
});

/** Returns the payment methods for a plan and a currency, in display order; empty when none is allowed. */
export function methodsFor(plan: Plan, currency: string): readonly PaymentMethod[] {
  const kind = currency === 'MYR' ? 'MYR' : 'foreign';
  return METHODS.filter((method) => method.currency === kind && method.plans.includes(plan));
}

/** Reason why a method cannot pay an amount. */
export type PaymentRefusal = 'method-not-allowed' | 'below-minimum' | 'above-maximum';

/** Returns why a method cannot pay an amount: not allowed, or below or above its limits; `undefined` when it can. */
export function paymentRefusal(
  plan: Plan,
  code: PaymentMethodCode,
  { currency, amount }: { readonly currency: string; readonly amount: number },
): PaymentRefusal | undefined {
  const method = methodsFor(plan, currency).find((candidate) => candidate.code === code);
  if (!method) return 'method-not-allowed';
  if (method.minimum !== null && amount < method.minimum) return 'below-minimum';
  if (method.maximum !== null && amount > method.maximum) return 'above-maximum';
  return undefined;
}
