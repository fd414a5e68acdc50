import {
  type Checkout,
  checkoutsByIds,
  deleteCheckout,
  moveCheckoutToDraft,
  resendCheckoutEmail,
} from '@portal/shared/api/checkout';
import type { ApiError } from '@portal/shared/calls';
import { useApi } from '@portal/shared/data';
import { useShell } from '@portal/shared/ui';
import { useRef, useState } from 'react';
import { mayHaveReachedServer } from '../core/may-have-reached-server.ts';
import { type ReadBackResult, readBackUntilFound } from '../core/send-once.ts';
import { withCustomerLock } from '../core/with-customer-lock.ts';
import type { CheckoutAction } from './checkout-summary.ts';

/** State of the last action on a checkout, while it runs or when it failed. */
export type ActionState =
  | { readonly status: 'running' | 'checking'; readonly action: CheckoutAction }
  | { readonly status: 'failed'; readonly action: CheckoutAction; readonly why: string };

const calls = {
  resend: resendCheckoutEmail,
  draft: moveCheckoutToDraft,
  delete: deleteCheckout,
} as const;

const done = {
  resend: 'E-mail sent again; the link before it no longer works',
  draft: 'Moved to draft: its items are in the cart again',
  delete: 'Checkout deleted',
} as const satisfies Record<CheckoutAction, string>;

const refused = {
  resend: 'The e-mail was not sent again.',
  draft: 'It was not moved to draft.',
  delete: 'It was not deleted.',
} as const satisfies Record<CheckoutAction, string>;

/** HTTP status when the e-mail was sent too often. */
const tooManyRequests = 429;
/** HTTP status when the checkout has changed since it was loaded. */
const conflict = 409;

function whyRefused(action: CheckoutAction, { status }: Pick<ApiError, 'status'>): string {
  if (status === tooManyRequests)
    return 'The e-mail was sent three times in the last hour. Wait before the next.';
  const reason = status === conflict ? ' Its status has changed since.' : ' Nothing was changed.';
  return `${refused[action]}${reason}`;
}

const unknown = 'No answer came, and the service cannot be asked now. Check its status before you try again.';
const unknownMail = 'No answer came. Send it again if the customer has not got the e-mail.';

/**
 * Returns a function that runs an action on a checkout (CHK-04), one at a time per checkout, and the state of each
 * checkout's last action. A lost reply is read back.
 */
export function useCheckoutActions(customerId: string) {
  const api = useApi();
  const { bus, notify } = useShell();
  const [states, setStates] = useState<Readonly<Record<string, ActionState>>>({});
  const inFlight = useRef(new Set<string>());
  // by command, until its outcome is known: a second e-mail would invalidate the link of the first
  const keys = useRef(new Map<string, string>());

  const set = (id: string, state: ActionState | undefined) =>
    setStates(({ [id]: _, ...others }) => (state ? { ...others, [id]: state } : others));

  /** Asks the service whether the action has taken effect. */
  const readBack = async (checkoutId: string, action: CheckoutAction): Promise<ReadBackResult<true>> => {
    if (action === 'resend') return { status: 'unreachable' };
    const found = await api.attempt(checkoutsByIds, { checkoutIds: [checkoutId] });
    if (found.status === 'failed') return { status: 'unreachable' };
    // a checkout that was moved to draft or deleted is not listed
    return found.value.length === 0 ? { status: 'found', result: true } : { status: 'none' };
  };

  const perform = async ({ checkoutId }: Checkout, action: CheckoutAction) => {
    const fail = (why: string) => set(checkoutId, { status: 'failed', action, why });
    const reload = () => {
      bus.emit('application:changed', { customerId });
      bus.emit('cart:changed', { customerId });
    };
    const command = `${action}:${checkoutId}`;
    const succeed = () => {
      keys.current.delete(command);
      set(checkoutId, undefined);
      notify({ tone: 'success', text: done[action] });
      reload();
    };
    set(checkoutId, { status: 'running', action });
    const sent = { at: Date.now(), about: [checkoutId] };
    const idempotencyKey = keys.current.get(command) ?? crypto.randomUUID();
    keys.current.set(command, idempotencyKey);
    const reply = await api.attempt(calls[action], { checkoutId }, { idempotencyKey });
    if (reply.status === 'ok') return succeed();
    if (mayHaveReachedServer(reply.error)) {
      set(checkoutId, { status: 'checking', action });
      const { status } = await readBackUntilFound(() => readBack(checkoutId, action), sent);
      if (status === 'found') return succeed();
      if (status === 'unreachable') {
        const why = action === 'resend' ? unknownMail : unknown;
        fail(why);
        // reloading may fail too and replace this row with a failure, so a notice says it as well
        notify({ tone: 'danger', text: why });
        // the action may have taken effect, so the lists are loaded again
        return reload();
      }
      return fail(`It did not arrive at the service. ${refused[action]}`);
    }
    keys.current.delete(command);
    fail(whyRefused(action, reply.error));
    bus.emit('application:changed', { customerId });
  };

  const run = async (checkout: Checkout, action: CheckoutAction) => {
    const { checkoutId } = checkout;
    if (inFlight.current.has(checkoutId)) return;
    inFlight.current.add(checkoutId);
    try {
      await withCustomerLock(
        customerId,
        () => set(checkoutId, { status: 'running', action }),
        () => perform(checkout, action),
      );
    } finally {
      inFlight.current.delete(checkoutId);
    }
  };

  return {
    stateOf: (checkoutId: string): ActionState | undefined => states[checkoutId],
    run: (checkout: Checkout, action: CheckoutAction) => void run(checkout, action),
  };
}
