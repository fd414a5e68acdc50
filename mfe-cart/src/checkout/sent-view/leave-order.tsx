import type { Checkout } from '@portal/shared/api/checkout';
import { readLeftOrders, setOrderLeft } from '@portal/shared/selling';
import { Banner, Button, useNavigate, useShell } from '@portal/shared/ui';
import { customerHome } from '../../core/customer/customer-home.ts';

type Declined = Pick<Checkout, 'checkoutId' | 'customerId'>;

/** Returns a function that leaves a declined order as it is, or lists it again as something to do (CHK-04). */
function useLeaving({ checkoutId, customerId }: Declined) {
  const { bus, notify } = useShell();
  return (isLeft: boolean): boolean => {
    const isStored = setOrderLeft(checkoutId, isLeft);
    if (!isStored)
      notify({ tone: 'danger', text: 'This browser stores nothing, so it cannot remember this.' });
    // the lists that show it, also of other tabs
    else bus.emit('application:changed', { customerId });
    return isStored;
  };
}

/**
 * Button by which the agent leaves a declined order as it is: this browser stores that it is no longer listed as
 * something to do, and nothing is sent. It then shows a notice with Undo and opens the customer's page.
 */
export function LeaveButton({ checkout }: { readonly checkout: Declined }) {
  const { notify } = useShell();
  const navigate = useNavigate();
  const setLeft = useLeaving(checkout);
  const leave = () => {
    if (!setLeft(true)) return;
    notify({
      tone: 'success',
      text: `Checkout ${checkout.checkoutId} stays rejected`,
      action: { label: 'Undo', run: () => setLeft(false) },
    });
    void navigate(customerHome(checkout.customerId).to);
  };
  return (
    <Button variant="outline" onClick={leave}>
      Keep it rejected
    </Button>
  );
}

/**
 * Says that the agent has left the declined order as it is (`LeaveButton`), with a button that lists it again; nothing
 * for an order that was not left.
 */
export function LeftNotice({ checkout }: { readonly checkout: Declined }) {
  const setLeft = useLeaving(checkout);
  if (!readLeftOrders().has(checkout.checkoutId)) return null;
  return (
    <Banner
      tone="info"
      title="You chose to keep it rejected"
      action={
        <Button variant="outline" size="sm" onClick={() => setLeft(false)}>
          List it again
        </Button>
      }
    >
      It is not listed under Needs you in this browser.
    </Banner>
  );
}
