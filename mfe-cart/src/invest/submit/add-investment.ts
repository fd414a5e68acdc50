import { addInvestment, cartList } from '@portal/shared/api/cart';
import type { InvestmentSent } from '@portal/shared/api/transaction-payloads';
import type { ApiClient } from '@portal/shared/calls';
import {
  type Outcome,
  pendingCommands,
  type ReadBackResult,
  reconcilePendingCommand,
  sendOnce,
} from '@portal/shared/commands';
import { findAddedItemId, fingerprint, pendingAbout } from './order-identity.ts';
import { type ReplacedItemStatus, removeReplacedItem } from './remove-replaced-item.ts';

/** The item that is in the cart now, and, of an edited item, what happened to the item that it replaces. */
export interface Added {
  readonly id: string;
  readonly replaced?: ReplacedItemStatus;
}

/**
 * Outcome of adding an investment. Nothing was sent when it is `cartUnreadable`, when it is `itemGone` (the item to
 * replace is not in the cart), or when it is `earlierAdded` (another, pending investment was found in the cart).
 */
export type AddOutcome = Outcome<Added> | { readonly status: 'cartUnreadable' | 'itemGone' | 'earlierAdded' };

/** The cart that an investment is added to. */
interface InvestmentCart {
  readonly userId: string;
  readonly customerId: string;
  readonly channel: 'Digital Transaction';
  readonly customerName: string;
}

interface AddOptions {
  /** Id of the item to replace, when an item is edited. */
  readonly replacedId: string | undefined;
  /** Returns the ids of the investments in the cart, or `undefined` when it cannot be read. */
  readonly readIds: () => Promise<readonly string[] | undefined>;
  readonly onAdding: () => void;
  readonly onChecking: () => void;
}

/** Returns the subject of a customer's pending investment, for `pendingCommands`. */
const investmentSubject = ({ userId, customerId }: InvestmentCart): string =>
  `investment:${userId}:${customerId}`;

async function readBackInvestment(
  api: ApiClient,
  { userId, customerId, channel }: InvestmentCart,
  about: readonly string[],
): Promise<ReadBackResult<string>> {
  const read = await api.attempt(cartList, { userId, customerId, channel });
  if (read.status === 'failed') return { status: 'unreachable' };
  const id = await findAddedItemId(read.value.investment, about);
  return id === undefined ? { status: 'none' } : { status: 'found', result: id };
}

/**
 * Adds an investment to the cart once (ITM-16). A different pending investment is read back first. With `replacedId`
 * the replaced item is removed afterwards, and nothing is sent when that item is not in the cart.
 */
export async function addToCart(
  api: ApiClient,
  cart: InvestmentCart,
  payload: InvestmentSent,
  { replacedId, readIds, onAdding, onChecking }: AddOptions,
): Promise<AddOutcome> {
  const { userId, customerId, channel, customerName } = cart;
  const subject = investmentSubject(cart);
  const readBack = (about: readonly string[]) => readBackInvestment(api, cart, about);
  onAdding();
  const print = await fingerprint(payload);
  const pending = pendingCommands.read(subject)?.about;
  const isRepeat = pending?.[0] === print;
  if (pending && !isRepeat) {
    // the pending command differs from the form
    const earlier = await reconcilePendingCommand({ subject, readBack, onChecking });
    if (earlier?.status === 'unknown') return earlier;
    if (earlier?.status === 'done') return { status: 'earlierAdded' };
    pendingCommands.remove(subject);
    onAdding();
  }
  // a repeat is compared with the cart as it was before the first attempt
  const ids = isRepeat && replacedId === undefined ? pending : await readIds();
  if (!ids) return { status: isRepeat ? 'unknown' : 'cartUnreadable' };
  if (replacedId !== undefined && !ids.includes(replacedId)) return { status: 'itemGone' };
  const outcome = await sendOnce<string>({
    subject,
    about: isRepeat ? pending : pendingAbout(print, ids),
    canBeReverted: true,
    readBack,
    onChecking,
    send: async (idempotencyKey) => {
      const body = { channel, userId, customerId, payload, customerName };
      const reply = await api.attempt(addInvestment, body, { idempotencyKey });
      return reply.status === 'ok' ? { status: 'ok', value: reply.value.id } : reply;
    },
  });
  if (outcome.status !== 'done') return outcome;
  const id = outcome.result;
  if (replacedId === undefined) return { status: 'done', result: { id } };
  const replaced = await removeReplacedItem(api, { userId, customerId, channel }, replacedId);
  return { status: 'done', result: { id, replaced } };
}
