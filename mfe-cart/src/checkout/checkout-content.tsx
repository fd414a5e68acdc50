import type { Customer } from '@portal/shared/api/customers';
import type { Loadable } from '@portal/shared/contract';
import { useSlow } from '@portal/shared/data';
import { Card, LoadingRows, StillWorking, TwoColumns } from '@portal/shared/parts';
import { ButtonLink, EmptyState, FailurePanel } from '@portal/shared/ui';
import { ShoppingCart } from 'lucide-react';
import { both } from '../core/loadable.ts';
import { paths } from '../core/paths.ts';
import { useCart } from '../core/use-cart.ts';
import { AlreadySent } from './already-sent.tsx';
import { CheckoutForm } from './checkout-form.tsx';

interface CheckoutContentProps {
  readonly customerId: string;
  readonly customer: Loadable<Customer>;
  /** Ids from the URL; none means the whole cart. */
  readonly wanted: readonly string[];
  readonly onSent: (checkoutId: string) => void;
}

/** The checkout on its way, failed, without anything to check out, or there. */
export function CheckoutContent({ customerId, customer, wanted, onSent }: CheckoutContentProps) {
  const cart = useCart(customerId);
  const needed = both(customer, cart);
  const slow = useSlow(needed);
  if (needed.status === 'loading') {
    return (
      <Card>
        {slow ? <StillWorking /> : null}
        <LoadingRows rows={4} values={2} label="Loading the checkout" />
      </Card>
    );
  }
  if (needed.status === 'failed') {
    return (
      <Card>
        <FailurePanel
          title="The checkout could not be prepared"
          meaning="The customer’s record or the cart did not arrive. Nothing was sent."
          onRetry={needed.retry}
        />
      </Card>
    );
  }
  const [who, { items }] = needed.value;
  const chosen = wanted.length === 0 ? items : items.filter(({ id }) => wanted.includes(id));
  if (chosen.length === 0) {
    return (
      <TwoColumns railLabel="Already sent" rail={<AlreadySent customerId={customerId} />}>
        <Card>
          <EmptyState
            icon={<ShoppingCart aria-hidden />}
            title="Nothing to check out"
            action={<ButtonLink to={paths.cart(customerId)}>View cart</ButtonLink>}
          >
            The chosen items are not in the cart: they were checked out already, or removed.
          </EmptyState>
        </Card>
      </TwoColumns>
    );
  }
  return <CheckoutForm customer={who} items={chosen} onSent={onSent} />;
}
