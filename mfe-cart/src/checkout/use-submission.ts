import { submitCheckout, validateCheckout } from '@portal/shared/api/checkout';
import type { ApiClient } from '@portal/shared/calls';
import { useApi } from '@portal/shared/data';
import { useShell } from '@portal/shared/ui';
import { useRef, useState } from 'react';
import { forgetReasons } from '../core/acknowledgements.ts';
import { inTurn } from '../core/in-turn.ts';
import { type Outcome, sendOnce, settleDoubt } from '../core/send-once.ts';
import type { CheckoutRequest } from './checkout-request.ts';
import { checkoutSubject, findCheckout } from './read-back.ts';

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
  }
  const earlier = await settleDoubt({ subject, about: itemIds, find, onChecking });
  if (earlier?.status === 'done' || earlier?.status === 'unknown') return earlier;
  const validated = await api.attempt(validateCheckout, { channel, userId, customerId, itemIds });
  if (validated.status === 'failed') return { status: 'unchecked' };
  const { complaints } = validated.value;
  if (complaints.length > 0) return { status: 'complained', complaints };
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

/**
 * Sends a checkout: validated first, one at a time over all tabs, and when the answer is lost the state is read back
 * before anything may be sent again (CHK-06). `onSent` gets the checkout's id.
 */
export function useSubmission(onSent: (checkoutId: string) => void) {
  const api = useApi();
  const { bus, drafts } = useShell();
  const [submission, setSubmission] = useState<Submission>({ status: 'idle' });
  const inFlight = useRef(false);

  const settle = async (request: CheckoutRequest, work: (hasWaited: boolean) => Promise<Step>) => {
    if (inFlight.current) return;
    inFlight.current = true;
    const { customerId, itemIds } = request;
    const step = await inTurn(customerId, () => setSubmission({ status: 'elsewhere' }), work);
    inFlight.current = false;
    if (step.status !== 'done') return setSubmission(submissionAfter(request, step));
    forgetReasons(drafts, itemIds);
    onSent(step.result);
    bus.emit('cart:changed', { customerId });
    bus.emit('application:changed', { customerId });
  };

  const onChecking = () => setSubmission({ status: 'checking' });

  const send = (request: CheckoutRequest) =>
    settle(request, (hasWaited) => {
      setSubmission({ status: 'sending' });
      return validateAndSend(api, request, hasWaited, onChecking);
    });

  const checkAgain = (request: CheckoutRequest) =>
    settle(request, async () => {
      const settled = await settleDoubt({
        subject: checkoutSubject(request.userId, request.customerId),
        find: (ids) => findCheckout(api, request, ids),
        onChecking,
      });
      return settled ?? { status: 'missed' };
    });

  return {
    submission,
    /** Sends it, or, when an earlier attempt at the same has arrived, takes that for sent. */
    send: (request: CheckoutRequest) => void send(request),
    /** Reads back alone: nothing is sent. */
    checkAgain: (request: CheckoutRequest) => void checkAgain(request),
  };
}
