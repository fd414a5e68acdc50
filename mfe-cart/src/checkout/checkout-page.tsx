import { PageHead } from '@portal/shared/parts';
import { useSearchParams } from '@portal/shared/ui';
import { useCustomer, useCustomerId, useCustomerOpened } from '../core/customer.ts';
import { CustomerPage } from '../core/customer-page.tsx';
import { CheckoutContent } from './checkout-content.tsx';
import { SentView } from './sent-view.tsx';

/**
 * Checkout of chosen items (`/checkout?customerId=…&items=a,b`). Once sent, the URL names the checkout
 * (`sent=…`), so that a reload shows what became of it and never sends again.
 */
export function CheckoutPage() {
  const customerId = useCustomerId();
  const customer = useCustomer(customerId);
  const [search, setSearch] = useSearchParams();
  useCustomerOpened(customer);
  const sent = search.get('sent');
  const wanted = (search.get('items') ?? '').split(',').filter((id) => id !== '');

  const onSent = (checkoutId: string) =>
    setSearch(
      (before) => {
        before.delete('items');
        before.set('sent', checkoutId);
        return before;
      },
      { replace: true },
    );

  return (
    <CustomerPage title="Checkout" customerId={customerId} customer={customer}>
      <PageHead title={sent ? 'Sent to the customer' : 'Checkout'} />
      {customerId === undefined ? null : sent ? (
        <SentView customerId={customerId} checkoutId={sent} />
      ) : (
        <CheckoutContent
          key={customerId}
          customer={customer}
          customerId={customerId}
          wanted={wanted}
          onSent={onSent}
        />
      )}
    </CustomerPage>
  );
}
