import { type PaymentOutcome, pay, verifyPayment } from '@portal/shared/api/payment';
import type { Payer } from '@portal/shared/api/payment-method';
import type { ApiClient } from '@portal/shared/calls';
import {
  type Outcome,
  type ReadBackResult,
  reconcilePendingCommand,
  sendOnce,
} from '@portal/shared/commands';
import { isOfCurrency } from '../outcome.ts';
import type { PaymentOrder } from '../payment-order.ts';

/** The application that is paid, and the agent who pays. */
export interface PaymentTarget {
  readonly api: ApiClient;
  readonly applicationId: string;
  readonly userId: string;
}

/** Outcome of a payment; `undefined` when the service accepted it and has not verified it yet. */
export type AcceptedPayment = PaymentOutcome | undefined;

/**
 * Returns the name under which `pendingCommands` (commands that were sent and whose outcome is unknown) keeps an
 * application's pending payment.
 */
export const paymentSubject = ({ userId, applicationId }: Omit<PaymentTarget, 'api'>): string =>
  `payment:${userId}:${applicationId}`;

/**
 * Reads the application's newest payment from the service: `found`, with it, when it is in this currency, else `none`;
 * `unreachable` when the call failed. Never throws.
 */
export async function readNewestPayment(
  { api, applicationId, userId }: PaymentTarget,
  currency: string,
): Promise<ReadBackResult<AcceptedPayment>> {
  const verified = await api.attempt(verifyPayment, { applicationId, userId });
  if (verified.status === 'failed') return { status: 'unreachable' };
  return isOfCurrency(verified.value, currency)
    ? { status: 'found', result: verified.value }
    : { status: 'none' };
}

/** Reads back a payment that may still arrive. A failed one may be an earlier payment, so it counts as none. */
async function readBackPayment(
  target: PaymentTarget,
  [currency = '']: readonly string[],
): Promise<ReadBackResult<AcceptedPayment>> {
  const newest = await readNewestPayment(target, currency);
  return newest.status === 'found' && newest.result?.status === 'failed' ? { status: 'none' } : newest;
}

interface SendOptions {
  /** Another tab may have paid while this one waited for the lock. */
  readonly hasWaited: boolean;
  readonly onSending: () => void;
  readonly onChecking: () => void;
}

/**
 * Sends a payment once, and resolves with its outcome; never throws. With `hasWaited` (another tab was sending) it
 * reads back first, and returns that tab's payment in this currency instead. `onSending` and `onChecking` are called
 * before sending and reading back. `payer` is `undefined` when the customer pays.
 */
export async function sendPayment(
  target: PaymentTarget,
  { due, method, ...order }: PaymentOrder,
  payer: Payer | undefined,
  { hasWaited, onSending, onChecking }: SendOptions,
): Promise<Outcome<AcceptedPayment>> {
  const { api, applicationId } = target;
  const readBack = (about: readonly string[]) => readBackPayment(target, about);
  if (hasWaited) {
    // the other tab's payment is not a pending command when its reply has arrived
    const sentByOther = await readBack([due.currency]);
    if (sentByOther.status === 'found') return { status: 'done', result: sentByOther.result };
    if (sentByOther.status === 'unreachable') return { status: 'unknown' };
  }
  onSending();
  const amounts = [{ currency: due.currency, amount: due.toWire() }];
  const payment = { method, amounts, ...order, ...(payer ? { payer } : {}) };
  return sendOnce<AcceptedPayment>({
    subject: paymentSubject(target),
    about: [due.currency],
    readBack,
    onChecking,
    send: async (idempotencyKey) => {
      const reply = await api.attempt(pay, { applicationId, payment }, { idempotencyKey });
      return reply.status === 'ok' ? { status: 'ok', value: undefined } : reply;
    },
  });
}

/**
 * Reads back the pending payment (sent, outcome unknown), or else the newest one in this currency, and sends nothing.
 * Calls `onChecking` first. While the service has no payment, it reads again until `waitMs` milliseconds after sending,
 * by default those of `readBackTimes`. Resolves with `done`, `notReceived` or `unknown`; never throws.
 */
export async function checkPayment(
  target: PaymentTarget,
  currency: string,
  onChecking: () => void,
  waitMs?: number,
): Promise<Outcome<AcceptedPayment>> {
  onChecking();
  const reconciled = await reconcilePendingCommand({
    subject: paymentSubject(target),
    readBack: (about) => readBackPayment(target, about),
    onChecking,
    ...(waitMs === undefined ? {} : { waitMs }),
  });
  if (reconciled) return reconciled;
  const newest = await readNewestPayment(target, currency);
  if (newest.status === 'unreachable') return { status: 'unknown' };
  return newest.status === 'found' ? { status: 'done', result: newest.result } : { status: 'notReceived' };
}
