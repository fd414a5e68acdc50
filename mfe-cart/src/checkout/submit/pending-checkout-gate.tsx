import { pendingCommands, reconcilePendingCommand, reloadArrivalMs } from '@portal/shared/commands';
import { useApi } from '@portal/shared/data';
import { Card } from '@portal/shared/parts';
import { Banner, Box, Button, EmptyState, useAgent, useShell } from '@portal/shared/ui';
import { useLatest } from '@portal/shared/use-latest';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { withCustomerLock } from '../../core/cart/with-customer-lock.ts';
import type { FormLifetime } from '../../core/form/use-form-lifetime.ts';
import { useTitleFocus } from '../../core/use-title-focus.ts';
import { keepDraftAsSent } from '../checkout-draft.ts';
import { checkoutSubject, findCheckout } from './find-checkout.ts';

interface PendingCheckoutGateProps {
  readonly customerId: string;
  /** Lifetime of the page that shows it. */
  readonly lifetime: FormLifetime;
  readonly onSent: (checkoutId: string) => void;
  /** Shown when no checkout is pending. */
  readonly children: ReactNode;
}

type State = 'checking' | 'unknown' | 'notReceived' | 'clear';

/** Reads back the customer's pending checkout, if there is one, and returns the state and a function to retry. */
function usePendingCheckout({ customerId, lifetime, onSent }: Omit<PendingCheckoutGateProps, 'children'>) {
  const api = useApi();
  const { bus, drafts, notify } = useShell();
  const { isMounted, ownsDraft } = lifetime;
  const { uuid: userId } = useAgent();
  const subject = checkoutSubject(userId, customerId);
  const [state, setState] = useState<State>(() => (pendingCommands.read(subject) ? 'checking' : 'clear'));
  const latestOnSent = useLatest(onSent);

  const check = useCallback(async () => {
    setState('checking');
    const itemIds = pendingCommands.read(subject)?.about ?? [];
    const readBack = () =>
      reconcilePendingCommand({
        subject,
        readBack: (ids) => findCheckout(api, { userId, customerId }, ids),
        onChecking: () => {},
        waitMs: reloadArrivalMs,
      });
    const busy = () => ({ status: 'unknown' }) as const;
    const outcome = await withCustomerLock(customerId, () => {}, readBack, busy);
    if (outcome?.status === 'unknown') return setState('unknown');
    if (outcome?.status !== 'done') {
      pendingCommands.remove(subject);
      return setState(outcome ? 'notReceived' : 'clear');
    }
    if (ownsDraft()) await keepDraftAsSent(drafts, customerId, itemIds);
    if (isMounted()) latestOnSent.current(outcome.result);
    else notify({ tone: 'success', text: `Checkout ${outcome.result} was sent after all` });
    bus.emit('cart:changed', { customerId });
    bus.emit('application:changed', { customerId });
  }, [api, bus, customerId, drafts, ownsDraft, notify, isMounted, latestOnSent, subject, userId]);

  const hasStarted = useRef(false);
  useEffect(() => {
    if (state !== 'checking' || hasStarted.current) return;
    hasStarted.current = true;
    void check();
  }, [check, state]);

  return { state, check };
}

/**
 * After a reload while a checkout was being sent, reads it back before it shows its children (CHK-06). When it was
 * sent, `onSent` is called and they never show; when it was not received they show below a warning; while that is
 * unknown, only Check again shows. Without a pending checkout they show at once.
 */
export function PendingCheckoutGate({ children, ...props }: PendingCheckoutGateProps) {
  const { state, check } = usePendingCheckout(props);
  const noteFocused = useTitleFocus();
  if (state === 'checking') {
    return <Banner tone="info" role="status" title="Checking what happened…" />;
  }
  if (state === 'unknown') {
    return (
      <Card role="alert">
        <EmptyState
          tone="warn"
          icon={<TriangleAlert aria-hidden />}
          title="It is not known whether the last checkout was sent"
          action={
            <Button
              size="lg"
              onClick={({ currentTarget }) => {
                noteFocused(currentTarget);
                void check();
              }}
            >
              Check again
            </Button>
          }
        >
          No answer came, and the service cannot be asked now. Nothing else can be sent until this is known.
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      {state === 'notReceived' ? (
        <Box mb="4">
          <Banner tone="warn" role="status" title="The last checkout was not sent">
            The items are in the cart as they were.
          </Banner>
        </Box>
      ) : null}
      {children}
    </>
  );
}
