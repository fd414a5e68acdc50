import type { Loadable } from '@portal/shared/contract';
import { combineLoadables } from '@portal/shared/data';
import { useSavedReasons } from '../core/items/mismatch-reasons.ts';
import { type TransactionDrawerProps, TransactionLoader, useBuyerFacts } from '../transaction/index.ts';
import { SwitchForm } from './switch-form.tsx';
import { switchKind } from './switch-kind.ts';

/**
 * Content of the drawer of a switch or contra (a switch without payout): loads what the form needs, then shows it; Try
 * again when that failed. With `editing`, a switch in the cart, the form changes that item.
 */
export function SwitchDrawer({ customerId, editing, onClose, ...start }: TransactionDrawerProps) {
  const saved = useSavedReasons(editing ? [editing.id] : []);
  const savedReasons: Loadable<NonNullable<typeof saved>> = saved
    ? { status: 'ok', value: saved }
    : { status: 'loading' };
  const needed = combineLoadables([useBuyerFacts(customerId), savedReasons]);
  const isEditing = editing !== undefined;
  return (
    <TransactionLoader words={switchKind.words} isEditing={isEditing} needed={needed} onClose={onClose}>
      {([facts, reasons]) => (
        <SwitchForm
          key={customerId}
          facts={facts}
          start={start}
          editing={editing?.kind === 'switching' ? editing : undefined}
          savedReason={editing && reasons[editing.id]}
          onClose={onClose}
        />
      )}
    </TransactionLoader>
  );
}
