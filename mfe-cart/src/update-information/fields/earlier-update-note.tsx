import { cartList } from '@portal/shared/api/cart';
import { useCall, valueOrUndefined } from '@portal/shared/data';
import { Banner, useAgent } from '@portal/shared/ui';

interface EarlierUpdateNoteProps {
  readonly customerId: string;
  /** The update that is edited. */
  readonly editedId: string | undefined;
}

/**
 * Warning that another update of this customer is in the cart already: when both change a field, the later one is
 * refused. Nothing without one, or while the cart is not loaded. `editedId`: the item that is edited, which does not
 * count.
 */
export function EarlierUpdateNote({ customerId, editedId }: EarlierUpdateNoteProps) {
  const { uuid: userId } = useAgent();
  const lists = valueOrUndefined(useCall(cartList, { userId, customerId, channel: 'Digital Form' }));
  const others = lists?.clientInfoUpdate.filter(({ id }) => id !== editedId) ?? [];
  if (others.length === 0) return null;
  return (
    <Banner tone="warn" title="Another update of this customer is in the cart">
      Change other fields here, or edit that update in the cart: a field can be changed once.
    </Banner>
  );
}
