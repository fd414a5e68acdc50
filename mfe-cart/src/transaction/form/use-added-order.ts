import type { FormDraft } from '@portal/shared/forms';
import { pageAddress } from '@portal/shared/page-address';
import { cartPath } from '@portal/shared/pages';
import { titleCase } from '@portal/shared/parts';
import { useNavigate, useShell } from '@portal/shared/ui';
import { useHiddenItems } from '../../core/cart/use-hidden-items.ts';
import type { FormLifetime } from '../../core/form/use-form-lifetime.ts';
import type { CartItem } from '../../core/items/cart-item.ts';
import { type MismatchReason, saveReason } from '../../core/items/mismatch-reasons.ts';
import { copySent, discardSaved } from '../../core/items/saved-by-item.ts';
import type { Added } from '../add-to-cart/add-to-cart.ts';
import type { ReplacedItemStatus } from '../add-to-cart/remove-replaced-item.ts';

/** Notices for an edited item that was added, by what happened to the item that it replaces. `order` names it. */
const changedNotices = (noun: string, order: string) =>
  ({
    removed: `Changed in the cart: ${order}`,
    gone: `The changed ${noun} is in the cart: ${order}. The earlier one was no longer there: see Already sent.`,
    left: `Changed in the cart: ${order}. The earlier item could not be removed.`,
  }) as const satisfies Record<ReplacedItemStatus, string>;

/** An order that is in the cart now, as text, with the reason for a mismatch that the form has. */
interface AddedOrder {
  readonly added: Added;
  readonly order: string;
  readonly reason: MismatchReason | undefined;
}

export interface AddedOrderOptions {
  readonly customer: { readonly customerId: string; readonly name: string };
  /** The item that the form edits. */
  readonly editing: CartItem | undefined;
  readonly draft: FormDraft;
  readonly lifetime: FormLifetime;
}

/**
 * Returns a function to call once an order is in the cart: it saves the reason for a mismatch and an edited item's
 * saved answers under the new item's id, discards the form's draft, hides a replaced item that could not be removed,
 * and shows a notice that names the order (`noun`: what it is called).
 */
export function useAddedOrder(noun: string, { customer, editing, draft, lifetime }: AddedOrderOptions) {
  const { customerId, name } = customer;
  const { notify, drafts } = useShell();
  const navigate = useNavigate();
  const { hideItems } = useHiddenItems(customerId);

  const keepAnswers = async (edited: CartItem, { id, replaced }: Added) => {
    // an item that had left the cart was sent, and keeps what is kept for it
    if (replaced !== 'gone') await copySent(drafts, edited.id, id);
    if (replaced === 'removed') discardSaved(drafts, [edited.id]);
  };

  return ({ added, order, reason }: AddedOrder) => {
    const { id, replaced = 'removed' } = added;
    if (reason) saveReason(drafts, id, reason);
    if (lifetime.ownsDraft()) draft.forget();
    if (!editing) {
      return notify({
        tone: 'success',
        text: `Added to ${titleCase(name)}’s cart: ${order}`,
        action: { label: 'View cart', run: () => navigate(pageAddress(cartPath, { customerId })) },
      });
    }
    void keepAnswers(editing, added);
    if (replaced === 'left') hideItems([editing]);
    notify({
      tone: replaced === 'removed' ? 'success' : 'info',
      text: changedNotices(noun, order)[replaced],
    });
  };
}
