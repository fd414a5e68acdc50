import { applicationDetail, type TimelineEntry } from '@portal/shared/api/applications';
import { resendCheckoutEmail } from '@portal/shared/api/checkout';
import type { ApiClient } from '@portal/shared/calls';
import { pendingCommands } from './pending-commands.ts';
import { type Outcome, sendOnce } from './send-once.ts';

/** Maximum difference between the service's clock and this device's, in milliseconds. */
const clockTolerance = 60_000;

/** Whether the timeline has a resent e-mail at `at` (epoch milliseconds) or later. */
const hasResendEntry = (timeline: readonly TimelineEntry[], at: number): boolean =>
  timeline.some(
    (entry) => entry.title === 'Sent to the customer again' && Date.parse(entry.at) >= at - clockTolerance,
  );

/** An agent who asks again later than this wants another e-mail, whatever became of the first. Milliseconds. */
const sameRequestMs = 10 * 60_000;

interface ResendInput {
  readonly checkoutId: string;
  /** An application of the checkout. Its timeline shows whether the e-mail was sent. */
  readonly applicationId: string | undefined;
}

/**
 * Sends the customer's e-mail of a checkout again (CHK-04), once: a second e-mail would invalidate the link of the
 * first. When the reply is lost, `onChecking` is called and the application's timeline is read; without an
 * `applicationId` the outcome then is `unknown`. Resolves with the outcome; never rejects.
 */
export function resendEmail(
  api: ApiClient,
  { checkoutId, applicationId }: ResendInput,
  onChecking: () => void,
): Promise<Outcome<unknown>> {
  const subject = `resend:${checkoutId}`;
  const pending = pendingCommands.read(subject);
  if (pending && Date.now() - pending.at > sameRequestMs) pendingCommands.remove(subject);
  return sendOnce<unknown>({
    subject,
    about: [checkoutId],
    send: (idempotencyKey) => api.attempt(resendCheckoutEmail, { checkoutId }, { idempotencyKey }),
    async readBack(_about, sentAt) {
      if (applicationId === undefined) return { status: 'unreachable' };
      const reply = await api.attempt(applicationDetail, { applicationId });
      if (reply.status === 'failed') return { status: 'unreachable' };
      return hasResendEntry(reply.value.timeline, sentAt)
        ? { status: 'found', result: undefined }
        : { status: 'none' };
    },
    onChecking,
  });
}
