import type { Loadable } from '@portal/shared/contract';
import { Drawer, LoadingRows } from '@portal/shared/parts';
import { FailurePanel } from '@portal/shared/ui';
import { useEffect, useState } from 'react';
import type { InvestmentItem } from '../core/cart-item.ts';

type Form = typeof import('../invest/index.ts');

/** The code of the form, fetched with the first edit: a cart that is only looked at has no fields. */
function useForm(): Loadable<Form> {
  const [form, setForm] = useState<Loadable<Form>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let gone = false;
    const tell = (next: Loadable<Form>) => {
      if (!gone) setForm(next);
    };
    const retry = () => {
      setForm({ status: 'loading' });
      setAttempt(attempt + 1);
    };
    // the name makes it the file that the drawer's slot is already
    import(/* webpackChunkName: "__federation_expose_transaction_drawer" */ '../invest/index.ts').then(
      (value) => tell({ status: 'ok', value }),
      (error: Error) => tell({ status: 'failed', error, retry }),
    );
    return () => {
      gone = true;
    };
  }, [attempt]);
  return form;
}

interface EditDrawerProps {
  readonly customerId: string;
  readonly item: InvestmentItem;
  readonly onClose: () => void;
}

/**
 * The invest drawer with an item of the cart in it. The new item is posted before the old one is deleted, in one
 * turn, so that whatever fails between the two loses nothing: at worst both are there, and the cart says so.
 */
export function EditDrawer({ customerId, item, onClose }: EditDrawerProps) {
  const form = useForm();
  if (form.status === 'ok') {
    const { TransactionDrawer } = form.value;
    return (
      <TransactionDrawer
        kind="invest"
        customerId={customerId}
        accountId={item.accountId}
        scheme={item.scheme}
        editing={item}
        onClose={onClose}
      />
    );
  }
  return (
    <Drawer open onClose={onClose} title="Edit investment">
      {form.status === 'failed' ? (
        <FailurePanel
          title="The form could not be loaded"
          meaning="The item is in the cart as before."
          onRetry={form.retry}
        />
      ) : (
        <LoadingRows rows={5} label="Loading the form" />
      )}
    </Drawer>
  );
}
