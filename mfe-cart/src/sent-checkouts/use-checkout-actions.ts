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
import { look, type ReadBackResult } from '../core/send-once.ts';
import { withCustomerLock } from '../core/with-customer-lock.ts';
import type { CheckoutAction } from './checkout-summary.ts';

/** How the last action on a checkout went, when it is not over or did not go well. */
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

/** 429: sent too often; 409: it stands otherwise by now. */
const tooMany = 429;
const conflict = 409;

function whyRefused(action: CheckoutAction, { status }: Pick<ApiError, 'status'>): string {
  if (status === tooMany) return 'The e-mail was sent three times in the last hour. Wait before the next.';
  const stands = status === conflict ? ' It stands differently by now.' : ' Nothing was changed.';
  return `${refused[action]}${stands}`;
}

const unknown =
  'No answer came, and the service cannot be asked now. Look at how it stands before you try again.';
const unknownMail = 'No answer came. Send it again if the customer has not got the e-mail.';

/** Moves to draft, deletes and resends (CHK-04), one at a time; a lost answer is read back first. */
export function useCheckoutActions(customerId: string) {
  const api = useApi();
  const { bus, notify } = useShell();
  const [states, setStates] = useState<Readonly<Record<string, ActionState>>>({});
  const inFlight = useRef(new Set<string>());

  const set = (id: string, state: ActionState | undefined) =>
    setStates(({ [id]: _, ...others }) => (state ? { ...others, [id]: state } : others));

  /** Whether it has happened after all. */
  const readBack = async (checkoutId: string, action: CheckoutAction): Promise<ReadBackResult<true>> => {
    if (action === 'resend') return { status: 'unreachable' };
    const found = await api.attempt(checkoutsByIds, { checkoutIds: [checkoutId] });
    if (found.status === 'failed') return { status: 'unreachable' };
    // what was taken back or deleted is not listed any more
    return found.value.length === 0 ? { status: 'found', result: true } : { status: 'none' };
  };

  const perform = async ({ checkoutId }: Checkout, action: CheckoutAction) => {
    const fail = (why: string) => set(checkoutId, { status: 'failed', action, why });
    const reread = () => {
      bus.emit('application:changed', { customerId });
      bus.emit('cart:changed', { customerId });
    };
    const succeed = () => {
      set(checkoutId, undefined);
      notify({ tone: 'success', text: done[action] });
      reread();
    };
    set(checkoutId, { status: 'running', action });
    const sent = { at: Date.now(), about: [checkoutId] };
    const reply = await api.attempt(calls[action], { checkoutId });
    if (reply.status === 'ok') return succeed();
    if (mayHaveReachedServer(reply.error)) {
      set(checkoutId, { status: 'checking', action });
      const { status } = await look(() => readBack(checkoutId, action), sent);
      if (status === 'found') return succeed();
      if (status === 'unreachable') {
        const why = action === 'resend' ? unknownMail : unknown;
        fail(why);
        // what is read anew may fail as well, and take this place away
        notify({ tone: 'danger', text: why });
        // it may have happened: what shows is read as soon as it can be
        return reread();
      }
      return fail(`It did not arrive at the service. ${refused[action]}`);
    }
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
