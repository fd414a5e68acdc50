import { cartList } from '@portal/shared/api/cart';
import { useCall, valueOrUndefined } from '@portal/shared/data';
import { Banner, useAgent } from '@portal/shared/ui';
import { pluralize } from '../../core/format-text.ts';
import { itemsOf } from '../../core/items/from-wire.ts';

const channel = 'Digital Transaction';

interface DependentsNoteProps {
  readonly customerId: string;
  /** The bank account addition that is edited. */
  readonly itemId: string;
}

/**
 * Warning in the form of a bank account addition that is edited: how many items of the cart pay into it. Saving makes
 * another item, in place of the old one, so it must be chosen again in them. Shows nothing when none does or the cart
 * is not loaded.
 */
export function DependentsNote({ customerId, itemId }: DependentsNoteProps) {
  const { uuid: userId } = useAgent();
  const lists = valueOrUndefined(useCall(cartList, { userId, customerId, channel }));
  const count = lists
    ? itemsOf(channel, lists).filter(({ paysInto }) => paysInto?.idBankar === itemId).length
    : 0;
  if (count === 0) return null;
  return (
    <Banner
      tone="warn"
      title={`${pluralize(count, 'item')} of the cart ${count === 1 ? 'pays' : 'pay'} into this account`}
    >
      If you change this account, also edit {count === 1 ? 'it' : 'them'} and choose the changed account.
      Until then {count === 1 ? 'it is' : 'they are'} blocked.
    </Banner>
  );
}
