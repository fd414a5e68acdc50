import type { Loadable } from '@portal/shared/contract';
import { combineLoadables } from '@portal/shared/data';
import { useSavedReasons } from '../core/items/mismatch-reasons.ts';
import { type TransactionDrawerProps, TransactionLoader, useOrderFacts } from '../transaction/index.ts';
import { RedeemForm } from './redeem-form.tsx';
import { redeemKind } from './redeem-kind.ts';

/**
 * Content of the drawer of a redemption: loads the customer's record and the offers, then shows the form; Try again
 * when that failed. With `editing`, a redemption in the cart, the form changes that item.
 */
export function RedeemDrawer({ customerId, editing, onClose, ...start }: TransactionDrawerProps) {
  const saved = useSavedReasons(editing ? [editing.id] : []);
  const savedReasons: Loadable<NonNullable<typeof saved>> = saved
    ? { status: 'ok', value: saved }
    : { status: 'loading' };
  const needed = combineLoadables([useOrderFacts(customerId), savedReasons]);
  const isEditing = editing !== undefined;
  return (
    <TransactionLoader words={redeemKind.words} isEditing={isEditing} needed={needed} onClose={onClose}>
      {([facts, reasons]) => (
        <RedeemForm
          key={customerId}
          facts={facts}
          start={start}
          editing={editing?.kind === 'redemption' ? editing : undefined}
          saved={editing && reasons[editing.id]}
          onClose={onClose}
        />
      )}
    </TransactionLoader>
  );
}
