import type { Checkout } from '@portal/shared/api/checkout';
import { IdText, PrivateFigures } from '@portal/shared/parts';
import { Banner, Box } from '@portal/shared/ui';
import { ActionButton } from './checkout-actions.tsx';
import { type CheckoutAction, mixedNotices } from './checkout-summary.ts';
import type { ActionState } from './use-checkout-actions.ts';

interface MixedNoticesProps {
  readonly checkout: Checkout;
  /** State of the checkout's last action; `undefined` without one. */
  readonly state: ActionState | undefined;
  readonly onAction: (action: CheckoutAction) => void;
}

/**
 * Warns of each application of a checkout in which what needs no payment, such as a redemption, waits for the payment
 * of others, with the button that sends it separately where that is possible (`onAction`). Nothing when there is none.
 */
export function MixedNotices({ checkout, state, onAction }: MixedNoticesProps) {
  return mixedNotices(checkout).map(({ formNo, title, meaning, sendLabel }) => (
    <Banner key={formNo} tone="warn" title={title}>
      {checkout.applications.length > 1 ? (
        <>
          <IdText>{formNo}</IdText>:{' '}
        </>
      ) : null}
      <PrivateFigures>{meaning}</PrivateFigures>
      {sendLabel === undefined ? null : (
        <>
          {' Sending separately moves the checkout to the cart and ends the customer’s link.'}
          <Box mt="3">
            <ActionButton action="apart" isLarge {...{ checkout, state, onAction }} />
          </Box>
        </>
      )}
    </Banner>
  ));
}
