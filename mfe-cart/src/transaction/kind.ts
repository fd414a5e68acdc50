import type { CartLists } from '@portal/shared/api/cart';
import type { Channel } from '@portal/shared/api/wire';
import type { ApiClient, Attempt } from '@portal/shared/calls';
import type { LabelOf } from '@portal/shared/commands';
import type { PropsOf, transaction } from '@portal/shared/remote';
import type { CartItem } from '../core/items/cart-item.ts';
import type { TransactionName, TransactionWords } from '../core/transaction-words.ts';

/**
 * Props of a kind's drawer: those of the slot, amount and currency that the URL begins with, and the item of the cart
 * that it edits.
 */
export type TransactionDrawerProps = PropsOf<typeof transaction> & {
  readonly amount?: string | undefined;
  readonly currency?: string | undefined;
  readonly editing?: CartItem | undefined;
};

/** Name of the cart list that has the items of a kind, as at the wire. */
type CartListName = keyof CartLists;

/** The cart that an item is added to. */
export interface Cart {
  readonly channel: Channel;
  readonly userId: string;
  readonly customerId: string;
  readonly customerName: string;
}

/** Whether a field of a payload identifies an order: its value in an item that the cart lists, or `undefined` if not. */
type IdentityReader<Listed> = ((listed: Listed) => unknown) | undefined;

/**
 * For each field of a payload, how it is read from an item that the cart lists, with the value as at the wire. A field
 * that does not identify the order is `undefined`. A new field of the payload does not compile without its entry.
 */
export type IdentityTable<Sent, Listed> = { readonly [Field in keyof Sent]-?: IdentityReader<Listed> };

/**
 * A kind of transaction: what the drawer's frame needs to know to send, read back, replace and keep it. Rules, fields and
 * payload are the kind's own code. `Sent` is the payload at the wire, `Listed` an item of the kind as the cart lists it.
 */
export interface TransactionKind<Sent extends object, Listed extends { readonly id: string }> {
  readonly name: TransactionName;
  readonly list: CartListName;
  readonly channel: Channel;
  readonly words: TransactionWords;
  readonly identity: IdentityTable<Sent, Listed>;
  /** Labels of the form's fields, where they are not those of `fieldLabel`. */
  readonly labelOf?: LabelOf;
  /** Returns the kind's items of a cart. */
  itemsOf(lists: CartLists): readonly Listed[];
  /** Sends the call that adds an item, once. Resolves to the new item's id. */
  send(
    api: ApiClient,
    cart: Cart,
    payload: Sent,
    idempotencyKey: string,
  ): Promise<Attempt<{ readonly id: string }>>;
}
