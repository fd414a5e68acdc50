import type { Customer } from '@portal/shared/api/customers';
import type { Loadable } from '@portal/shared/contract';
import { useSlow } from '@portal/shared/data';
import { Card, LoadingRows, PageHead, StillWorking } from '@portal/shared/parts';
import { useReference } from '@portal/shared/reference';
import { FailurePanel, useDelay } from '@portal/shared/ui';
import { useDeferredValue, useState } from 'react';
import { useCart } from '../core/cart/use-cart.ts';
import { useBusinessDay } from '../core/pricing/use-price-date.ts';
import { LoadedCart } from './loaded-cart.tsx';
import type { Deselection } from './use-cart-view.ts';

/** How long the cart waits for what its items are checked against, in milliseconds. Then it shows them unchecked. */
const longestWait = 4_000;

/** A cart of at most this many items is rendered in one short task. */
const mostOfShortCart = 20;

/**
 * Returns whether the items may be shown: what they are checked against and their price date have loaded, have failed, or
 * take too long. Shown before, their notes and dates would arrive later and move them.
 */
function useReadyToShow(customer: Loadable<Customer>): boolean {
  const facts = [customer, useReference('schemes'), useReference('funds'), useBusinessDay(0)];
  const hasWaited = useDelay(longestWait);
  const isSettled = hasWaited || facts.every(({ status }) => status !== 'loading');
  const [wasSettled, setWasSettled] = useState(isSettled);
  // a later refresh of the record leaves the items on screen
  if (isSettled && !wasSettled) setWasSettled(true);
  return isSettled || wasSettled;
}

interface CartContentProps {
  readonly customerId: string;
  readonly customer: Loadable<Customer>;
  readonly deselection: Deselection;
}

/** Loads the cart and shows it, or why it could not be loaded. */
export function CartContent({ customerId, customer, deselection }: CartContentProps) {
  const cart = useCart(customerId);
  const slow = useSlow(cart);
  const isReady = useReadyToShow(customer);
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
