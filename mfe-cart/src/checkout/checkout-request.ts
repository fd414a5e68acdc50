import type { Declaration, submitCheckout } from '@portal/shared/api/checkout-submission';
import type { InputOf } from '@portal/shared/api/endpoint';
import type { Payer, PaymentMethodCode } from '@portal/shared/api/payment-method';
import type { Agent } from '@portal/shared/contract';
import type { CartItem } from '../core/items/cart-item.ts';
import { checkoutChannel } from '../core/items/checkout-parts.ts';

/** Input of the call that sends a checkout. */
export type CheckoutRequest = InputOf<typeof submitCheckout>;

/** What the service finds wrong with an item (CHK-02). */
export interface Complaint {
  readonly itemId: string;
  readonly message: string;
}

/**
 * Returns the service's complaints about a checkout's items, and after them one for each of the portal's `problems`
 * (text by item id) about an item of which the service does not complain.
 */
export const withOwnComplaints = (
  complaints: readonly Complaint[],
  problems: ReadonlyMap<string, string>,
): readonly Complaint[] => [
  ...complaints,
  ...[...problems]
    .filter(([id]) => !complaints.some(({ itemId }) => itemId === id))
    .map(([itemId, message]) => ({ itemId, message })),
];

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
