import { type Checkout, checkoutsOf, submitCheckout, validateCheckout } from '@portal/shared/api/checkout';
import { useApi } from '@portal/shared/data';
import { useShell } from '@portal/shared/ui';
import { useRef, useState } from 'react';
import { mayHaveHappened } from '../core/may-have-happened.ts';
import type { CheckoutRequest } from './checkout-request.ts';
import { sentCheckout } from './read-back.ts';

/** What the service finds wrong with an item (CHK-02). */
export interface Complaint {
  readonly itemId: string;
  readonly message: string;
}

/** How sending stands. `unknown`: it was sent, no answer came, and reading back did not tell either. */
export type Submission =
  | { readonly status: 'idle' }
  | { readonly status: 'sending' | 'checking' }
  | { readonly status: 'complained'; readonly complaints: readonly Complaint[] }
  | { readonly status: 'refused'; readonly why: string }
  | { readonly status: 'unknown'; readonly request: CheckoutRequest };

const notValidated = 'The service could not check the items. Nothing was sent.';
const notSent = 'The service did not take it. Nothing was sent, and everything you entered is kept.';
const notArrived = 'It did not arrive at the service. Everything you entered is kept: send it again.';

/**
 * Sends a checkout: validated first, one at a time, and when the answer is lost the state is read back before
 * anything may be sent again. `onSent` gets the checkout's id.
 */
export function useSubmission(onSent: (checkoutId: string) => void) {
  const api = useApi();
  const { bus } = useShell();
  const [submission, setSubmission] = useState<Submission>({ status: 'idle' });
  const inFlight = useRef(false);

  const succeed = (customerId: string, checkoutId: string) => {
    onSent(checkoutId);
    bus.emit('cart:changed', { customerId });
    bus.emit('application:changed', { customerId });
  };

  const readBack = async (request: CheckoutRequest) => {
    setSubmission({ status: 'checking' });
    const { userId, channel, customerId, itemIds } = request;
    const checkouts = await api.attempt(checkoutsOf, { userId, channel, customerId });
    if (checkouts.status === 'failed') return setSubmission({ status: 'unknown', request });
    const sent: Checkout | undefined = sentCheckout(checkouts.value, itemIds);
    if (sent) succeed(customerId, sent.checkoutId);
    else setSubmission({ status: 'refused', why: notArrived });
  };

  const attempt = async (request: CheckoutRequest) => {
    setSubmission({ status: 'sending' });
    const { channel, userId, customerId, itemIds } = request;
    const validated = await api.attempt(validateCheckout, { channel, userId, customerId, itemIds });
    if (validated.status === 'failed') return setSubmission({ status: 'refused', why: notValidated });
    const { complaints } = validated.value;
    if (complaints.length > 0) return setSubmission({ status: 'complained', complaints });
    const sent = await api.attempt(submitCheckout, request);
    if (sent.status === 'ok') return succeed(customerId, sent.value.checkoutId);
    if (mayHaveHappened(sent.error)) return readBack(request);
    setSubmission({ status: 'refused', why: notSent });
  };

  const once = async (work: () => Promise<void>) => {
    if (inFlight.current) return;
    inFlight.current = true;
    await work().finally(() => {
      inFlight.current = false;
    });
  };

  return {
    submission,
    send: (request: CheckoutRequest) => void once(() => attempt(request)),
    checkAgain: (request: CheckoutRequest) => void once(() => readBack(request)),
  };
}
