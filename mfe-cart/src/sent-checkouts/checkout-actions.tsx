import type { Checkout } from '@portal/shared/api/checkout';
import { Box, Button, Flex } from '@portal/shared/ui';
import { CircleAlert, Send } from 'lucide-react';
import { apartLabel, type CheckoutAction, checkoutActions, mixedNotices } from './checkout-summary.ts';
import type { ActionState } from './use-checkout-actions.ts';

interface Look {
  readonly label: (checkout: Checkout) => string;
  readonly busy: string;
  readonly variant: 'outline' | 'ghost' | 'quiet' | 'dangerGhost';
}

const looks: Readonly<Record<CheckoutAction, Look>> = {
  apart: { label: apartLabel, busy: 'Moving…', variant: 'outline' },
  resend: { label: () => 'Resend e-mail', busy: 'Sending…', variant: 'ghost' },
  draft: {
    label: ({ status }) =>
      status === 'Pending Customer Confirmation' ? 'Move to draft' : 'Move to cart and correct',
    busy: 'Moving…',
    variant: 'quiet',
  },
  delete: { label: () => 'Delete', busy: 'Deleting…', variant: 'dangerGhost' },
};

interface CheckoutActionsProps {
  readonly checkout: Checkout;
  readonly state: ActionState | undefined;
  readonly onAction: (action: CheckoutAction) => void;
}

/**
 * Buttons of the actions that a checkout's status permits (send again, move to cart, send separately, delete), which
 * call `onAction` and do nothing else. `state` is that of the checkout's last action: whether it runs, or why it
 * failed; `undefined` without one. Other buttons are disabled while one runs.
 */
export function CheckoutActions({ checkout, state, onAction }: CheckoutActionsProps) {
  const isMixed = mixedNotices(checkout).some(({ sendLabel }) => sendLabel !== undefined);
  const actions = [...(isMixed ? (['apart'] as const) : []), ...checkoutActions(checkout)];
  const busy = state !== undefined && state.status !== 'failed';
  return (
    <>
      {actions.length > 0 ? (
        <Flex wrap="wrap" gap="1" ms="-2">
          {actions.map((action) => {
            const isThis = busy && state.action === action;
            return (
              <Button
                key={action}
                variant={looks[action].variant}
                size="xs"
                ms={action === 'apart' ? '2' : undefined}
                disabled={busy && !isThis}
                loading={isThis}
                loadingText={state?.status === 'checking' ? 'Checking what happened…' : looks[action].busy}
                onClick={() => onAction(action)}
              >
                {action === 'resend' ? <Send aria-hidden /> : null}
                {looks[action].label(checkout)}
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
    </>
  );
}
