import type { Loadable } from '@portal/shared/contract';
import { combineLoadables } from '@portal/shared/data';
import { useReference } from '@portal/shared/reference';
import { useSavedReasons } from '../core/items/mismatch-reasons.ts';
import { type TransactionDrawerProps, TransactionLoader, useBuyerFacts } from '../transaction/index.ts';
import { InvestForm } from './invest-form.tsx';
import { investKind } from './invest-kind.ts';
import { NewInvestments } from './new-investments.tsx';

/**
 * Content of the drawer of an investment: loads what the form needs (Try again when that failed), then shows it. With
 * `editing`, an investment in the cart, it changes that item; else it places one order or a split, and writes account,
 * scheme and amount into the URL. `start` and `editing` only begin a form: for others, mount it with another `key`.
 */
export function InvestDrawer({ customerId, editing, onClose, ...start }: TransactionDrawerProps) {
  const saved = useSavedReasons(editing ? [editing.id] : []);
  const savedReasons: Loadable<NonNullable<typeof saved>> = saved
    ? { status: 'ok', value: saved }
    : { status: 'loading' };
  const needed = combineLoadables([useBuyerFacts(customerId), savedReasons]);
  const documents = useReference('documents');
  return (
    <TransactionLoader
      words={investKind.words}
      isEditing={editing !== undefined}
      needed={needed}
      onClose={onClose}
    >
      {([facts, reasons]) =>
        editing?.kind === 'investment' ? (
          <InvestForm
            key={customerId}
            facts={{ ...facts, documents }}
            start={start}
            editing={editing}
            savedReason={reasons[editing.id]}
            onClose={onClose}
          />
        ) : (
          <NewInvestments key={customerId} facts={{ ...facts, documents }} start={start} onClose={onClose} />
        )
      }
    </TransactionLoader>
  );
}
