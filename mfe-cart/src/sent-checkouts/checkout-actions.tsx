import type { Checkout } from '@portal/shared/api/checkout';
import { formatTime } from '@portal/shared/dates';
import { Box, Button, Flex, Text } from '@portal/shared/ui';
import { CircleAlert, Send } from 'lucide-react';
import { useEffect, useState } from 'react';
import { apartLabel, type CheckoutAction, checkoutActions, draftLabel } from './checkout-summary.ts';
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
    label: draftLabel,
    busy: 'Moving…',
    variant: 'quiet',
  },
  delete: { label: () => 'Delete', busy: 'Deleting…', variant: 'dangerGhost' },
};

/** Returns whether a time (epoch milliseconds) is still to come, and renders again when it has come. */
function useIsToCome(time: number): boolean {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, time - Date.now()));
    return () => clearTimeout(timer);
  }, [time]);
  return now < time;
}

interface CheckoutActionsProps {
  readonly checkout: Checkout;
  readonly state: ActionState | undefined;
  readonly onAction: (action: CheckoutAction) => void;
  /** The buttons have their usual size and an edge, where they are not repeated in a list. */
  readonly isLarge?: boolean;
}

/**
 * Buttons of the actions that a checkout's status permits (send again, move to cart, delete), which call `onAction` and
 * do nothing else. `state` is that of the checkout's last action: whether it runs, why it failed, or until when the
 * e-mail cannot be sent again; `undefined` without one. Other buttons are disabled while one runs.
 */
export function CheckoutActions({ checkout, state, onAction, isLarge = false }: CheckoutActionsProps) {
  const actions = checkoutActions(checkout);
  const limit = state?.status === 'limited' ? state.until : 0;
  const isLimited = useIsToCome(limit);
  return (
    <>
      {actions.length > 0 ? (
        <Flex
          wrap="wrap"
          gap={isLarge ? '2' : '1'}
          ms={isLarge ? '0' : '-2'}
          // one below another where three do not fit
          direction={isLarge ? { base: 'column', md: 'row' } : 'row'}
        >
          {actions.map((action) => (
            <ActionButton
              key={action}
              action={action}
              isDisabled={action === 'resend' && isLimited}
              {...{ checkout, state, onAction, isLarge }}
            />
          ))}
        </Flex>
      ) : null}
      {isLimited ? (
        <Text role="status" textStyle="help">
          The e-mail was sent three times in the last hour. It can be sent again by{' '}
          {formatTime(new Date(limit))} at the latest.
        </Text>
      ) : null}
      <ActionFailure state={state} />
    </>
  );
}

/** Says why the last action failed. */
export function ActionFailure({ state }: Pick<CheckoutActionsProps, 'state'>) {
  if (state?.status !== 'failed') return null;
  return (
    <Flex role="alert" gap="1.5" color="danger.fg" fontSize="13px" lineHeight="sm">
      <Box mt="1px">
        <CircleAlert size={16} aria-hidden />
      </Box>
      {state.why}
    </Flex>
  );
}

interface ActionButtonProps extends CheckoutActionsProps {
  readonly action: CheckoutAction;
  readonly isDisabled?: boolean;
}

/** Button of one action on a checkout; disabled while another one runs. */
export function ActionButton(props: ActionButtonProps) {
  const { action, checkout, state, onAction, isDisabled = false, isLarge = false } = props;
  const isBusy = state !== undefined && state.status !== 'failed' && state.status !== 'limited';
  const isThis = isBusy && state.action === action;
  const { label, busy, variant } = looks[action];
  return (
    <Button
      variant={isLarge && action !== 'delete' ? 'outline' : variant}
      size={isLarge ? 'md' : 'xs'}
      disabled={isDisabled || (isBusy && !isThis)}
      loading={isThis}
      loadingText={state?.status === 'checking' ? 'Checking what happened…' : busy}
      onClick={() => onAction(action)}
    >
      {action === 'resend' ? <Send aria-hidden /> : null}
      {label(checkout)}
    </Button>
  );
}
