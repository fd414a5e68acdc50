import { cartList } from '@portal/shared/api/cart';
import type { Loadable } from '@portal/shared/contract';
import { combineLoadables, mapLoadable, useCall } from '@portal/shared/data';
import { describeItem } from '@portal/shared/items';
import { useAgent } from '@portal/shared/ui';
import type { StepItem } from '../pages/item-step.tsx';

interface CartItems {
  readonly banks: Loadable<readonly StepItem[]>;
  readonly investments: Loadable<readonly StepItem[]>;
  /** Both, in this order. */
  readonly all: Loadable<readonly StepItem[]>;
}

const none = { status: 'ok', value: [] } as const;

/** Returns the bank accounts and investments in the cart under an onboarding; none before it is saved (`isStored`). */
export function useCartItems(id: string, isStored: boolean): CartItems {
  const { uuid: userId } = useAgent();
  const input = { userId, customerId: id };
  const forms = useCall(cartList, isStored ? { ...input, channel: 'Digital Form' } : undefined);
  const orders = useCall(cartList, isStored ? { ...input, channel: 'Digital Transaction' } : undefined);
  if (!isStored) return { banks: none, investments: none, all: none };
  const banks = mapLoadable(forms, ({ bankar }) =>
    bankar.map((item) => ({
      id: item.id,
      text: describeItem({ type: 'bankar', payload: item.payload }),
    })),
  );
  const investments = mapLoadable(orders, ({ investment }) =>
    investment.map((item) => ({
      id: item.id,
      text: describeItem({ type: 'investment', payload: item.payload }),
    })),
  );
  const all = mapLoadable(combineLoadables([banks, investments]), (lists) => lists.flat());
  return { banks, investments, all };
}
