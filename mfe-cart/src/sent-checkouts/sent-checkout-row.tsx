import type { Checkout } from '@portal/shared/api/checkout';
import { IdText, PrivateFigures, StatusChip } from '@portal/shared/parts';
import { Box, Button, chakra, Flex, Text } from '@portal/shared/ui';
import { CircleAlert, Send } from 'lucide-react';
import {
  type CheckoutAction,
  checkoutActions,
  payableApplications,
  summarizeCheckout,
} from './checkout-summary.ts';
import { PayLink } from './pay-link.tsx';
import type { ActionState } from './use-checkout-actions.ts';

const Entry = chakra('li', {
  base: {
    display: 'grid',
    gap: '1.5',
    py: '3.5',
    px: { base: '4', md: '5' },
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
    '&:first-child': { borderTopWidth: '0' },
  },
});

const looks = {
  resend: { label: 'Resend e-mail', busy: 'Sending…', variant: 'ghost' },
  draft: { label: 'Move to draft', busy: 'Moving…', variant: 'quiet' },
  delete: { label: 'Delete', busy: 'Deleting…', variant: 'dangerGhost' },
} as const satisfies Record<CheckoutAction, unknown>;

interface SentEntryProps {
  readonly checkout: Checkout;
  readonly state: ActionState | undefined;
  readonly onAction: (action: CheckoutAction) => void;
}

/** Row of one checkout with its status and actions. */
export function SentEntry({ checkout, state, onAction }: SentEntryProps) {
  const { checkoutId } = checkout;
  const actions = checkoutActions(checkout);
  const toPay = payableApplications(checkout);
  const { items, sums, status } = summarizeCheckout(checkout);
  const busy = state !== undefined && state.status !== 'failed';
  return (
    <Entry aria-label={checkoutId}>
      <Flex wrap="wrap" align="center" justify="space-between" gap="2">
        <IdText fontWeight="medium">{checkoutId}</IdText>
        <StatusChip status={checkout.status} />
      </Flex>
      <Text color="fg.muted">
        <PrivateFigures>{`${[items, ...sums].join(', ')}. ${status}`}</PrivateFigures>
      </Text>
      {toPay.length > 0 ? (
        <Flex wrap="wrap" gap="2">
          {toPay.map((application) => (
            <PayLink key={application.applicationId} application={application} />
          ))}
        </Flex>
      ) : null}
      {actions.length > 0 ? (
        <Flex wrap="wrap" gap="1" ms="-2">
          {actions.map((action) => {
            const isThis = busy && state.action === action;
            return (
              <Button
                key={action}
                variant={looks[action].variant}
                size="xs"
                disabled={busy && !isThis}
                loading={isThis}
                loadingText={state?.status === 'checking' ? 'Checking what happened…' : looks[action].busy}
                onClick={() => onAction(action)}
              >
                {action === 'resend' ? <Send aria-hidden /> : null}
                {action === 'draft' && checkout.status !== 'Pending Customer Confirmation'
                  ? 'Move to cart and correct'
                  : looks[action].label}
              </Button>
            );
          })}
        </Flex>
      ) : null}
      {state?.status === 'failed' ? (
        <Flex role="alert" gap="1.5" color="danger.fg" fontSize="13px" lineHeight="sm">
          <Box mt="1px">
            <CircleAlert size={16} aria-hidden />
          </Box>
          {state.why}
        </Flex>
      ) : null}
    </Entry>
  );
}
