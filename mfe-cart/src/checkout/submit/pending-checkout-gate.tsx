import { useApi } from '@portal/shared/data';
import { Card } from '@portal/shared/parts';
import { Banner, Box, FailurePanel, useAgent, useShell } from '@portal/shared/ui';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { discardReasons } from '../../core/mismatch-reasons.ts';
import { pendingCommands } from '../../core/pending-commands.ts';
import { reconcilePendingCommand, reloadArrivalMs } from '../../core/send-once.ts';
import type { FormLifetime } from '../../core/use-form-lifetime.ts';
import { withCustomerLock } from '../../core/with-customer-lock.ts';
import { checkoutForm } from '../checkout-draft.ts';
import { checkoutSubject, findCheckout } from './find-checkout.ts';

interface PendingCheckoutGateProps {
  readonly customerId: string;
  /** The page that shows it. */
  readonly standing: FormLifetime;
  readonly onSent: (checkoutId: string) => void;
  /** What shows once nothing is in doubt. */
  readonly children: ReactNode;
}

type State = 'checking' | 'unknown' | 'missed' | 'clear';

/**
 * After a reload in the middle of sending: what became of it is read back before anything is offered (CHK-06).
 * Without such a doubt it shows its children at once.
 */
export function PendingCheckoutGate({ customerId, standing, onSent, children }: PendingCheckoutGateProps) {
  const api = useApi();
  const { bus, drafts, notify } = useShell();
  const { stands, isLatest } = standing;
  const { uuid: userId } = useAgent();
  const subject = checkoutSubject(userId, customerId);
  const [state, setState] = useState<State>(() => (pendingCommands.read(subject) ? 'checking' : 'clear'));
  const sent = useRef(onSent);
  sent.current = onSent;

  const settle = useCallback(async () => {
    setState('checking');
    const about = pendingCommands.read(subject)?.about ?? [];
    const settling = () =>
      reconcilePendingCommand({
        subject,
        find: (ids) => findCheckout(api, { userId, customerId }, ids),
        onChecking: () => {},
        waitMs: reloadArrivalMs,
      });
    const outcome = await withCustomerLock(customerId, () => {}, settling);
    if (outcome?.status === 'unknown') return setState('unknown');
    if (outcome?.status !== 'done') {
      pendingCommands.drop(subject);
      return setState(outcome ? 'missed' : 'clear');
    }
    discardReasons(drafts, about);
    // what was typed was sent with it
    if (isLatest()) drafts?.discard(checkoutForm(customerId));
    if (stands()) sent.current(outcome.result);
    else notify({ tone: 'success', text: `Checkout ${outcome.result} was sent after all` });
    bus.emit('cart:changed', { customerId });
    bus.emit('application:changed', { customerId });
  }, [api, bus, customerId, drafts, isLatest, notify, stands, subject, userId]);

  const begun = useRef(false);
  useEffect(() => {
    if (state !== 'checking' || begun.current) return;
    begun.current = true;
    void settle();
  }, [settle, state]);

  if (state === 'checking') {
    return <Banner tone="info" role="status" title="Checking what happened…" />;
  }
  if (state === 'unknown') {
    return (
      <Card>
        <FailurePanel
          title="It is not known whether it was sent"
          meaning="The last checkout got no answer, and the service cannot be asked now. Check again before anything else."
          onRetry={settle}
        />
      </Card>
    );
  }
  return (
    <>
      {state === 'missed' ? (
        <Box mb="4">
          <Banner tone="warn" role="status" title="The last checkout did not arrive">
            Nothing was sent. The items are in the cart as they were.
          </Banner>
        </Box>
      ) : null}
      {children}
    </>
  );
}
