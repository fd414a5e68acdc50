import { valueOrUndefined } from '@portal/shared/data';
import { PageHead } from '@portal/shared/parts';
import { useSearchParams } from '@portal/shared/ui';
import { countingOf } from '../core/assessment/counting-assessment.ts';
import { useAssessmentInCart } from '../core/assessment/use-assessment-in-cart.ts';
import { useCustomer, useCustomerId, useCustomerOpened } from '../core/customer/customer.ts';
import { CustomerPage } from '../core/customer/customer-page.tsx';
import { useFormLifetime } from '../core/form/use-form-lifetime.ts';
import { CheckoutContent, type CheckoutContentProps } from './checkout-content.tsx';
import { checkoutDraftName } from './checkout-draft.ts';
import { SentView } from './sent-view/sent-view.tsx';
import { PendingCheckoutGate } from './submit/pending-checkout-gate.tsx';

const idsIn = (text: string | null): readonly string[] => (text ?? '').split(',').filter((id) => id !== '');

/**
 * Page for the checkout of chosen items (`/checkout?customerId=…&items=a,b`; without `items`, all of the cart). After
 * sending, the URL has the checkout's id (`sent=…`), so that a reload shows it and never sends again, and in `items`
 * those left for the next checkout.
 */
export function CheckoutPage() {
  const customerId = useCustomerId();
  const customer = useCustomer(customerId);
  const [search, setSearch] = useSearchParams();
  useCustomerOpened(customer);
  const sentId = search.get('sent');
  const urlItemIds = idsIn(search.get('items'));
  const inCart = valueOrUndefined(useAssessmentInCart(sentId ? undefined : customerId));

  /** Puts the sent checkout into the URL, and `rest`, the items of the next checkout. */
  const onSent = (checkoutId: string, rest: readonly string[] = []) =>
    setSearch(
      (before) => {
        before.delete('items');
        before.delete('field');
        if (rest.length > 0) before.set('items', rest.join(','));
        before.set('sent', checkoutId);
        return before;
      },
      { replace: true },
    );

  return (
    <CustomerPage
      title="Checkout"
      customerId={customerId}
      customer={customer}
      counting={countingOf(inCart, (id) => urlItemIds.length === 0 || urlItemIds.includes(id))}
    >
      {sentId ? null : <PageHead title="Checkout" />}
      {customerId === undefined ? null : sentId ? (
        <SentView customerId={customerId} checkoutId={sentId} rest={urlItemIds} />
      ) : (
        <NotSent
          key={customerId}
          customer={customer}
          customerId={customerId}
          urlItemIds={urlItemIds}
          onSent={onSent}
        />
      )}
    </CustomerPage>
  );
}

/**
 * The checkout before it is sent. The lifetime is the page's and not the form's, because the form is unmounted when
 * another tab has sent the same items.
 */
function NotSent(props: Omit<CheckoutContentProps, 'lifetime'>) {
  const { customerId, onSent } = props;
  const lifetime = useFormLifetime(checkoutDraftName(customerId));
  return (
    <PendingCheckoutGate customerId={customerId} lifetime={lifetime} onSent={onSent}>
      <CheckoutContent {...props} lifetime={lifetime} />
    </PendingCheckoutGate>
  );
}
