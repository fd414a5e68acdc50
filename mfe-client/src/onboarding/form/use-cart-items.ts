import { cartList } from '@portal/shared/api/cart';
import { useCall, valueOrUndefined } from '@portal/shared/data';
import { describeItem } from '@portal/shared/items';
import { useAgent } from '@portal/shared/ui';
import type { StepItem } from '../pages/item-step.tsx';

interface CartItems {
  readonly banks: readonly StepItem[];
  readonly investments: readonly StepItem[];
  /** Whether the lists are those of the cart: it is loaded, or nothing can be in it. */
  readonly isKnown: boolean;
  /** Reads the cart again after a failure; absent without one. */
  readonly retry: (() => void) | undefined;
}

/**
 * Returns the bank accounts and investments in the cart under an onboarding; none before it is saved (`isStored`), and
 * none yet while the cart loads and when it cannot be read (`isKnown`).
 */
export function useCartItems(id: string, isStored: boolean): CartItems {
  const { uuid: userId } = useAgent();
  const input = { userId, customerId: id };
  const forms = useCall(cartList, isStored ? { ...input, channel: 'Digital Form' } : undefined);
  const orders = useCall(cartList, isStored ? { ...input, channel: 'Digital Transaction' } : undefined);
  const failed = [forms, orders].filter((call) => call.status === 'failed');
  return {
    banks: (valueOrUndefined(forms)?.bankar ?? []).map((item) => ({
      id: item.id,
      text: describeItem({ type: 'bankar', payload: item.payload }),
    })),
    investments: (valueOrUndefined(orders)?.investment ?? []).map((item) => ({
      id: item.id,
      text: describeItem({ type: 'investment', payload: item.payload }),
    })),
    isKnown: !isStored || (forms.status === 'ok' && orders.status === 'ok'),
    retry:
      failed.length === 0
        ? undefined
        : () => {
            for (const call of failed) call.retry();
          },
  };
}
