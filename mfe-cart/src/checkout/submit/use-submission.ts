import { useApi, useCommand } from '@portal/shared/data';
import { titleCase } from '@portal/shared/parts';
import { useShell } from '@portal/shared/ui';
import { useLatest } from '@portal/shared/use-latest';
import { useRef, useState } from 'react';
import { withCustomerLock } from '../../core/cart/with-customer-lock.ts';
import type { FormLifetime } from '../../core/form/use-form-lifetime.ts';
import { pluralize } from '../../core/format-text.ts';
import type { CheckoutRequest } from '../checkout-request.ts';
import { type KeptCheckout, keepCheckout } from './kept-checkout.ts';
import { readBackCheckout, type SendResult, sendCheckout } from './send-checkout.ts';
import { lateResultNotice, type Submission, submissionAfter } from './submission.ts';

interface SubmissionOptions {
  readonly onSent: (checkoutId: string) => void;
  readonly forgetDraft: (() => void) | undefined;
  /** See `usePriceDateCheck`. */
  readonly hasNewPriceDate: () => Promise<boolean>;
}

/**
 * Returns the state of sending a checkout, and the commands `send` and `checkAgain`, which reads back (CHK-06). One tab
 * sends for a customer at a time. A sent checkout calls `onSent` with its id and `forgetDraft`, saves the answers, and
 * announces the change on the bus. After the page was left, the result is only a notice.
 */
export function useSubmission(
  { onSent, forgetDraft, hasNewPriceDate }: SubmissionOptions,
  { isMounted, ownsDraft }: FormLifetime,
) {
  const api = useApi();
  const { bus, drafts, notify } = useShell();
  const [submission, setSubmission] = useState<Submission>({ status: 'idle' });

  // what was sent last, also when its outcome is only known after another check
  const lastAnswers = useRef<KeptCheckout>(undefined);

  // the result may arrive after another render than the one that sent
  const callbacks = useLatest({ onSent, forgetDraft });

  const handleResult = (request: CheckoutRequest, result: SendResult) => {
    const { customerId, customerName, itemIds } = request;
    if (result.status !== 'done') {
      const next = submissionAfter(request, result);
      setSubmission(next);
      if (!isMounted()) notify({ tone: 'danger', text: lateResultNotice(customerName, next) });
      return;
    }
    if (lastAnswers.current) keepCheckout(drafts, itemIds, lastAnswers.current);
    if (ownsDraft()) callbacks.current.forgetDraft?.();
    if (isMounted()) callbacks.current.onSent(result.result);
    else
      notify({
        tone: 'success',
        text: `${pluralize(itemIds.length, 'item')} sent to ${titleCase(customerName)}`,
      });
    bus.emit('cart:changed', { customerId });
    bus.emit('application:changed', { customerId });
  };

  const { run } = useCommand(
    async (request: CheckoutRequest, work: (hasWaited: boolean) => Promise<SendResult>) => {
      const onWait = () => setSubmission({ status: 'otherTab' });
      // the other tab may have sent the same items
      const busy = () => ({ status: 'unknown' }) as const;
      handleResult(request, await withCustomerLock(request.customerId, onWait, work, busy));
    },
    { whileInFlight: 'refuse' },
  );

  const onChecking = () => setSubmission({ status: 'checking' });

  return {
    submission,
    /**
     * Sends it; when an earlier attempt of the same items has arrived, uses that one. `answers` are kept with the items
     * once it was sent.
     */
    send: (request: CheckoutRequest, answers?: KeptCheckout) =>
      void run(request, async (hasWaited) => {
        lastAnswers.current = answers;
        setSubmission({ status: 'sending' });
        if (await hasNewPriceDate()) return { status: 'newPriceDate' };
        return sendCheckout(api, request, hasWaited, onChecking);
      }),
    /** Reads back whether it was sent, and sends nothing. */
    checkAgain: (request: CheckoutRequest) =>
      void run(request, () => readBackCheckout(api, request, onChecking)),
  };
}
