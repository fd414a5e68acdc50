import type { CartLists } from '@portal/shared/api/cart';
import type { Lookups } from '@portal/shared/api/lookups';
import { type ItemType, itemTypes, transactionItem } from '@portal/shared/api/transaction-payloads';
import type { Channel } from '@portal/shared/api/wire';
import {
  describeItem,
  getShortText,
  type ItemContext,
  type Payloads,
  type TypedItem,
} from '@portal/shared/items';
import * as z from '@portal/shared/schema';
import type { CartItem } from './cart-item.ts';
import { itemKinds } from './item-kinds.ts';

/** The lists of a cart, with the payloads of their types. */
type Listed = {
  readonly [Type in ItemType]: readonly {
    readonly id: string;
    readonly customerName: string;
    readonly createdAt: string;
    readonly updatedAt?: string | undefined;
    readonly payload: Payloads[Type];
  }[];
};

type Content = ReturnType<(typeof itemKinds)[ItemType]>;

const kinds: { readonly [Type in ItemType]: (payload: Payloads[Type]) => Content } = itemKinds;

/**
 * Converts an item of a checkout or a cart, with its type and payload, to a `CartItem`: `head` (id, channel), its text,
 * and what its kind says. `context`: lookups and the customer's name for the text, because a checkout does not name its
 * customer at the item.
 */
export const itemOf = <Type extends ItemType>(
  head: Pick<CartItem, 'id' | 'channel'>,
  item: TypedItem<Type>,
  context?: ItemContext,
): CartItem => ({ ...head, text: describeItem(item, context), ...kinds[item.type](item.payload) });

/**
 * Converts all items in `lists`, one channel's part of the cart, to `CartItem`s that name `channel`: investments,
 * redemptions and switches, then bank accounts and forms. Without `lookups`, the text of an update has codes in place of
 * names, and that of a withdrawal leaves out the name of its reason.
 */
export function itemsOf(channel: Channel, lists: CartLists, lookups?: Lookups): readonly CartItem[] {
  const listed: Listed = lists;
  const itemsOfType = <Type extends ItemType>(type: Type) =>
    listed[type].map(({ id, payload, customerName, createdAt, updatedAt = createdAt }) => {
      const content = kinds[type](payload);
      return {
        id,
        channel,
        text: describeItem({ type, payload }, { lookups, customerName }),
        ...(content.unfinished === undefined ? {} : { draftOf: updatedAt }),
        ...content,
      };
    });
  return itemTypes.flatMap((type) => itemsOfType(type));
}

/**
 * Returns a short text of an order for a notice, from its payload as it is sent: `CBSUK, MYR 25,000.00`. Empty when the
 * payload cannot be decoded.
 */
export function describeOrder(type: ItemType, payload: object): string {
  const { data } = z.safeParse(transactionItem, { type, payload });
  return data ? getShortText(describeItem(data)) : '';
}
