import { type Checkout, checkoutsOf } from '@portal/shared/api/checkout';
import { combineLoadables, useCall } from '@portal/shared/data';
import { checkoutAddress } from '@portal/shared/page-address';
import { Card, CardHeader } from '@portal/shared/parts';
import { readLeftOrders } from '@portal/shared/selling';
import { Box, FailurePanel, useAgent, useNavigate } from '@portal/shared/ui';
import { useState } from 'react';
import { useTitleFocus } from '../core/use-title-focus.ts';
import { isOpen, unpaidItemIds } from './checkout-summary.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { SentEntry } from './sent-checkout-row.tsx';
import { useCheckoutActions } from './use-checkout-actions.ts';

/**
 * Loads and lists a customer's open checkouts of both channels, newest first, with their status and actions (CHK-04),
 * but not those that the agent leaves as they are. Cart and checkout show the same. Nothing while they load or when
 * there is none; Try again when that failed.
 */
export function AlreadySent({ customerId }: { readonly customerId: string }) {
  const { uuid: userId } = useAgent();
  const lists = combineLoadables([
    useCall(checkoutsOf, { userId, customerId, channel: 'Digital Transaction' }),
    useCall(checkoutsOf, { userId, customerId, channel: 'Digital AOF' }),
  ]);
  const navigate = useNavigate();
  const actions = useCheckoutActions(customerId, (action, checkout) => {
    if (action === 'apart') void navigate(checkoutAddress(customerId, unpaidItemIds(checkout)));
    return false;
  });
  const [deleting, setDeleting] = useState<Checkout>();
  const noteFocused = useTitleFocus();
  if (lists.status === 'failed') {
    return (
      <Card>
        <CardHeader title="Already sent" />
        <Box p="4">
          <FailurePanel
            compact
            title="Earlier checkouts could not be loaded"
            meaning="What was sent before is not shown here. It is not lost."
            onRetry={lists.retry}
          />
        </Box>
      </Card>
    );
  }
  const left = readLeftOrders();
  const checkouts =
    lists.status === 'ok'
      ? lists.value
          .flat()
          .filter(
            (checkout) =>
              isOpen(checkout) &&
              !left.has(checkout.checkoutId) &&
              actions.stateOf(checkout.checkoutId)?.status !== 'gone',
          )
          .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
      : undefined;
  if (!checkouts?.length) return null;
  return (
    <Card
      aria-label="Already sent"
      onFocus={({ currentTarget, target }) => {
        // the dialog is outside the card's element
        if (currentTarget.contains(target)) noteFocused(target);
      }}
    >
      <CardHeader title="Already sent" aside={checkouts.length} />
      <ul>
        {checkouts.map((checkout) => (
          <SentEntry
            key={checkout.checkoutId}
            checkout={checkout}
            state={actions.stateOf(checkout.checkoutId)}
            onAction={(action) =>
              action === 'delete' ? setDeleting(checkout) : actions.run(checkout, action)
            }
          />
        ))}
      </ul>
      <DeleteDialog
        checkout={deleting}
        onClose={() => setDeleting(undefined)}
        onChoose={(checkout, action) => {
          setDeleting(undefined);
          actions.run(checkout, action);
        }}
      />
    </Card>
  );
}
