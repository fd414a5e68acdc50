import { PageHead } from '@portal/shared/parts';
import { useSearchParams } from '@portal/shared/ui';
import { useCustomer, useCustomerId, useCustomerOpened } from '../core/customer.ts';
import { CustomerPage } from '../core/customer-page.tsx';
import { useFormLifetime } from '../core/use-form-lifetime.ts';
import { CheckoutContent, type CheckoutContentProps } from './checkout-content.tsx';
import { checkoutForm } from './checkout-draft.ts';
import { SentView } from './sent-view/sent-view.tsx';
import { PendingCheckoutGate } from './submit/pending-checkout-gate.tsx';

const idsIn = (text: string | null): readonly string[] => (text ?? '').split(',').filter((id) => id !== '');

/**
 * Checkout of chosen items (`/checkout?customerId=…&items=a,b`). IdempotentCommand sent, the URL names the checkout
 * (`sent=…`), so that a reload shows what became of it and never sends again.
 */
export function CheckoutPage() {
  const customerId = useCustomerId();
  const customer = useCustomer(customerId);
  const [search, setSearch] = useSearchParams();
  useCustomerOpened(customer);
  const sent = search.get('sent');
  const wanted = idsIn(search.get('items'));

  /** `rest` stays in the URL: it is checked out next, on its own. */
  const onSent = (checkoutId: string, rest: readonly string[] = []) =>
    setSearch(
      (before) => {
        before.delete('items');
        if (rest.length > 0) before.set('items', rest.join(','));
        before.set('sent', checkoutId);
        return before;
      },
      { replace: true },
    );

  return (
    <CustomerPage title="Checkout" customerId={customerId} customer={customer}>
      <PageHead title={sent ? 'Sent to the customer' : 'Checkout'} />
      {customerId === undefined ? null : sent ? (
        <SentView customerId={customerId} checkoutId={sent} rest={wanted} />
      ) : (
        <NotSent
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

/**
 * The checkout before it is sent. What stands is this page, not its form: the form goes as soon as another tab has sent
 * the same items, and the page still shows what became of them.
 */
function NotSent(props: Omit<CheckoutContentProps, 'standing'>) {
  const { customerId, onSent } = props;
  const standing = useFormLifetime(checkoutForm(customerId));
  return (
    <PendingCheckoutGate customerId={customerId} standing={standing} onSent={onSent}>
      <CheckoutContent {...props} standing={standing} />
    </PendingCheckoutGate>
  );
}
