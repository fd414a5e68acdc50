import { type PaymentOutcome, pay, verifyPayment } from '@portal/shared/api/payment';
import type { PaymentMethodCode } from '@portal/shared/api/payment-method';
import { useApi } from '@portal/shared/data';
import type { Money } from '@portal/shared/money';
import { useShell } from '@portal/shared/ui';
import { useRef, useState } from 'react';
import { mayHaveHappened } from '../core/may-have-happened.ts';
import { useAgent } from '../core/use-agent.ts';
import { type Attempt, isOfCurrency } from './outcome.ts';

/** What is sent: the whole of what one currency owes, by one method. */
export interface PaymentOrder {
  readonly due: Money;
  readonly method: PaymentMethodCode;
  readonly reference: string;
}

const notTaken = 'The service did not take it. Nothing was paid, and everything you entered is kept.';
const notArrived = 'It did not arrive at the service, so nothing was paid. You can pay again.';

/**
 * Pays and then verifies, one payment at a time. When an answer is lost the outcome is read back first; as long as
 * that does not tell, the attempt is `unknown`. `onPaid` is called once the money is there.
 */
export function usePayment(applicationId: string, customerId: string, onPaid: () => void) {
  const api = useApi();
  const { bus } = useShell();
  const { uuid: userId } = useAgent();
  const [attempt, setAttempt] = useState<Attempt>({ status: 'none' });
  const inFlight = useRef(false);

  const settle = (outcome: PaymentOutcome) => {
    setAttempt({ status: 'settled', outcome });
    bus.emit('application:changed', { customerId });
    if (outcome.status === 'paid') onPaid();
  };

  const verify = async (currency: string) => {
    setAttempt({ status: 'checking' });
    const verified = await api.attempt(verifyPayment, { applicationId, userId });
    if (verified.status === 'failed') setAttempt({ status: 'unknown' });
    else if (isOfCurrency(verified.value, currency)) settle(verified.value);
    else setAttempt({ status: 'refused', why: notArrived });
  };

  const send = async ({ due, method, reference }: PaymentOrder) => {
    setAttempt({ status: 'sending' });
    const amounts = [{ currency: due.currency, amount: due.toWire() }];
    const sent = await api.attempt(pay, { applicationId, payment: { method, amounts, reference } });
    if (sent.status === 'failed' && !mayHaveHappened(sent.error)) {
      setAttempt({ status: 'refused', why: notTaken });
      return;
    }
    await verify(due.currency);
  };

  const once = (work: () => Promise<void>) => {
    if (inFlight.current) return;
    inFlight.current = true;
    void work().finally(() => {
      inFlight.current = false;
    });
  };

  return {
    attempt,
    pay: (order: PaymentOrder) => once(() => send(order)),
    checkAgain: (currency: string) => once(() => verify(currency)),
  };
}
