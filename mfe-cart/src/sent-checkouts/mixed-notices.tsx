import type { Checkout } from '@portal/shared/api/checkout';
import { IdText, PrivateFigures } from '@portal/shared/parts';
import { Banner } from '@portal/shared/ui';
import { mixedNotices } from './checkout-summary.ts';

/**
 * Warns of each application of a checkout in which what needs no payment, such as a redemption, waits for the payment
 * of others, and says what can be done. Nothing when there is none.
 */
export function MixedNotices({ checkout }: { readonly checkout: Checkout }) {
  return mixedNotices(checkout).map(({ formNo, title, meaning, sendLabel }) => (
    <Banner key={formNo} tone="warn" title={title}>
      <IdText>{formNo}</IdText>: <PrivateFigures>{meaning}</PrivateFigures>
      {sendLabel === undefined
        ? null
        : ' To send it separately, the checkout is moved to the cart and the customer’s link stops working. What has to be paid stays in the cart.'}
    </Banner>
  ));
}
