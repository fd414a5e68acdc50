import { submitCheckout, validateCheckout } from '@portal/shared/api/checkout-submission';
import type { ApiClient } from '@portal/shared/calls';
import { type Outcome, reconcilePendingCommand, sendOnce } from '@portal/shared/commands';
import type { CheckoutRequest } from '../checkout-request.ts';
import type { Complaint } from '../complaints.ts';
import { checkoutSubject, findCheckout } from './find-checkout.ts';

/** Result of sending a checkout: its id, or why it was not sent. `newPriceDate`: the screen showed another one. */
export type SendResult =
  | Outcome<string>
  | { readonly status: 'notValidated' | 'newPriceDate' }
  | { readonly status: 'complained'; readonly complaints: readonly Complaint[] };

/**
 * Validates a checkout at the service and sends it once; a checkout of the same items that this or another tab has sent
 * is returned instead. Resolves with its id, or why there is none (`notValidated`, `complained`, `refused`,
 * `notReceived`, `unknown`); never throws. `hasWaited`: this tab waited for another one, so it reads back first.
 * `onChecking` is called before each read-back.
 */
export async function sendCheckout(
  api: ApiClient,
  request: CheckoutRequest,
  hasWaited: boolean,
  onChecking: () => void,
): Promise<SendResult> {
  const { channel, userId, customerId, itemIds } = request;
  const subject = checkoutSubject(userId, customerId);
  const readBack = (ids: readonly string[]) => findCheckout(api, request, ids);
  if (hasWaited) {
    // the other tab's checkout is not a pending command when its reply has arrived
    onChecking();
    const sentByOther = await readBack(itemIds);
    if (sentByOther.status === 'found') return { status: 'done', result: sentByOther.result };
    if (sentByOther.status === 'unreachable') return { status: 'unknown' };
  }
  const earlier = await reconcilePendingCommand({ subject, about: itemIds, readBack, onChecking });
  if (earlier?.status === 'done' || earlier?.status === 'unknown') return earlier;
  const validated = await api.attempt(validateCheckout, { channel, userId, customerId, itemIds });
  if (validated.status === 'failed') return { status: 'notValidated' };
  const { valid, complaints } = validated.value;
  if (!valid || complaints.length > 0) return { status: 'complained', complaints };
  return sendOnce({
    subject,
    about: itemIds,
    canBeReverted: true,
    readBack,
    onChecking,
    send: async (key) => {
      const reply = await api.attempt(submitCheckout, request, { idempotencyKey: key });
      return reply.status === 'ok' ? { status: 'ok', value: reply.value.checkoutId } : reply;
    },
  });
}

/**
 * Reads back from the service whether a checkout of these items was sent, and sends nothing. Resolves with `done` and
 * its id, `notReceived`, or `unknown` when the service cannot be read; never throws. `onChecking` is called before the
 * reading.
 */
export async function readBackCheckout(
  api: ApiClient,
  request: CheckoutRequest,
  onChecking: () => void,
): Promise<Outcome<string>> {
  const readBack = (ids: readonly string[]) => findCheckout(api, request, ids);
  const subject = checkoutSubject(request.userId, request.customerId);
  const reconciled = await reconcilePendingCommand({ subject, readBack, onChecking });
  if (reconciled) return reconciled;
  onChecking();
  const outcome = await readBack(request.itemIds);
  if (outcome.status === 'found') return { status: 'done', result: outcome.result };
  return { status: outcome.status === 'none' ? 'notReceived' : 'unknown' };
}
