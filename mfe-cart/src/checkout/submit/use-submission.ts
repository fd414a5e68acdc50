import { submitCheckout, validateCheckout } from '@portal/shared/api/checkout';
import type { ApiClient } from '@portal/shared/calls';
import { useApi } from '@portal/shared/data';
import { titleCase } from '@portal/shared/parts';
import { useShell } from '@portal/shared/ui';
import { useRef, useState } from 'react';
import { pluralize } from '../../core/format-text.ts';
import { discardReasons } from '../../core/mismatch-reasons.ts';
import { type Outcome, reconcilePendingCommand, sendOnce } from '../../core/send-once.ts';
import type { FormLifetime } from '../../core/use-form-lifetime.ts';
import { withCustomerLock } from '../../core/with-customer-lock.ts';
import type { CheckoutRequest } from '../checkout-request.ts';
import { checkoutSubject, findCheckout } from './find-checkout.ts';

/** What the service finds wrong with an item (CHK-02). */
export interface Complaint {
  readonly itemId: string;
  readonly message: string;
}

/**
 * How sending stands. `elsewhere`: another tab sends for this customer. `unknown`: it was sent, no answer came, and
 * reading back did not tell either.
 */
export type Submission =
  | { readonly status: 'idle' }
  | { readonly status: 'sending' | 'checking' | 'elsewhere' }
  | { readonly status: 'unknown'; readonly request: CheckoutRequest }
  | { readonly status: 'complained'; readonly complaints: readonly Complaint[] }
  | { readonly status: 'refused'; readonly why: string };

const notValidated = 'The service could not check the items. Nothing was sent, and everything is kept.';
const notSent = 'The service did not take it. Nothing was sent, and everything you entered is kept.';
const notArrived = 'It did not arrive at the service. Everything you entered is kept: send it again.';

type Step =
  | Outcome<string>
  | { readonly status: 'unchecked' }
  | { readonly status: 'complained'; readonly complaints: readonly Complaint[] };

/** Validates, then sends once; what was sent before, here or in another tab, counts. */
async function validateAndSend(
  api: ApiClient,
  request: CheckoutRequest,
  hasWaited: boolean,
  onChecking: () => void,
): Promise<Step> {
  const { channel, userId, customerId, itemIds } = request;
  const subject = checkoutSubject(userId, customerId);
  const find = (ids: readonly string[]) => findCheckout(api, request, ids);
  if (hasWaited) {
    onChecking();
    const elsewhere = await find(itemIds);
    if (elsewhere.status === 'found') return { status: 'done', result: elsewhere.result };
    // the other tab may have sent it, and what it did leaves nothing in doubt
    if (elsewhere.status === 'unreachable') return { status: 'unknown' };
  }
  const earlier = await reconcilePendingCommand({ subject, about: itemIds, find, onChecking });
  if (earlier?.status === 'done' || earlier?.status === 'unknown') return earlier;
  const validated = await api.attempt(validateCheckout, { channel, userId, customerId, itemIds });
  if (validated.status === 'failed') return { status: 'unchecked' };
  const { valid, complaints } = validated.value;
  if (!valid || complaints.length > 0) return { status: 'complained', complaints };
  return sendOnce({
    subject,
    about: itemIds,
    canBeUndone: true,
    find,
    onChecking,
    send: async (key) => {
      const sent = await api.attempt(submitCheckout, request, { idempotencyKey: key });
      return sent.status === 'ok' ? { status: 'ok', value: sent.value.checkoutId } : sent;
    },
  });
}

const submissionAfter = (
  request: CheckoutRequest,
  step: Exclude<Step, { readonly status: 'done' }>,
): Submission => {
  switch (step.status) {
    case 'complained':
      return step;
    case 'unknown':
      return { status: 'unknown', request };
    case 'unchecked':
      return { status: 'refused', why: notValidated };
    case 'refused':
      return { status: 'refused', why: notSent };
    case 'missed':
      return { status: 'refused', why: notArrived };
  }
};

/** How sending ended, for an agent who has left the checkout meanwhile. */
function farewell(customerName: string, ended: Submission): string {
  const whose = `The checkout of ${titleCase(customerName)}`;
  switch (ended.status) {
    case 'refused':
      return `${whose} was not sent. ${ended.why}`;
    case 'complained':
      return `${whose} was not sent: the service has complaints. Open it to see them.`;
    default:
      return `It is not known whether ${whose.replace('The', 'the')} was sent. Open it before sending anything again.`;
  }
}

/**
 * Sends a checkout: validated first, one at a time over all tabs, and when the answer is lost the state is read back
 * before anything may be sent again (CHK-06). `onSent` gets the checkout's id, `forget` drops what was typed. An answer that
 * comes when the page is gone is told in a notice, and acts on nothing that shows by then.
 */
export function useSubmission(
  onSent: (checkoutId: string) => void,
  { stands, isLatest }: FormLifetime,
  forget?: () => void,
) {
  const api = useApi();
  const { bus, drafts, notify } = useShell();
  const [submission, setSubmission] = useState<Submission>({ status: 'idle' });
  const inFlight = useRef(false);

  // the answer may come to a later rendering than the one that asked
  const sent = useRef({ onSent, forget });
  sent.current = { onSent, forget };

  const end = (request: CheckoutRequest, step: Step) => {
    const { customerId, customerName, itemIds } = request;
    if (step.status !== 'done') {
      const ended = submissionAfter(request, step);
      setSubmission(ended);
      if (!stands()) notify({ tone: 'danger', text: farewell(customerName, ended) });
      return;
    }
    discardReasons(drafts, itemIds);
    if (isLatest()) sent.current.forget?.();
    if (stands()) sent.current.onSent(step.result);
    else
      notify({
        tone: 'success',
        text: `${pluralize(itemIds.length, 'item')} sent to ${titleCase(customerName)}`,
      });
    bus.emit('cart:changed', { customerId });
    bus.emit('application:changed', { customerId });
  };

  const settle = async (request: CheckoutRequest, work: (hasWaited: boolean) => Promise<Step>) => {
    if (inFlight.current) return;
    inFlight.current = true;
    try {
      end(
        request,
        await withCustomerLock(request.customerId, () => setSubmission({ status: 'elsewhere' }), work),
      );
    } finally {
      inFlight.current = false;
    }
  };

  const onChecking = () => setSubmission({ status: 'checking' });

  const send = (request: CheckoutRequest) =>
    settle(request, (hasWaited) => {
      setSubmission({ status: 'sending' });
      return validateAndSend(api, request, hasWaited, onChecking);
    });

  const checkAgain = (request: CheckoutRequest) =>
    settle(request, async () => {
      const find = (ids: readonly string[]) => findCheckout(api, request, ids);
      const subject = checkoutSubject(request.userId, request.customerId);
      const settled = await reconcilePendingCommand({ subject, find, onChecking });
      if (settled) return settled;
      onChecking();
      const found = await find(request.itemIds);
      if (found.status === 'found') return { status: 'done', result: found.result };
      return { status: found.status === 'none' ? 'missed' : 'unknown' };
    });

  return {
    submission,
    /** Sends it, or, when an earlier attempt at the same has arrived, takes that for sent. */
    send: (request: CheckoutRequest) => void send(request),
    /** Reads back alone: nothing is sent. */
    checkAgain: (request: CheckoutRequest) => void checkAgain(request),
  };
}
