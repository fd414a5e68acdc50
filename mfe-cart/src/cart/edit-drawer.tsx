import type { InvestmentItem } from '../core/cart-item.ts';
import { TransactionDrawer } from '../invest/index.ts';

interface EditDrawerProps {
  readonly customerId: string;
  readonly item: InvestmentItem;
  /** The edited item is in the cart: the old one can go. */
  readonly onReplaced: () => void;
  readonly onClose: () => void;
}

/**
 * The invest drawer with an item of the cart in it. The new item is posted before the old one is deleted, so that
 * whatever fails between the two loses nothing: at worst both are there, and the cart says so.
 */
export function EditDrawer({ customerId, item, onReplaced, onClose }: EditDrawerProps) {
  return (
    <TransactionDrawer
      kind="invest"
      customerId={customerId}
      accountId={item.accountId}
      scheme={item.scheme}
      editing={item}
      onAdded={onReplaced}
      onClose={onClose}
    />
  );
}
