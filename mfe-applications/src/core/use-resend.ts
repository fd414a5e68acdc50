import { applicationDetail, type TimelineEntry } from '@portal/shared/api/applications';
import { resendCheckoutEmail } from '@portal/shared/api/checkout';
import type { ApiError } from '@portal/shared/calls';
import { useApi, useCommand } from '@portal/shared/data';
import { useShell } from '@portal/shared/ui';
import { useRef } from 'react';

/** 429: sent too often; 409: it stands otherwise by now. */
const tooMany = 429;
const conflict = 409;

/** Why the e-mail did not go, and what that means. */
export function whyNotSent({ kind, status }: Pick<ApiError, 'kind' | 'status'>): string {
  if (status === tooMany) return 'The e-mail was sent three times in the last hour. Wait before the next.';
  if (status === conflict) return 'The e-mail was not sent: the customer has answered by now.';
  if (kind === 'status' && status !== undefined && status < 500) return 'The e-mail was not sent.';
  return 'No answer came. Send it again if the customer has not got the e-mail.';
}

/** How far the service's clock and this device's may be apart, in milliseconds. */
const clocksDiffer = 60_000;

/** Whether the service sent the e-mail again at that time (epoch milliseconds) or since. */
export function wasSentAgain(timeline: readonly TimelineEntry[], at: number): boolean {
  return timeline.some(
    (entry) => entry.title === 'Sent to the customer again' && Date.parse(entry.at) >= at - clocksDiffer,
  );
}

/** No answer came, or one that tells nothing. */
const mayHaveHappened = ({ kind, status }: Pick<ApiError, 'kind' | 'status'>) =>
  kind !== 'status' || (status !== undefined && status >= 500);

interface Subject {
  readonly applicationId: string;
  readonly checkoutId: string;
  readonly customerId: string;
}

/**
 * Sends the customer's e-mail again (CHK-04); what becomes of it is told in the shell's notice. After a lost answer the
 * application is asked first, and a further attempt bears the same key: each e-mail voids the link before it.
 */
export function useResend({ applicationId, checkoutId, customerId }: Subject) {
  const { bus, notify } = useShell();
  const api = useApi();
  const { run, running } = useCommand(resendCheckoutEmail);
  const unanswered = useRef<string>(undefined);

  const hasArrived = async (at: number): Promise<boolean> => {
    const found = await api.attempt(applicationDetail, { applicationId });
    return found.status === 'ok' && wasSentAgain(found.value.timeline, at);
  };

  const resend = async (): Promise<void> => {
    const idempotencyKey = unanswered.current ?? crypto.randomUUID();
    unanswered.current = idempotencyKey;
    const at = Date.now();
    const reply = await run({ checkoutId }, { idempotencyKey });
    const isOpen = reply.status === 'failed' && mayHaveHappened(reply.error);
    if (reply.status === 'ok' || (isOpen && (await hasArrived(at)))) {
      unanswered.current = undefined;
      notify({ tone: 'success', text: 'E-mail sent again; the link before it no longer works' });
      bus.emit('application:changed', { customerId });
      return;
    }
    if (!isOpen) unanswered.current = undefined;
    const hopeless = reply.error.status === tooMany || reply.error.status === conflict;
    notify({
      tone: 'danger',
      text: whyNotSent(reply.error),
      ...(hopeless ? {} : { action: { label: 'Try again', run: () => void resend() } }),
    });
    // another tab, or the customer, may have moved it on
    if (reply.error.status === conflict) bus.emit('application:changed', { customerId });
  };

  return { resend: () => void resend(), running };
}
