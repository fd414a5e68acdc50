import { type Checkout, checkoutsOf } from '@portal/shared/api/checkout';
import { combineLoadables, useCall } from '@portal/shared/data';
import { Card, CardHeader, LoadingRows } from '@portal/shared/parts';
import { Box, FailurePanel, Text, useAgent } from '@portal/shared/ui';
import { useState } from 'react';
import { useTitleFocus } from '../core/use-title-focus.ts';
import { isOpen } from './checkout-summary.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { SentEntry } from './sent-checkout-row.tsx';
import { useCheckoutActions } from './use-checkout-actions.ts';

interface AlreadySentProps {
  readonly customerId: string;
  /** Lists only open checkouts, and shows nothing when there are none. */
  readonly openOnly?: boolean;
}

/** Lists a customer's checkouts of both channels, newest first, with their status and actions (CHK-04). */
export function AlreadySent({ customerId, openOnly = false }: AlreadySentProps) {
  const { uuid: userId } = useAgent();
  const lists = combineLoadables([
    useCall(checkoutsOf, { userId, customerId, channel: 'Digital Transaction' }),
    useCall(checkoutsOf, { userId, customerId, channel: 'Digital AOF' }),
  ]);
  const actions = useCheckoutActions(customerId);
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
  const checkouts =
    lists.status === 'ok'
      ? lists.value
          .flat()
          .filter((checkout) => !openOnly || isOpen(checkout))
          .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
      : undefined;
  if (openOnly && !checkouts?.length) return null;
  return (
    <Card
      aria-label="Already sent"
      onFocus={({ currentTarget, target }) => {
        // the dialog is outside the card's element
        if (currentTarget.contains(target)) noteFocused(target);
      }}
    >
      <CardHeader title="Already sent" aside={checkouts?.length} />
      {checkouts === undefined ? <LoadingRows rows={2} label="Loading earlier checkouts" /> : null}
      {checkouts?.length === 0 ? (
        <Text p="5" color="fg.muted">
          Nothing has been sent to this customer yet.
        </Text>
      ) : null}
      <ul>
        {checkouts?.map((checkout) => (
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
        onDelete={(checkout) => {
          setDeleting(undefined);
          actions.run(checkout, 'delete');
        }}
      />
    </Card>
  );
}
