import {
  type Checkout,
  checkoutsByIds,
  deleteCheckout,
  moveCheckoutToDraft,
} from '@portal/shared/api/checkout';
import type { ApiClient, ApiError } from '@portal/shared/calls';
import {
  type Outcome,
  type ReadBackResult,
  resendEmail,
  sendOnce,
  unknownMailText,
} from '@portal/shared/commands';
import { useApi, useCommand } from '@portal/shared/data';
import { useShell } from '@portal/shared/ui';
import { useState } from 'react';
import { withCustomerLock } from '../core/cart/with-customer-lock.ts';
import { joinWithAnd } from '../core/format-text.ts';
import { discardSaved } from '../core/items/saved-by-item.ts';
import { awaitedNames, type CheckoutAction } from './checkout-summary.ts';

/** State of the last action on a checkout, while it runs or when it failed. */
export type ActionState =
  /** It is moved or deleted: nothing can be done with it any more. */
  | { readonly status: 'gone'; readonly action: CheckoutAction }
  | { readonly status: 'running' | 'checking'; readonly action: CheckoutAction }
  | { readonly status: 'failed'; readonly action: CheckoutAction; readonly why: string }
  /** The e-mail was sent too often. It can be sent again at this time, in epoch milliseconds, at the latest. */
  | { readonly status: 'limited'; readonly action: CheckoutAction; readonly until: number };

const successTexts = {
  resend: (checkout) => {
    const names = awaitedNames(checkout);
    const to = names.length === 0 ? '' : ` to ${joinWithAnd(names)}`;
    return `E-mail sent again${to}. The earlier link no longer works.`;
  },
  draft: ({ checkoutId: id }) => `Checkout ${id} moved to draft: its items are in the cart again`,
  delete: ({ checkoutId: id }) => `Checkout ${id} deleted`,
  apart: ({ checkoutId: id }) => `Checkout ${id} moved to the cart: submit first what needs no payment`,
} as const satisfies Record<CheckoutAction, (checkout: Checkout) => string>;

const failureTexts = {
  resend: 'The e-mail was not sent again.',
  draft: 'It was not moved to draft.',
  delete: 'It was not deleted.',
  apart: 'It was not moved to the cart.',
} as const satisfies Record<CheckoutAction, string>;

/** HTTP status when the e-mail was sent too often. */
const tooManyRequests = 429;
/** HTTP status when the checkout has changed since it was loaded. */
const conflict = 409;

const hourMs = 3_600_000;

/**
 * Returns when the e-mail can be sent again at the latest: the service counts those of an hour, and the newest is the
 * one that is known. Epoch milliseconds.
 */
function limitOf({ createdAt, recipients }: Pick<Checkout, 'createdAt' | 'recipients'>): number {
  const newest = Math.max(
    ...[createdAt, ...recipients.map(({ sentAt }) => sentAt)].map((at) => Date.parse(at)),
  );
  // a newest e-mail of more than an hour ago is not the one that was counted
  return newest + hourMs > Date.now() ? newest + hourMs : Date.now() + hourMs;
}

function whyRefused(action: CheckoutAction, { status }: Pick<ApiError, 'status'>): string {
  const reason = status === conflict ? ' Its status has changed since.' : ' Nothing was changed.';
  return `${failureTexts[action]}${reason}`;
}

const unknownOutcomeText =
  'No answer came, and the service cannot be asked now. Check its status before you try again.';

/** Asks the service whether a checkout was moved to draft or deleted: it is not listed then. */
async function readBackRemoval(api: ApiClient, checkoutId: string): Promise<ReadBackResult<unknown>> {
  const reply = await api.attempt(checkoutsByIds, { checkoutIds: [checkoutId] });
  if (reply.status === 'failed') return { status: 'unreachable' };
  return reply.value.length === 0 ? { status: 'found', result: undefined } : { status: 'none' };
}

