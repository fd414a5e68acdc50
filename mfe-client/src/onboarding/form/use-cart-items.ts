import { cartList } from '@portal/shared/api/cart';
import { useCall, valueOrUndefined } from '@portal/shared/data';
import { describeItem } from '@portal/shared/items';
import { useAgent } from '@portal/shared/ui';
import type { StepItem } from '../pages/item-step.tsx';

interface CartItems {
  readonly banks: readonly StepItem[];
  readonly investments: readonly StepItem[];
}

/**
 * Returns the bank accounts and investments in the cart under an onboarding; none before it is saved (`isStored`),
 * while the cart loads, and when it cannot be read.
 */
export function useCartItems(id: string, isStored: boolean): CartItems {
  const { uuid: userId } = useAgent();
  const input = { userId, customerId: id };
  const forms = valueOrUndefined(
    useCall(cartList, isStored ? { ...input, channel: 'Digital Form' } : undefined),
  );
  const orders = valueOrUndefined(
    useCall(cartList, isStored ? { ...input, channel: 'Digital Transaction' } : undefined),
  );
  return {
    banks: (forms?.bankar ?? []).map((item) => ({
      id: item.id,
      text: describeItem({ type: 'bankar', payload: item.payload }),
    })),
    investments: (orders?.investment ?? []).map((item) => ({
      id: item.id,
      text: describeItem({ type: 'investment', payload: item.payload }),
    })),
  };
}
