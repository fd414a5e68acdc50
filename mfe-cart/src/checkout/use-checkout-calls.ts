import { validateCheckout } from '@portal/shared/api/checkout-submission';
import { useCall } from '@portal/shared/data';
import { useReference } from '@portal/shared/reference';
import { useAgent } from '@portal/shared/ui';
import { boughtLeg, type CartItem } from '../core/items/cart-item.ts';
import { checkoutChannel } from '../core/items/checkout-parts.ts';
import { useMismatches } from './declaration/use-mismatches.ts';

/** Returns the calls that a checkout of these items depends on: validation, suitability and lookups. */
export function useCheckoutCalls(customerId: string, items: readonly CartItem[]) {
  const { uuid: userId } = useAgent();
  const itemIds = items.map(({ id }) => id);
  const validation = useCall(
    validateCheckout,
    { channel: checkoutChannel(items), userId, customerId, itemIds },
    { freshFor: 0 },
  );
  const bought = items.flatMap((item) => boughtLeg(item)?.scheme ?? []);
  return {
    validation,
    mismatches: useMismatches(customerId, bought),
    lookups: useReference('lookups'),
  };
}
