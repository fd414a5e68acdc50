import { cartList } from '@portal/shared/api/cart';
import type { ApiClient } from '@portal/shared/calls';
import {
  type Outcome,
  pendingCommands,
  type ReadBackResult,
  reconcilePendingCommand,
  sendOnce,
} from '@portal/shared/commands';
import type { Cart, TransactionKind } from '../kind.ts';
import { decodePendingOrder, encodePendingOrder, findAddedItemId, fingerprint } from './order-identity.ts';
import { type ReplacedItemStatus, removeReplacedItem } from './remove-replaced-item.ts';

/** The item that is in the cart now, and, of an edited item, what happened to the item that it replaces. */
export interface Added {
  readonly id: string;
  readonly replaced?: ReplacedItemStatus;
}

/**
 * Outcome of adding an item. Nothing was sent when it is `cartUnreadable`, `newPriceDate` (the form showed another one),
 * `itemGone` (the item to replace is not in the cart), or `earlierAdded` (another, pending item of the kind was found in
 * the cart).
 */
export type AddOutcome =
  | Outcome<Added>
  | { readonly status: 'cartUnreadable' | 'newPriceDate' | 'itemGone' | 'earlierAdded' };

/** An item to add: its kind, its payload and the cart. */
export interface Addition<Sent extends object, Listed extends { readonly id: string }> {
  readonly kind: TransactionKind<Sent, Listed>;
  readonly cart: Cart;
  readonly payload: Sent;
}

interface AddOptions {
  /** Id of the item to replace, when an item is edited. */
  readonly replacedId: string | undefined;
  /** Returns the ids of the kind's items in the cart, or `undefined` when it cannot be read. */
  readonly readIds: () => Promise<readonly string[] | undefined>;
  readonly onAdding: () => void;
  readonly onChecking: () => void;
}

/**
 * Adds an item to the cart once (ITM-16), and resolves with the outcome. A pending item of the kind (sent, outcome
 * unknown) is read back first; when it differs from this one and is in the cart, nothing is sent. With `replacedId`
 * that item is removed afterwards, and nothing is sent when it is not in the cart. Lost replies are read back; never
 * throws.
 */
export async function addToCart<Sent extends object, Listed extends { readonly id: string }>(
  api: ApiClient,
  { kind, cart, payload }: Addition<Sent, Listed>,
  { replacedId, readIds, onAdding, onChecking }: AddOptions,
): Promise<AddOutcome> {
  const { userId, customerId, channel } = cart;
  const subject = `${kind.list}:${userId}:${customerId}`;
  const readBack = async (about: readonly string[]): Promise<ReadBackResult<string>> => {
    const read = await api.attempt(cartList, { userId, customerId, channel });
    if (read.status === 'failed') return { status: 'unreachable' };
    const id = await findAddedItemId(kind, kind.itemsOf(read.value), decodePendingOrder(about));
    return id === undefined ? { status: 'none' } : { status: 'found', result: id };
  };
  onAdding();
  const print = await fingerprint(kind, payload);
  const about = pendingCommands.read(subject)?.about;
  const pending = about && decodePendingOrder(about);
  const isRepeat = pending?.print === print;
  if (pending && !isRepeat) {
    // the pending command differs from the form
    const earlier = await reconcilePendingCommand({ subject, readBack, onChecking });
    if (earlier?.status === 'unknown') return earlier;
    if (earlier?.status === 'done') return { status: 'earlierAdded' };
    pendingCommands.remove(subject);
    onAdding();
  }
  // a repeat is compared with the cart as it was before the first attempt
  const ids = isRepeat && replacedId === undefined ? pending.idsBefore : await readIds();
  if (!ids) return { status: isRepeat ? 'unknown' : 'cartUnreadable' };
  if (replacedId !== undefined && !ids.includes(replacedId)) return { status: 'itemGone' };
  const outcome = await sendOnce<string>({
    subject,
    about: encodePendingOrder(isRepeat ? pending : { print, idsBefore: ids }),
    canBeReverted: true,
    readBack,
    onChecking,
    async send(idempotencyKey) {
      const reply = await kind.send(api, cart, payload, idempotencyKey);
      return reply.status === 'ok' ? { status: 'ok', value: reply.value.id } : reply;
    },
  });
  if (outcome.status !== 'done') return outcome;
  const id = outcome.result;
  if (replacedId === undefined) return { status: 'done', result: { id } };
  const replaced = await removeReplacedItem(api, kind, cart, replacedId);
  return { status: 'done', result: { id, replaced } };
}
