import { validateCheckout } from '@portal/shared/api/checkout-submission';
import type { Customer } from '@portal/shared/api/customers';
import { useCall } from '@portal/shared/data';
import { useReference } from '@portal/shared/reference';
import { useAgent } from '@portal/shared/ui';
import type { CartAssessment } from '../core/assessment/cart-assessment.ts';
import { asAssessed, countingAssessment } from '../core/assessment/counting-assessment.ts';
import { boughtLeg, type CartItem } from '../core/items/cart-item.ts';
import { checkoutChannel } from '../core/items/checkout-parts.ts';
import { useMismatches } from './declaration/use-mismatches.ts';

/**
 * Returns the calls that a checkout of these items depends on: validation, suitability and lookups, and the customer as the
 * counting assessment says. `inCart` is the assessment in the cart, also when it is not among the items.
 */
export function useCheckoutCalls(
  customer: Customer,
  items: readonly CartItem[],
  inCart: CartAssessment | undefined,
) {
  const { uuid: userId } = useAgent();
  const { customerId } = customer;
  const itemIds = items.map(({ id }) => id);
  const validation = useCall(
    validateCheckout,
    { channel: checkoutChannel(items), userId, customerId, itemIds },
    { freshFor: 0 },
  );
  const counting = countingAssessment(items, inCart);
  const bought = items.flatMap((item) => boughtLeg(item) ?? []);
  return {
    validation,
    mismatches: useMismatches(customer, bought, counting),
    lookups: useReference('lookups'),
    counting,
    assessed: asAssessed(customer, counting),
  };
}
