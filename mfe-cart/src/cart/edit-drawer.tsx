import type { Loadable } from '@portal/shared/contract';
import { Drawer, LoadingRows } from '@portal/shared/parts';
import { FailurePanel } from '@portal/shared/ui';
import { useEffect, useState } from 'react';
import type { CartItem } from '../core/items/cart-item.ts';

type DrawerModule = typeof import('../transaction-drawer/index.ts');

/** Loads the code of the transaction drawer. It is a separate chunk, because most visits of the cart edit nothing. */
function useDrawerModule(): Loadable<DrawerModule> {
  const [form, setForm] = useState<Loadable<DrawerModule>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCancelled = false;
    const setIfMounted = (next: Loadable<DrawerModule>) => {
      if (!isCancelled) setForm(next);
    };
    const retry = () => {
      setForm({ status: 'loading' });
      setAttempt(attempt + 1);
    };
    // this chunk name reuses the file of the drawer's slot
    import(
      /* webpackChunkName: "__federation_expose_transaction_drawer" */ '../transaction-drawer/index.ts'
    ).then(
      (value) => setIfMounted({ status: 'ok', value }),
      (error: Error) => setIfMounted({ status: 'failed', error, retry }),
    );
    return () => {
      isCancelled = true;
    };
  }, [attempt]);
  return form;
}

interface EditDrawerProps {
  readonly customerId: string;
  /** Name of the kind in the address. */
  readonly kind: string;
  readonly item: CartItem;
  readonly onClose: () => void;
}

/**
 * Drawer that edits an item of the cart. The new item is added before the old one is removed, under one lock,
 * so that a failure between the two loses nothing.
 */
export function EditDrawer({ customerId, kind, item, onClose }: EditDrawerProps) {
  const form = useDrawerModule();
  if (form.status === 'ok') {
    const { TransactionDrawer } = form.value;
    return <TransactionDrawer kind={kind} customerId={customerId} editing={item} onClose={onClose} />;
  }
  return (
    <Drawer open onClose={onClose} title={`Edit ${item.noun}`}>
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
