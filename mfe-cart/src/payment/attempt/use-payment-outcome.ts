import { type PaymentOutcome, verifyPayment } from '@portal/shared/api/payment';
import type { Outcome, ReadBackResult } from '@portal/shared/commands';
import { pendingCommands, whyRefused } from '@portal/shared/commands';
import { useReplyCache } from '@portal/shared/data';
import { useShell } from '@portal/shared/ui';
import { useLatest } from '@portal/shared/use-latest';
import { fieldLabel } from '../../core/field-labels.ts';
import { useFormLifetime } from '../../core/form/use-form-lifetime.ts';
import type { Attempt, FinishedAttempt } from '../outcome.ts';
import { paymentDraftName } from '../use-payment-answers.ts';
import { lateResultNotice } from './late-result-notice.ts';
import {
  type AcceptedPayment,
  type PaymentTarget,
  paymentSubject,
  readNewestPayment,
} from './payment-calls.ts';

const notAccepted = 'The service did not accept it. Everything you entered is kept.';
const notReceived = 'The service could not be reached. Everything you entered is kept. Try again.';
const notPaid = 'The service could not be reached, or the bank refused the payment. You can try again.';

/** What the payment form passes to its payments. */
export interface PaymentFormCallbacks {
  /** Name of the application in notices; its id when absent. */
  readonly formNo?: string;
  /** The service has accepted a payment in this currency. */
  readonly onAccepted?: (currency: string) => void;
  /** An accepted payment in this currency has failed. */
  readonly onFailed?: (currency: string) => void;
}

interface OutcomeOptions {
  readonly target: PaymentTarget;
  readonly customerId: string;
  readonly callbacks: PaymentFormCallbacks;
  readonly setAttempt: (attempt: Attempt) => void;
  readonly onPaid: () => void;
}

/**
 * Returns a function that handles the outcome of sending or reading back a payment: it sets the attempt, replaces the
 * cached verification, emits `application:changed`, and calls `onAccepted` or `onFailed` while the form owns its draft,
 * and `onPaid` when it was paid. After the form was left it shows a notice and does not navigate.
 */
export function usePaymentOutcome(options: OutcomeOptions) {
  const { target, customerId, setAttempt, onPaid } = options;
  const { applicationId, userId } = target;
  const { bus, notify } = useShell();
  const replies = useReplyCache();
  const { isMounted, ownsDraft } = useFormLifetime(paymentDraftName(applicationId));
  // the outcome may arrive after another render than the one that sent
  const callbacks = useLatest(options.callbacks);

  const finish = (finished: FinishedAttempt) => {
    setAttempt(finished);
    if (!isMounted()) notify(lateResultNotice(callbacks.current.formNo ?? applicationId, finished));
  };

  const finishVerified = (outcome: PaymentOutcome, currency: string) => {
    finish({ status: 'resolved', outcome });
    bus.emit('application:changed', { customerId });
    replies.set(verifyPayment, { applicationId, userId }, outcome);
    const { onAccepted, onFailed } = callbacks.current;
    if (ownsDraft()) (outcome.status === 'failed' ? onFailed : onAccepted)?.(currency);
    if (outcome.status === 'paid' && isMounted()) onPaid();
  };

  const handleNotReceived = async (currency: string) => {
    const newest = await readNewestPayment(target, currency);
    if (newest.status === 'unreachable') return finish({ status: 'unknown' });
    if (newest.status === 'none' || !newest.result) return finish({ status: 'refused', why: notReceived });
    // the failed payment may be an earlier one: the command stays pending, because it may still arrive
    if (newest.result.status === 'failed') return finish({ status: 'refused', why: notPaid });
    pendingCommands.resolve(paymentSubject(target));
    return finishVerified(newest.result, currency);
  };

  const handleAccepted = async (payment: AcceptedPayment, currency: string) => {
    setAttempt({ status: 'checking' });
    const newest: ReadBackResult<AcceptedPayment> = payment
      ? { status: 'found', result: payment }
      : await readNewestPayment(target, currency);
    if (newest.status === 'found' && newest.result) return finishVerified(newest.result, currency);
    // the service accepted it, even though it cannot be verified now
    if (ownsDraft()) callbacks.current.onAccepted?.(currency);
    finish({ status: 'unknown' });
  };

  return async (outcome: Outcome<AcceptedPayment>, currency: string): Promise<void> => {
    switch (outcome.status) {
      case 'refused':
        bus.emit('application:changed', { customerId });
        return finish({ status: 'refused', why: whyRefused(outcome.error, notAccepted, fieldLabel) });
      case 'notReceived':
        return handleNotReceived(currency);
      case 'unknown':
        return finish({ status: 'unknown' });
      case 'done':
        return handleAccepted(outcome.result, currency);
    }
  };
}
