import type { Checkout } from '@portal/shared/api/checkout';
import { formatDateWithDay, malaysianDateOf } from '@portal/shared/dates';
import { checkoutAddress, pageAddress } from '@portal/shared/page-address';
import { cartPath } from '@portal/shared/pages';
import { Card, CardBody, CardHeader } from '@portal/shared/parts';
import { Stack, Text, useNavigate } from '@portal/shared/ui';
import { useState } from 'react';
import { CheckoutActions } from './checkout-actions.tsx';
import { checkoutActions, unpaidItemIds } from './checkout-summary.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { useCheckoutActions } from './use-checkout-actions.ts';

/**
 * Returns what `useCheckoutActions` does, for the page of one sent checkout. Once it was moved or deleted it has no
 * page: the cart replaces it in the history, or the checkout of those items that are to be sent by themselves.
 */
export function useSentActions({ customerId }: Pick<Checkout, 'customerId'>) {
  const navigate = useNavigate();
  return useCheckoutActions(customerId, (action, checkout) => {
    if (action === 'resend') return false;
    const isApart = action === 'apart';
    const next = isApart
      ? checkoutAddress(customerId, unpaidItemIds(checkout))
      : pageAddress(cartPath, { customerId });
    void navigate(next, { replace: true });
    // the cart has the items
    return action === 'draft';
  });
}

interface SentActionsProps {
  readonly checkout: Checkout;
  readonly actions: ReturnType<typeof useSentActions>;
}

/**
 * Card with the actions on a sent checkout while the customer has not confirmed (send again, move to cart, delete), and
 * until when the link is valid (CHK-04); nothing when its status permits none. Deleting asks first. `actions` is what
 * `useSentActions` returns.
 */
export function SentActions({ checkout, actions }: SentActionsProps) {
  const { checkoutId, expiresAt } = checkout;
  const [isDeleting, setIsDeleting] = useState(false);
  if (checkoutActions(checkout).length === 0) return null;
  return (
    <Card aria-label="Until the customer confirms">
      <CardHeader title="Until the customer confirms" />
      <CardBody>
        <Stack gap="2">
          <CheckoutActions
            isLarge
            checkout={checkout}
            state={actions.stateOf(checkoutId)}
            onAction={(action) => (action === 'delete' ? setIsDeleting(true) : actions.run(checkout, action))}
          />
          <Text textStyle="help">
            The link expires on {formatDateWithDay(malaysianDateOf(expiresAt))}. The e-mail can be sent again
            three times an hour.
          </Text>
        </Stack>
      </CardBody>
      <DeleteDialog
        checkout={isDeleting ? checkout : undefined}
        onClose={() => setIsDeleting(false)}
        onChoose={(_, action) => {
          setIsDeleting(false);
          actions.run(checkout, action);
        }}
      />
    </Card>
  );
}