/** Sends an action on a checkout, which takes effect at most once. */
function sendAction(
  api: ApiClient,
  { checkoutId, applications }: Checkout,
  action: CheckoutAction,
  onChecking: () => void,
): Promise<Outcome<unknown>> {
  if (action === 'resend') {
    return resendEmail(api, { checkoutId, applicationId: applications[0]?.applicationId }, onChecking);
  }
  const call = action === 'delete' ? deleteCheckout : moveCheckoutToDraft;
  return sendOnce<unknown>({
    subject: `${action === 'delete' ? 'delete' : 'draft'}:${checkoutId}`,
    about: [checkoutId],
    send: (idempotencyKey) => api.attempt(call, { checkoutId }, { idempotencyKey }),
    readBack: () => readBackRemoval(api, checkoutId),
    onChecking,
  });
}

/**
 * Returns `run`, which sends an action on a checkout (CHK-04), one at a time per customer over all tabs, and `stateOf`,
 * the state of its last action (`undefined` without one). A lost reply is read back. When it took effect, the lists are
 * loaded again, and a notice shows unless `onDone`, which runs while the page is open, returns that it opened a page
 * which shows it. Deleting also discards what is saved for the items.
 */
export function useCheckoutActions(
  customerId: string,
  onDone?: (action: CheckoutAction, checkout: Checkout) => boolean,
) {
  const api = useApi();
  const { bus, drafts, notify } = useShell();
  const [states, setStates] = useState<Readonly<Record<string, ActionState>>>({});

  const set = (id: string, state: ActionState | undefined) =>
    setStates(({ [id]: _, ...others }) => (state ? { ...others, [id]: state } : others));

  const perform = async (checkout: Checkout, action: CheckoutAction) => {
    const { checkoutId, items } = checkout;
    const fail = (why: string) => set(checkoutId, { status: 'failed', action, why });
    const reload = () => {
      bus.emit('application:changed', { customerId });
      bus.emit('cart:changed', { customerId });
    };
    set(checkoutId, { status: 'running', action });
    const outcome = await sendAction(api, checkout, action, () =>
      set(checkoutId, { status: 'checking', action }),
    );
    if (outcome.status === 'done') {
      set(checkoutId, action === 'resend' ? undefined : { status: 'gone', action });
      if (action === 'delete')
        discardSaved(
          drafts,
          items.map(({ itemId }) => itemId),
        );
      const isShown = isMounted() && onDone?.(action, checkout);
      if (!isShown) notify({ tone: 'success', text: successTexts[action](checkout) });
      return reload();
    }
    if (outcome.status === 'notReceived') {
      return fail(`The service could not be reached. ${failureTexts[action]}`);
    }
    if (outcome.status === 'refused') {
      if (outcome.error.status === tooManyRequests)
        return set(checkoutId, { status: 'limited', action, until: limitOf(checkout) });
      fail(whyRefused(action, outcome.error));
      return bus.emit('application:changed', { customerId });
    }
    const why = action === 'resend' ? unknownMailText : unknownOutcomeText;
    fail(why);
    // reloading may fail too and replace this row with a failure, so a notice says it as well
    notify({ tone: 'danger', text: `Checkout ${checkoutId}: ${why}` });
    // the action may have taken effect, so the lists are loaded again
    reload();
  };

  const { run, isMounted } = useCommand(
    (checkout: Checkout, action: CheckoutAction) =>
      withCustomerLock(
        customerId,
        () => set(checkout.checkoutId, { status: 'running', action }),
        () => perform(checkout, action),
        () =>
          set(checkout.checkoutId, {
            status: 'failed',
            action,
            why: 'Another tab is still sending for this customer, so nothing was sent from here. Try again.',
          }),
      ),
    { keyOf: ({ checkoutId }) => checkoutId, whileInFlight: 'refuse' },
  );

  return {
    stateOf: (checkoutId: string): ActionState | undefined => states[checkoutId],
    run: (checkout: Checkout, action: CheckoutAction) => void run(checkout, action),
  };
}
