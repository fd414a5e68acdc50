import { type Checkout, checkoutsByIds } from '@portal/shared/api/checkout';
import { useApi, useReplyCache } from '@portal/shared/data';
import { useShell } from '@portal/shared/ui';
import { useState } from 'react';
import { useVisibleInterval } from './use-visible-interval.ts';

/** Milliseconds between two polls of a sent checkout: at first, and when the customer has not answered soon. */
const pollIntervals = { first: 10_000, later: 60_000 };
/** Number of polls at the first interval: five minutes. */
const firstPolls = 30;

const waiting: readonly string[] = [
  'Pending Customer Confirmation',
  'Pending Payment',
  'Pending Documents',
] satisfies readonly Checkout['applications'][number]['status'][];

/**
 * Whether a sent checkout can change without the agent: the customer may answer, or, once confirmed, an application
 * waits for payment or documents.
 */
export const isWaiting = ({ status, applications }: Pick<Checkout, 'status' | 'applications'>): boolean =>
  status === 'Pending Customer Confirmation' ||
  (status === 'Confirmed' && applications.some((each) => waiting.includes(each.status)));

/** Returns what the page shows of a checkout's status, to compare it. */
const shownStatus = ({ status, recipients, applications }: Checkout): string =>
  JSON.stringify([
    status,
    recipients.map(({ sentAt, answer }) => [sentAt, answer]),
    applications.map(({ status: each, due, paidAt, receivedAt }) => [each, due, paidAt, receivedAt]),
  ]);

/**
 * Polls a sent checkout while the page is visible and the checkout waits for something: every 10 s for five minutes,
 * then every minute. A change replaces the cached reply and is announced on the bus, so that other screens and tabs
 * load it again. With `isStale`, after a failed reload, the first reply replaces the cached one in any case. A poll that
 * fails is repeated at the next interval; without a checkout it does nothing.
 */
export function useLiveStatus(checkout: Checkout | undefined, isStale = false): void {
  const api = useApi();
  const { bus } = useShell();
  const replies = useReplyCache();
  const [polls, setPolls] = useState(0);
  const isLive = checkout !== undefined && isWaiting(checkout);
  useVisibleInterval(
    async (signal) => {
      if (!checkout) return;
      const { checkoutId, customerId } = checkout;
      const input = { checkoutIds: [checkoutId] };
      const reply = await api.attempt(checkoutsByIds, input, { signal });
      if (signal.aborted) return;
      setPolls((before) => before + 1);
      if (reply.status === 'failed') return;
      const [now] = reply.value;
      const isSame = now !== undefined && shownStatus(now) === shownStatus(checkout);
      if (isSame && !isStale) return;
      if (!isSame) bus.emit('application:changed', { customerId });
      replies.set(checkoutsByIds, input, reply.value);
    },
    isLive ? (polls < firstPolls ? pollIntervals.first : pollIntervals.later) : undefined,
  );
}
