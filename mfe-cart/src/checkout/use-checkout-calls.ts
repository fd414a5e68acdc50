import { validateCheckout } from '@portal/shared/api/checkout-submission';
import type { Customer } from '@portal/shared/api/customers';
import { combineLoadables, useCall, valueOrUndefined } from '@portal/shared/data';
import type { CartAssessment } from '@portal/shared/records';
import { useReference } from '@portal/shared/reference';
import { useAgent } from '@portal/shared/ui';
import { asAssessed, countingAssessment } from '../core/assessment/counting-assessment.ts';
import { boughtLeg, type CartItem } from '../core/items/cart-item.ts';
import { checkoutChannel } from '../core/items/checkout-parts.ts';
import { useMismatches } from './declaration/use-mismatches.ts';
import { hasFundDocuments } from './review/fund-documents.ts';

/**
 * Calls what a checkout of these items depends on: the service's validation, the suitability checks and lookups; and
 * returns them with whether there are fund documents and the customer as the counting assessment says (`assessed`).
 * `inCart` is the assessment in the cart, also when it is not among the items.
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
  const listings = valueOrUndefined(combineLoadables([useReference('schemes'), useReference('documents')]));
  const counting = countingAssessment(items, inCart);
  const bought = items.flatMap((item) => boughtLeg(item) ?? []);
  return {
    validation,
    mismatches: useMismatches(customer, bought, counting),
    lookups: useReference('lookups'),
    counting,
    assessed: asAssessed(customer, counting),
    hasFundDocuments: hasFundDocuments(items, listings),
  };
}
