import { cartList } from '@portal/shared/api/cart';
import type { InvestmentSent } from '@portal/shared/api/transaction-payloads';
import { useApi, useCall, valueOrUndefined } from '@portal/shared/data';
import { useAgent, useShell } from '@portal/shared/ui';
import { useRef, useState } from 'react';
import { orderClock } from '../../core/order-clock.ts';
import { withCustomerLock } from '../../core/with-customer-lock.ts';
import { type AddOutcome, addToCart } from './add-investment.ts';

/** Phase of adding. `waiting`: another tab sends for this customer. `checking`: a lost reply is read back. */
export type AddPhase = 'idle' | 'adding' | 'waiting' | 'checking';

interface CartCustomer {
  readonly customerId: string;
  readonly name: string;
}

/**
 * Returns a function that adds an investment to the customer's cart once, and its phase (ITM-16, ITM-19). A second
 * call sends nothing, and tabs take turns. `replacedId` is the id of the item that an edited one replaces. When the
 * investment is, or may be, in the cart, all carts on screen are loaded again.
 */
export function useAddInvestment({ customerId, name }: CartCustomer, replacedId?: string) {
  const api = useApi();
  const { bus } = useShell();
  const { uuid: userId } = useAgent();
  const cartInput = { userId, customerId, channel: 'Digital Transaction' } as const;
  const loadedCart = useCall(cartList, cartInput);
  const [phase, setPhase] = useState<AddPhase>('idle');
  // stays true after success: a press while the form closes means the same item
  const isSubmitted = useRef(false);

  /** Reads the ids in the cart. The loaded cart is used, unless another tab may have changed it or an item is edited. */
  const readIds = async (hasWaited: boolean): Promise<readonly string[] | undefined> => {
    const loaded = hasWaited || replacedId !== undefined ? undefined : valueOrUndefined(loadedCart);
    if (loaded) return loaded.investment.map(({ id }) => id);
    const read = await api.attempt(cartList, cartInput);
    return read.status === 'ok' ? read.value.investment.map(({ id }) => id) : undefined;
  };

  /** Adds the investment. Returns `undefined` while an earlier one is in flight, or after it has succeeded. */
  const run = async (payload: InvestmentSent): Promise<AddOutcome | undefined> => {
    if (isSubmitted.current) return undefined;
    isSubmitted.current = true;
    orderClock.refresh();
    let isDone = false;
    try {
      const outcome = await withCustomerLock(
        customerId,
        () => setPhase('waiting'),
        (hasWaited) =>
          addToCart(api, { ...cartInput, customerName: name }, payload, {
            replacedId,
            readIds: () => readIds(hasWaited),
            onAdding: () => setPhase('adding'),
            onChecking: () => setPhase('checking'),
          }),
      );
      isDone = outcome.status === 'done';
      if (outcome.status !== 'refused' && outcome.status !== 'notReceived')
        bus.emit('cart:changed', { customerId });
      return outcome;
    } finally {
      isSubmitted.current = isDone;
      setPhase('idle');
    }
  };

  return { run, phase };
}
