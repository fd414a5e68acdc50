import { addInvestment, cartList } from '@portal/shared/api/cart';
import type { InvestmentSent } from '@portal/shared/api/transaction-payloads';
import { useApi, useCall, valueOrUndefined } from '@portal/shared/data';
import { useAgent, useShell } from '@portal/shared/ui';
import { useRef, useState } from 'react';
import { orderClock } from '../../core/order-clock.ts';
import { pendingCommands } from '../../core/pending-commands.ts';
import {
  type Outcome,
  type ReadBackResult,
  reconcilePendingCommand,
  sendOnce,
} from '../../core/send-once.ts';
import { withCustomerLock } from '../../core/with-customer-lock.ts';
import { findAddedItemId, fingerprint, pendingAbout } from './order-identity.ts';
import { type ReplacedItemStatus, removeReplacedItem } from './remove-replaced-item.ts';

/** How adding stands: `waiting` for another tab that sends for this customer, `checking` what became of a lost answer. */
export type AddPhase = 'idle' | 'adding' | 'waiting' | 'checking';

/** The item that is in the cart now; of an edited one also what became of the item that it replaces. */
export interface Added {
  readonly id: string;
  readonly replaced?: ReplacedItemStatus;
}

/**
 * What became of it. `unread`: nothing was sent, for the cart could not be read. `gone`: neither was it, for the item
 * to be replaced had left the cart. `arrived`: neither was it, for another one that was in doubt is in the cart.
 */
export type AddOutcome = Outcome<Added> | { readonly status: 'unread' | 'gone' | 'arrived' };

/** Whose cart it goes into. */
interface Whose {
  readonly customerId: string;
  readonly name: string;
}

/**
 * Puts an investment into the cart, once: a second press joins nothing and sends nothing, tabs take turns, and when
 * the answer is lost the cart is read before anything may be sent again, be it the same or another (ITM-16, ITM-19).
 * `editing` is the id of the item that it replaces: it goes in the same turn, and when it is no longer in the cart
 * nothing is sent. IdempotentCommand the investment is there, or may be, every cart that shows is read again.
 */
export function useAddInvestment({ customerId, name }: Whose, editing?: string) {
  const api = useApi();
  const { bus } = useShell();
  const { uuid: userId } = useAgent();
  const cart = { userId, customerId, channel: 'Digital Transaction' } as const;
  const known = useCall(cartList, cart);
  const [phase, setPhase] = useState<AddPhase>('idle');
  // stays true once it has succeeded: the form is on its way out, and a press on it means the same item
  const isSpent = useRef(false);
  const subject = `investment:${userId}:${customerId}`;

  const find = async (about: readonly string[]): Promise<ReadBackResult<string>> => {
    const read = await api.attempt(cartList, cart);
    if (read.status === 'failed') return { status: 'unreachable' };
    const id = await findAddedItemId(read.value.investment, about);
    return id === undefined ? { status: 'none' } : { status: 'found', result: id };
  };
  const onChecking = () => setPhase('checking');

  /** The ids in the cart. What was read earlier will do, unless another tab may have changed it or it is edited. */
  const readIds = async (hasWaited: boolean): Promise<readonly string[] | undefined> => {
    const seen = hasWaited || editing !== undefined ? undefined : valueOrUndefined(known);
    if (seen) return seen.investment.map(({ id }) => id);
    const read = await api.attempt(cartList, cart);
    return read.status === 'ok' ? read.value.investment.map(({ id }) => id) : undefined;
  };

  const post = (payload: InvestmentSent, about: readonly string[]) =>
    sendOnce<string>({
      subject,
      about,
      canBeUndone: true,
      find,
      onChecking,
      send: async (idempotencyKey) => {
        const body = {
          channel: 'Digital Transaction',
          userId,
          customerId,
          payload,
          customerName: name,
        } as const;
        const reply = await api.attempt(addInvestment, body, { idempotencyKey });
        return reply.status === 'ok' ? { status: 'ok', value: reply.value.id } : reply;
      },
    });

  const send = async (payload: InvestmentSent, hasWaited: boolean): Promise<AddOutcome> => {
    setPhase('adding');
    const print = await fingerprint(payload);
    const doubt = pendingCommands.read(subject)?.about;
    const isRepeat = doubt?.[0] === print;
    if (doubt && !isRepeat) {
      // what is in doubt says something else than what stands in the form now: its own outcome comes first
      const earlier = await reconcilePendingCommand({ subject, find, onChecking });
      if (earlier?.status === 'unknown') return earlier;
      if (earlier?.status === 'done') return { status: 'arrived' };
      pendingCommands.drop(subject);
      setPhase('adding');
    }
    // a repeat goes by what was there first
    const ids = isRepeat && editing === undefined ? doubt : await readIds(hasWaited);
    if (!ids) return { status: isRepeat ? 'unknown' : 'unread' };
    if (editing !== undefined && !ids.includes(editing)) return { status: 'gone' };
    // what was in the cart before tells afterwards whether a lost post has arrived
    const outcome = await post(payload, isRepeat ? doubt : pendingAbout(print, ids));
    if (outcome.status !== 'done') return outcome;
    const id = outcome.result;
    if (editing === undefined) return { status: 'done', result: { id } };
    return { status: 'done', result: { id, replaced: await removeReplacedItem(api, cart, editing) } };
  };

  /** Sends it; `undefined` while the one before is still under way, or has succeeded. */
  const run = async (payload: InvestmentSent): Promise<AddOutcome | undefined> => {
    if (isSpent.current) return undefined;
    isSpent.current = true;
    orderClock.renew();
    let isDone = false;
    try {
      const outcome = await withCustomerLock(
        customerId,
        () => setPhase('waiting'),
        (hasWaited) => send(payload, hasWaited),
      );
      isDone = outcome.status === 'done';
      if (outcome.status !== 'refused' && outcome.status !== 'missed')
        bus.emit('cart:changed', { customerId });
      return outcome;
    } finally {
      isSpent.current = isDone;
      setPhase('idle');
    }
  };

  return { run, phase };
}
