import { addInvestment, cartList } from '@portal/shared/api/cart';
import type { InvestmentSent } from '@portal/shared/api/transaction-payloads';
import { useApi, useCall } from '@portal/shared/data';
import { useShell } from '@portal/shared/ui';
import { useRef, useState } from 'react';
import { doubts } from '../core/doubts.ts';
import { inTurn } from '../core/in-turn.ts';
import { settled } from '../core/loadable.ts';
import { type Finding, type Outcome, sendOnce } from '../core/send-once.ts';
import { useAgent } from '../core/use-agent.ts';
import { fingerprint, sentItem } from './sent-item.ts';

/** How adding stands: `waiting` for another tab that sends for this customer, `checking` what became of a lost answer. */
export type AddPhase = 'idle' | 'adding' | 'waiting' | 'checking';

/** What became of it; `unread`: nothing was sent, for the cart could not be read. */
export type AddOutcome = Outcome<string> | { readonly status: 'unread' };

/** Whose cart it goes into. */
interface Buyer {
  readonly customerId: string;
  readonly name: string;
}

/**
 * Puts an investment into the cart, once: a second press joins nothing and sends nothing, tabs take turns, and when
 * the answer is lost the cart is read before anything may be sent again (ITM-16, ITM-19). The result is the item's id.
 * Once it is there, or may be, every cart that shows is read again.
 */
export function useAddInvestment({ customerId, name }: Buyer) {
  const api = useApi();
  const { bus } = useShell();
  const { uuid: userId } = useAgent();
  const cart = { userId, customerId, channel: 'Digital Transaction' } as const;
  const known = useCall(cartList, cart);
  const [phase, setPhase] = useState<AddPhase>('idle');
  // stays true once it has succeeded: the form is on its way out, and a press on it means the same item
  const isSpent = useRef(false);

  const readIds = async (): Promise<readonly string[] | undefined> => {
    const read = await api.attempt(cartList, cart);
    return read.status === 'ok' ? read.value.investment.map(({ id }) => id) : undefined;
  };

  const send = async (payload: InvestmentSent, hasWaited: boolean): Promise<AddOutcome> => {
    setPhase('adding');
    const subject = `investment:${userId}:${customerId}:${await fingerprint(payload)}`;
    const seen = hasWaited ? undefined : settled(known)?.investment.map(({ id }) => id);
    // what was in the cart before tells afterwards whether a lost post has arrived; a repeat goes by what was there first
    const before = doubts.read(subject)?.about ?? seen ?? (await readIds());
    if (!before) return { status: 'unread' };
    const find = async (about: readonly string[]): Promise<Finding<string>> => {
      const read = await api.attempt(cartList, cart);
      if (read.status === 'failed') return { status: 'unreachable' };
      const id = sentItem(read.value.investment, payload, about);
      return id === undefined ? { status: 'none' } : { status: 'found', result: id };
    };
    return sendOnce<string>({
      subject,
      about: before,
      canBeUndone: true,
      find,
      onChecking: () => setPhase('checking'),
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
  };

  /** Sends it; `undefined` while the one before is still under way, or has succeeded. */
  const run = async (payload: InvestmentSent): Promise<AddOutcome | undefined> => {
    if (isSpent.current) return undefined;
    isSpent.current = true;
    let isDone = false;
    try {
      const outcome = await inTurn(
        customerId,
        () => setPhase('waiting'),
        (hasWaited) => send(payload, hasWaited),
      );
      isDone = outcome.status === 'done';
      if (isDone || outcome.status === 'unknown') bus.emit('cart:changed', { customerId });
      return outcome;
    } finally {
      isSpent.current = isDone;
      setPhase('idle');
    }
  };

  return { run, phase };
}
