import type { Checkout } from '@portal/shared/api/checkout';
import { formatDateWithDay, malaysianDateOf } from '@portal/shared/dates';
import { Card, CardBody, CardHeader } from '@portal/shared/parts';
import { Stack, Text, useNavigate } from '@portal/shared/ui';
import { useState } from 'react';
import { paths } from '../core/paths.ts';
import { CheckoutActions } from './checkout-actions.tsx';
import { checkoutActions } from './checkout-summary.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { useCheckoutActions } from './use-checkout-actions.ts';

/**
 * Card with what the agent can do while the customer has not confirmed (CHK-04); nothing afterwards. A checkout that is moved
 * or deleted has no page, so the cart replaces it.
 */
export function SentActions({ checkout }: { readonly checkout: Checkout }) {
  const { customerId, checkoutId, expiresAt } = checkout;
  const navigate = useNavigate();
  const actions = useCheckoutActions(customerId, (action) => {
    if (action !== 'resend') void navigate(paths.cart(customerId), { replace: true });
  });
  const [isDeleting, setIsDeleting] = useState(false);
  if (checkoutActions(checkout).length === 0) return null;
  return (
    <Card aria-label="Until the customer confirms">
      <CardHeader title="Until the customer confirms" />
      <CardBody>
        <Stack gap="2">
          <CheckoutActions
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
        onDelete={() => {
          setIsDeleting(false);
          actions.run(checkout, 'delete');
        }}
      />
    </Card>
  );
}
