import { type PaymentMethodCode, paymentMethodCodes } from '@portal/shared/api/payment-method';
import type { Plan } from '@portal/shared/api/wire';
import { paymentMethods } from '@portal/shared/payment-methods';

const numberOf = (limit: string | undefined) => (limit === undefined ? null : Number(limit));

/**
 * Returns the payment methods for a plan and a currency with their limits, as the service says them, in display order;
 * empty when none is allowed.
 */
export function methodsFor(plan: Plan, currency: string) {
  const kind = currency === 'MYR' ? 'MYR' : 'foreign';
  return paymentMethodCodes
    .map((code) => ({ code, ...paymentMethods[code] }))
    .filter((method) => method.currency === kind && method.plans.includes(plan))
    .map(({ code, name, min, max, slip }) => ({
      code,
      name,
      currency,
      minimum: numberOf(min),
      maximum: numberOf(max),
      needsSlip: slip !== undefined,
    }));
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
