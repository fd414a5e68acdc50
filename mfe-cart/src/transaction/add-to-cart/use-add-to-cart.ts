import { cartList } from '@portal/shared/api/cart';
import { useApi, useCall, useCommand, valueOrUndefined } from '@portal/shared/data';
import { isOnboardingId } from '@portal/shared/records';
import { useAgent, useShell } from '@portal/shared/ui';
import { useState } from 'react';
import { withCustomerLock } from '../../core/cart/with-customer-lock.ts';
import { usePriceDateCheck } from '../../core/pricing/use-price-date-check.ts';
import type { TransactionKind } from '../kind.ts';
import { type AddOutcome, addToCart } from './add-to-cart.ts';

/** Phase of adding. `waiting`: another tab sends for this customer. `checking`: a lost reply is read back. */
export type AddPhase = 'idle' | 'adding' | 'waiting' | 'checking';

interface CartCustomer {
  readonly customerId: string;
  readonly name: string;
}

/** Adds items of one kind to a customer's cart. */
export interface AddToCart<Sent> {
  readonly phase: AddPhase;
  /**
   * Adds an item. A call while an earlier one is in flight, or after it has succeeded, sends nothing: it resolves to
   * `undefined`, and does not call `onOutcome`.
   */
  run(payload: Sent, onOutcome?: (outcome: AddOutcome) => void): Promise<AddOutcome | undefined>;
}

/** The account of an order. A change of client information has none. */
const accountOf = (payload: object): { readonly accountId?: string } =>
  'accountId' in payload && typeof payload.accountId === 'string' ? { accountId: payload.accountId } : {};

/** Outcomes after which the cart certainly is as it was. */
const unchanged: ReadonlySet<AddOutcome['status']> = new Set(['refused', 'notReceived', 'newPriceDate']);

/**
 * Returns `run`, which adds an item of a kind to the customer's cart once and resolves with the outcome, and its phase
 * (ITM-16, ITM-19). A second call sends nothing, and tabs take turns. `replacedId` is the id of the item that an edited
 * one replaces. Unless it certainly is not in the cart, all carts on screen are loaded again.
 */
export function useAddToCart<Sent extends object, Listed extends { readonly id: string }>(
  kind: TransactionKind<Sent, Listed>,
  { customerId, name }: CartCustomer,
  replacedId?: string,
): AddToCart<Sent> {
  const api = useApi();
  const { bus } = useShell();
  const { uuid: userId } = useAgent();
  const cartInput = { userId, customerId, channel: kind.channel };
  const loadedCart = useCall(cartList, cartInput);
  const [phase, setPhase] = useState<AddPhase>('idle');
  const hasNewPriceDate = usePriceDateCheck(kind.channel === 'Digital Transaction');

  /** Reads the ids in the cart. The loaded cart is used, unless another tab may have changed it or an item is edited. */
  const readIds = async (hasWaited: boolean): Promise<readonly string[] | undefined> => {
    const loaded = hasWaited || replacedId !== undefined ? undefined : valueOrUndefined(loadedCart);
    if (loaded) return kind.itemsOf(loaded).map(({ id }) => id);
    const read = await api.attempt(cartList, cartInput);
    return read.status === 'ok' ? kind.itemsOf(read.value).map(({ id }) => id) : undefined;
  };

  const add = async (payload: Sent, onOutcome?: (outcome: AddOutcome) => void): Promise<AddOutcome> => {
    const { accountId = '' } = accountOf(payload);
    // at once, or the pressed button would be idle until the lock is there
    setPhase('adding');
    try {
      const outcome = await withCustomerLock<AddOutcome>(
        customerId,
        () => setPhase('waiting'),
        async (hasWaited) => {
          // the first order in an account that is still to be opened is priced once it is open
          if (!isOnboardingId(accountId) && (await hasNewPriceDate())) return { status: 'newPriceDate' };
          return addToCart(
            api,
            { kind, cart: { ...cartInput, customerName: name }, payload },
            {
              replacedId,
              readIds: () => readIds(hasWaited),
              onAdding: () => setPhase('adding'),
              onChecking: () => setPhase('checking'),
            },
          );
        },
        () => ({ status: 'notReceived' }),
      );
      if (!unchanged.has(outcome.status))
        bus.emit('cart:changed', { customerId, channel: kind.channel, ...accountOf(payload) });
      onOutcome?.(outcome);
      return outcome;
    } finally {
      setPhase('idle');
    }
  };
  // a press while the form closes means the same item
  const { run } = useCommand(add, { whileInFlight: 'refuse', isFinal: ({ status }) => status === 'done' });

  return { run, phase };
}
