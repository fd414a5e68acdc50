import { verifyPayment } from '@portal/shared/api/payment';
import type { Payer } from '@portal/shared/api/payment-method';
import { type Outcome, pendingCommands, reloadArrivalMs } from '@portal/shared/commands';
import { useApi, useCommand, useReplyCache } from '@portal/shared/data';
import { useAgent } from '@portal/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { withCustomerLock } from '../../core/cart/with-customer-lock.ts';
import type { Attempt } from '../outcome.ts';
import type { PaymentOrder } from '../payment-order.ts';
import { type AcceptedPayment, checkPayment, paymentSubject, sendPayment } from './payment-calls.ts';
import { type PaymentFormCallbacks, usePaymentOutcome } from './use-payment-outcome.ts';

/**
 * Returns the payment attempt of an application, and the commands `pay` and `checkAgain`, which only reads it back.
 * Both run one at a time over all tabs (PAY-02); a pending payment is read back when the page opens. While a lost reply
 * cannot be read back, the attempt is `unknown`. `onPaid` is called once a payment is verified as paid.
 */
export function usePayment(
  applicationId: string,
  customerId: string,
  onPaid: () => void,
  callbacks: PaymentFormCallbacks = {},
) {
  const api = useApi();
  const replies = useReplyCache();
  const { uuid: userId } = useAgent();
  const target = { api, applicationId, userId };
  const subject = paymentSubject(target);
  const [attempt, setAttempt] = useState<Attempt>(() => ({
    status: pendingCommands.read(subject) ? 'checking' : 'none',
  }));
  const handleOutcome = usePaymentOutcome({ target, customerId, callbacks, setAttempt, onPaid });
  const { run } = useCommand(
    (currency: string, work: (hasWaited: boolean) => Promise<Outcome<AcceptedPayment>>) =>
      withCustomerLock(
        customerId,
        () => setAttempt({ status: 'otherTab' }),
        async (hasWaited) => handleOutcome(await work(hasWaited), currency),
        // the other tab may have paid
        () => handleOutcome({ status: 'unknown' }, currency),
      ),
    { whileInFlight: 'refuse' },
  );

  const onChecking = () => setAttempt({ status: 'checking' });
  const onSending = () => {
    setAttempt({ status: 'sending' });
    // the result page must not show what was read before
    replies.markStale(verifyPayment, { applicationId, userId });
  };
  const checkAgain = (currency: string, waitMs?: number) =>
    run(currency, () => checkPayment(target, currency, onChecking, waitMs));

  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    const [currency] = pendingCommands.read(subject)?.about ?? [];
    if (currency !== undefined) void checkAgain(currency, reloadArrivalMs);
  });

  return {
    attempt,
    pay: (order: PaymentOrder, payer: Payer | undefined) =>
      void run(order.due.currency, (hasWaited) =>
        sendPayment(target, order, payer, { hasWaited, onSending, onChecking }),
      ),
    checkAgain: (currency: string) => void checkAgain(currency),
  };
}
