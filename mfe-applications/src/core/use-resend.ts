import { applicationDetail, type TimelineEntry } from '@portal/shared/api/applications';
import { resendCheckoutEmail } from '@portal/shared/api/checkout';
import type { ApiError } from '@portal/shared/calls';
import { useApi, useCommand } from '@portal/shared/data';
import { useShell } from '@portal/shared/ui';
import { useRef } from 'react';

/** Status: sent too often. */
const tooMany = 429;
/** Status: the application has another status by now. */
const conflict = 409;

/** Returns the message for an e-mail that was not sent. */
export function getResendErrorText({ kind, status }: Pick<ApiError, 'kind' | 'status'>): string {
  if (status === tooMany) return 'The e-mail was sent three times in the last hour. Wait before the next.';
  if (status === conflict) return 'The e-mail was not sent: the customer has answered by now.';
  if (kind === 'status' && status !== undefined && status < 500) return 'The e-mail was not sent.';
  return 'No answer came. Send it again if the customer has not got the e-mail.';
}

/** Maximum difference between the service's clock and this device's, in milliseconds. */
const clockTolerance = 60_000;

/** Returns whether the timeline has a resent e-mail at `at` (epoch milliseconds) or later. */
export function hasResendEntry(timeline: readonly TimelineEntry[], at: number): boolean {
  return timeline.some(
    (entry) => entry.title === 'Sent to the customer again' && Date.parse(entry.at) >= at - clockTolerance,
  );
}

/** True when there was no reply, or one that does not say whether the command ran. */
const mayHaveReachedServer = ({ kind, status }: Pick<ApiError, 'kind' | 'status'>) =>
  kind !== 'status' || (status !== undefined && status >= 500);

interface ResendInput {
  readonly applicationId: string;
  readonly checkoutId: string;
  readonly customerId: string;
}

/**
 * Returns a function that resends the customer's e-mail (CHK-04) and shows the outcome as a notice. When the reply is
 * lost it reconciles with the application's timeline, and a retry uses the same idempotency key, because each e-mail
 * invalidates the previous link.
 */
export function useResend({ applicationId, checkoutId, customerId }: ResendInput) {
  const { bus, notify } = useShell();
  const api = useApi();
  const { run, running } = useCommand(resendCheckoutEmail);
  const pendingKey = useRef<string>(undefined);

  const reconcile = async (at: number): Promise<boolean> => {
    const reply = await api.attempt(applicationDetail, { applicationId });
    return reply.status === 'ok' && hasResendEntry(reply.value.timeline, at);
  };

  const resend = async (): Promise<void> => {
    const idempotencyKey = pendingKey.current ?? crypto.randomUUID();
    pendingKey.current = idempotencyKey;
    const at = Date.now();
    const reply = await run({ checkoutId }, { idempotencyKey });
    const isUnknown = reply.status === 'failed' && mayHaveReachedServer(reply.error);
    if (reply.status === 'ok' || (isUnknown && (await reconcile(at)))) {
      pendingKey.current = undefined;
      notify({ tone: 'success', text: 'E-mail sent again; the link before it no longer works' });
      bus.emit('application:changed', { customerId });
      return;
    }
    if (!isUnknown) pendingKey.current = undefined;
    const isFinal = reply.error.status === tooMany || reply.error.status === conflict;
    notify({
      tone: 'danger',
      text: getResendErrorText(reply.error),
      ...(isFinal ? {} : { action: { label: 'Try again', run: () => void resend() } }),
    });
    // another tab or the customer may have changed the application
    if (reply.error.status === conflict) bus.emit('application:changed', { customerId });
  };

  return { resend: () => void resend(), running };
}
