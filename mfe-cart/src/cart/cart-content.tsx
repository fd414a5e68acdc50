import type { Customer } from '@portal/shared/api/customers';
import type { Loadable } from '@portal/shared/contract';
import { useSlow } from '@portal/shared/data';
import { Card, LoadingRows, PageHead, StillWorking } from '@portal/shared/parts';
import { FailurePanel } from '@portal/shared/ui';
import { useCart } from '../core/cart/use-cart.ts';
import { LoadedCart } from './loaded-cart.tsx';

interface CartContentProps {
  readonly customerId: string;
  readonly customer: Loadable<Customer>;
}

/** Loads the cart and shows it, or why it could not be loaded. */
export function CartContent({ customerId, customer }: CartContentProps) {
  const cart = useCart(customerId);
  const slow = useSlow(cart);
  if (cart.status === 'loading') {
    return (
      <>
        <PageHead title="Cart" actions={slow ? <StillWorking /> : undefined} />
        <Card>
          <LoadingRows rows={4} values={2} label="Loading the cart" />
        </Card>
      </>
    );
  }
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
  return <LoadedCart customerId={customerId} customer={customer} cart={cart.value} />;
}
