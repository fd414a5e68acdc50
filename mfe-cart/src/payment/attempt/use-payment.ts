import { type PaymentOutcome, pay, verifyPayment } from '@portal/shared/api/payment';
import type { Payer } from '@portal/shared/api/payment-method';
import { useApi } from '@portal/shared/data';
import { useAgent, useShell } from '@portal/shared/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { pendingCommands } from '../../core/pending-commands.ts';
import {
  type Outcome,
  type ReadBackResult,
  reconcilePendingCommand,
  reloadArrivalMs,
  sendOnce,
} from '../../core/send-once.ts';
import { useFormLifetime } from '../../core/use-form-lifetime.ts';
import { withCustomerLock } from '../../core/with-customer-lock.ts';
import { type Attempt, type FinishedAttempt, isOfCurrency } from '../outcome.ts';
import type { PaymentOrder } from '../payment-order.ts';
import { paymentForm } from '../use-payment-answers.ts';
import { farewell } from './late-result-notice.ts';

const notTaken = 'The service did not take it. Nothing was paid, and everything you entered is kept.';
const notArrived = 'It did not arrive at the service, and nothing was paid. You can pay again.';
const notPaid =
  'It did not arrive at the service, or the bank did not take it. Nothing was paid, and you can pay again.';

/** Outcome of the newest payment; `undefined` while it is only known that it was sent. */
type Paid = PaymentOutcome | undefined;

interface DraftCallbacks {
  /** What the application is called when the form is gone by the time its payment is answered. */
  readonly formNo?: string;
  /** A payment in this currency was taken, or failed after that. */
  readonly wasTaken?: (currency: string) => void;
  readonly hasFailed?: (currency: string) => void;
}

/**
 * Pays and then verifies, one payment at a time over all tabs (PAY-02). When an answer is lost the outcome is read
 * back first; as long as that does not tell, the attempt is `unknown`. `onPaid` is called once the money is there. An
 * answer that comes when the form is gone is told in a notice, and acts on nothing that shows by then.
 */
export function usePayment(
  applicationId: string,
  customerId: string,
  onPaid: () => void,
  bookkeeping: DraftCallbacks = {},
) {
  const api = useApi();
  const { bus, notify } = useShell();
  const { stands, isLatest } = useFormLifetime(paymentForm(applicationId));
  const { uuid: userId } = useAgent();
  const subject = `payment:${userId}:${applicationId}`;
  const [attempt, setAttempt] = useState<Attempt>(() => ({
    status: pendingCommands.read(subject) ? 'checking' : 'none',
  }));
  const inFlight = useRef(false);

  /** The newest payment in this currency. */
  const read = useCallback(
    async (currency: string): Promise<ReadBackResult<Paid>> => {
      const verified = await api.attempt(verifyPayment, { applicationId, userId });
      if (verified.status === 'failed') return { status: 'unreachable' };
      return isOfCurrency(verified.value, currency)
        ? { status: 'found', result: verified.value }
        : { status: 'none' };
    },
    [api, applicationId, userId],
  );

  /** The same for what may still arrive: one that failed may be an earlier one. */
  const find = async ([currency = '']: readonly string[]): Promise<ReadBackResult<Paid>> => {
    const found = await read(currency);
    return found.status === 'found' && found.result?.status === 'failed' ? { status: 'none' } : found;
  };

  // the answer may come to a later rendering than the one that asked
  const books = useRef(bookkeeping);
  books.current = bookkeeping;

  /** Tells how it ended: in the form, or, when that is gone, in a notice. */
  const tell = (ended: FinishedAttempt) => {
    setAttempt(ended);
    if (!stands()) notify(farewell(books.current.formNo ?? applicationId, ended));
  };

  const conclude = (outcome: PaymentOutcome, currency: string) => {
    tell({ status: 'settled', outcome });
    bus.emit('application:changed', { customerId });
    const { wasTaken, hasFailed } = books.current;
    if (isLatest()) (outcome.status === 'failed' ? hasFailed : wasTaken)?.(currency);
    if (outcome.status === 'paid' && stands()) onPaid();
  };

  const settle = async (outcome: Outcome<Paid>, currency: string) => {
    switch (outcome.status) {
      case 'refused':
        bus.emit('application:changed', { customerId });
        return tell({ status: 'refused', why: notTaken });
      case 'missed': {
        const newest = await read(currency);
        if (newest.status === 'unreachable') return tell({ status: 'unknown' });
        if (newest.status === 'none' || !newest.result) return tell({ status: 'refused', why: notArrived });
        // which payment failed cannot be told: the one that was sent may still arrive, and stays in doubt
        if (newest.result.status === 'failed') return tell({ status: 'refused', why: notPaid });
        pendingCommands.settled(subject);
        return conclude(newest.result, currency);
      }
      case 'unknown':
        return tell({ status: 'unknown' });
      case 'done': {
        setAttempt({ status: 'checking' });
        const found: ReadBackResult<Paid> = outcome.result
          ? { status: 'found', result: outcome.result }
          : await read(currency);
        if (found.status === 'found' && found.result) return conclude(found.result, currency);
        // it was taken: that it cannot be verified now does not make it unpaid
        if (isLatest()) books.current.wasTaken?.(currency);
        tell({ status: 'unknown' });
      }
    }
  };

  const once = async (currency: string, work: (hasWaited: boolean) => Promise<Outcome<Paid>>) => {
    if (inFlight.current) return;
    inFlight.current = true;
    const onWait = () => setAttempt({ status: 'elsewhere' });
    try {
      await withCustomerLock(customerId, onWait, async (hasWaited) =>
        settle(await work(hasWaited), currency),
      );
    } finally {
      inFlight.current = false;
    }
  };

  const onChecking = () => setAttempt({ status: 'checking' });

  const send = ({ due, method, ...order }: PaymentOrder, payer: Payer | undefined) =>
    once(due.currency, async (hasWaited) => {
      if (hasWaited) {
        const elsewhere = await find([due.currency]);
        if (elsewhere.status === 'found') return { status: 'done', result: elsewhere.result };
        // the other tab may have paid, and what it did leaves nothing in doubt
        if (elsewhere.status === 'unreachable') return { status: 'unknown' };
      }
      setAttempt({ status: 'sending' });
      const amounts = [{ currency: due.currency, amount: due.toWire() }];
      const payment = { method, amounts, ...order, ...(payer ? { payer } : {}) };
      return sendOnce<Paid>({
        subject,
        about: [due.currency],
        find,
        onChecking,
        send: async (idempotencyKey) => {
          const sent = await api.attempt(pay, { applicationId, payment }, { idempotencyKey });
          return sent.status === 'ok' ? { status: 'ok', value: undefined } : sent;
        },
      });
    });

  const checkAgain = (currency: string, waitMs?: number) =>
    once(currency, async () => {
      setAttempt({ status: 'checking' });
      const settled = await reconcilePendingCommand({
        subject,
        find,
        onChecking,
        ...(waitMs === undefined ? {} : { waitMs }),
      });
      if (settled) return settled;
      const found = await read(currency);
      if (found.status === 'unreachable') return { status: 'unknown' };
      return found.status === 'found' ? { status: 'done', result: found.result } : { status: 'missed' };
    });

  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const [currency] = pendingCommands.read(subject)?.about ?? [];
    if (currency !== undefined) void checkAgain(currency, reloadArrivalMs);
  });

  return {
    attempt,
    pay: (order: PaymentOrder, payer: Payer | undefined) => void send(order, payer),
    checkAgain: (currency: string) => void checkAgain(currency),
  };
}
