import type { CartLists } from '@portal/shared/api/cart';
import { type ItemType, itemTypes } from '@portal/shared/api/transaction-payloads';
import type { Channel } from '@portal/shared/api/wire';
import type { CartItem } from './cart-item.ts';
import type { Payloads } from './item-content.ts';
import { itemKinds } from './item-kinds.ts';

/** An item of a checkout, with the payload of its type. */
type Typed<Type extends ItemType> = {
  readonly [Each in Type]: { readonly type: Each; readonly payload: Payloads[Each] };
}[Type];

/** The lists of a cart, with the payloads of their types. */
type Listed = {
  readonly [Type in ItemType]: readonly {
    readonly id: string;
    readonly customerName: string;
    readonly payload: Payloads[Type];
  }[];
};

type Content = ReturnType<(typeof itemKinds)[ItemType]>;

const kinds: {
  readonly [Type in ItemType]: (payload: Payloads[Type], customerName?: string) => Content;
} = itemKinds;

/** Decodes an item of a checkout. */
export function itemOf<Type extends ItemType>(
  head: Pick<CartItem, 'id' | 'channel'>,
  item: Typed<Type>,
): CartItem {
  return { ...head, ...kinds[item.type](item.payload) };
}

/** Decodes all items of one channel's lists, transactions first. */
export function itemsOf(channel: Channel, lists: CartLists): readonly CartItem[] {
  const listed: Listed = lists;
  const itemsOfType = <Type extends ItemType>(type: Type) =>
    listed[type].map(({ id, payload, customerName }) => ({
      id,
      channel,
      ...kinds[type](payload, customerName),
    }));
  return itemTypes.flatMap((type) => itemsOfType(type));
}
