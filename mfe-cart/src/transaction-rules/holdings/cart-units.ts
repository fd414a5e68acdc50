import type { Holding } from '@portal/shared/api/holdings';
import { Units, unitsAt } from '@portal/shared/money';
import { withdrawalReason } from '@portal/shared/withdrawal-reasons';
import { type CartItem, isMoneyItem, sizeOf } from '../../core/items/cart-item.ts';
import { holdingAfterTaking } from './sub-accounts.ts';

/** Units of a holding that an item takes. */
function takenBy(item: CartItem, { accountId, scheme, units, nav, currency }: Holding): Units {
  const none = Units.of('0');
  if (!isMoneyItem(item) || item.accountId !== accountId) return none;
  if (!item.legs.some((leg) => leg.direction === 'out' && leg.scheme === scheme)) return none;
  const size = sizeOf(item);
  if (size === 'all') return units;
  if (size.kind === 'units') return size;
  return size.currency === currency ? unitsAt(size, nav) : none;
}

/** The sub-accounts of PRS that an item takes units from. */
const takenFrom = (item: CartItem) =>
  (item.kind === 'redemption' && withdrawalReason(item.order.withdrawalReason)?.takesFrom) || 'A+B';

/**
 * Returns a holding whose pending units include what the items of the cart take: redemptions of the same account and
 * scheme, and switches out of it. An amount is counted at the last price. `editedId` is the item that is being edited,
 * which does not count.
 */
export function holdingAfterCart(holding: Holding, items: readonly CartItem[], editedId?: string): Holding {
  return items
    .filter(({ id }) => id !== editedId)
    .reduce((after, item) => holdingAfterTaking(after, takenBy(item, holding), takenFrom(item)), holding);
}
