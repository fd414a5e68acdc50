import type { Declaration, submitCheckout } from '@portal/shared/api/checkout-submission';
import type { InputOf } from '@portal/shared/api/endpoint';
import type { Payer, PaymentMethodCode } from '@portal/shared/api/payment-method';
import type { Agent } from '@portal/shared/contract';
import type { CartItem } from '../core/items/cart-item.ts';
import { checkoutChannel } from '../core/items/checkout-parts.ts';

/** Input of the call that sends a checkout. */
export type CheckoutRequest = InputOf<typeof submitCheckout>;

/**
 * Returns the request that sends a checkout, field by field (CHK-01). The channel follows from the items: one with an
 * onboarding has a separate one. `payment` has one entry for each sum. Sends nothing.
 */
export function checkoutRequest(parts: {
  readonly agent: Agent;
  readonly customer: { readonly customerId: string; readonly name: string };
  readonly items: readonly CartItem[];
  readonly declaration: Declaration;
  readonly payment: readonly { readonly currency: string; readonly method: PaymentMethodCode }[];
  readonly customerEmail: string;
  /** Only when the customer does not pay. */
  readonly payer?: Payer | undefined;
}): CheckoutRequest {
  const { agent, customer, items } = parts;
  return {
    channel: checkoutChannel(items),
    userId: agent.uuid,
    customerId: customer.customerId,
    itemIds: items.map(({ id }) => id),
    declaration: parts.declaration,
    payment: parts.payment.map(({ currency, method }) => ({ currency, method })),
    customerName: customer.name,
    agentName: agent.agentName,
    customerEmail: parts.customerEmail,
    agentEmail: agent.agentEmail,
    ...(parts.payer ? { payer: parts.payer } : {}),
  };
}
