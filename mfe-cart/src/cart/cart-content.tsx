import type { Customer } from '@portal/shared/api/customers';
import type { Loadable } from '@portal/shared/contract';
import { useSlow } from '@portal/shared/data';
import { Card, LoadingRows, PageHead, StillWorking, useSettled } from '@portal/shared/parts';
import { useReference } from '@portal/shared/reference';
import { FailurePanel } from '@portal/shared/ui';
import { useDeferredValue } from 'react';
import { useCart } from '../core/cart/use-cart.ts';
import { useBusinessDay } from '../core/pricing/use-price-date.ts';
import { LoadedCart } from './loaded-cart.tsx';
import type { Deselection } from './use-cart-view.ts';

/** A cart of at most this many items is rendered in one short task. */
const mostOfShortCart = 20;

interface CartContentProps {
  readonly customerId: string;
  readonly customer: Loadable<Customer>;
  readonly deselection: Deselection;
}

/**
 * Loads the customer's cart and shows it once the data that its items are checked against is there too. Until then it
 * shows a placeholder, and when the cart cannot be loaded a failure with Try again. `deselection`: state with the ids
 * of the items that the agent has taken out of the checkout.
 */
export function CartContent({ customerId, customer, deselection }: CartContentProps) {
  const cart = useCart(customerId);
  const slow = useSlow(cart);
  // what the items are checked against, and their price date
  const isReady = useSettled([customer, useReference('schemes'), useReference('funds'), useBusinessDay(0)]);
  const isLoaded = isReady && cart.status === 'ok';
  // a deferred render pauses when the browser has other work, so that a slow computer answers while a cart opens; a short
  // cart that is known when the page opens needs no placeholder first
  const isShown = useDeferredValue(isLoaded, isLoaded && cart.value.items.length <= mostOfShortCart);
  if (cart.status === 'failed') {
    return (
      <>
        <PageHead title="Cart" />
        <Card>
          <FailurePanel
            title="The cart could not be loaded"
            meaning="What is in it is safe, and nothing was changed."
            onRetry={cart.retry}
          />
        </Card>
      </>
    );
  }
  if (cart.status === 'loading' || !isShown) {
    return (
      <>
        <PageHead title="Cart" actions={slow ? <StillWorking /> : undefined} />
        <Card>
          <LoadingRows rows={4} values={2} label="Loading the cart" />
        </Card>
      </>
    );
  }
  return (
    <LoadedCart customerId={customerId} customer={customer} cart={cart.value} deselection={deselection} />
  );
}
