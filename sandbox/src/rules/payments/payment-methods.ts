import type { PaymentMethodCode } from '@portal/shared/api/payment-method';
import type { Plan } from '@portal/shared/api/wire';

/** A payment method with its limits (domain, section 6). */
interface PaymentMethod {
  readonly code: PaymentMethodCode;
  /** MYR, or any other currency. */
  readonly currency: 'MYR' | 'foreign';
  readonly plans: readonly Plan[];
  /** Limits of one payment, in the currency of the payment. */
  readonly minimum: number | null;
  readonly maximum: number | null;
  readonly needsSlip: boolean;
}

const OWN_MONEY: readonly Plan[] = ['CS', 'PRS'];

/** FPX: online banking. DNOW: DuitNow. CHQ: cheque. TT: telegraphic transfer. Limits are in ringgit. */
const METHODS: readonly PaymentMethod[] = [
  { code: 'FPX', currency: 'MYR', plans: OWN_MONEY, minimum: 1, maximum: 30_000, needsSlip: false },
  { code: 'FPXB2B', currency: 'MYR', plans: OWN_MONEY, minimum: 2, maximum: 1_000_000, needsSlip: false },
  { code: 'DNOW', currency: 'MYR', plans: OWN_MONEY, minimum: null, maximum: 50_000, needsSlip: false },
  { code: 'CHQ', currency: 'MYR', plans: OWN_MONEY, minimum: null, maximum: null, needsSlip: true },
  { code: 'TT', currency: 'foreign', plans: OWN_MONEY, minimum: null, maximum: null, needsSlip: true },
  { code: 'EPF', currency: 'MYR', plans: ['EPF'], minimum: null, maximum: null, needsSlip: false },
];

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
