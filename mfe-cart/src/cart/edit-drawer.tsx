import type { Loadable } from '@portal/shared/contract';
import { Drawer, LoadingRows } from '@portal/shared/parts';
import { FailurePanel } from '@portal/shared/ui';
import { useEffect, useState } from 'react';
import type { CartItem, InvestmentItem } from '../core/cart-item.ts';

type InvestModule = typeof import('../invest/index.ts');

/** Loads the code of the invest drawer. It is a separate chunk, because most visits of the cart edit nothing. */
function useInvestModule(): Loadable<InvestModule> {
  const [form, setForm] = useState<Loadable<InvestModule>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCancelled = false;
    const setIfMounted = (next: Loadable<InvestModule>) => {
      if (!isCancelled) setForm(next);
    };
    const retry = () => {
      setForm({ status: 'loading' });
      setAttempt(attempt + 1);
    };
    // this chunk name reuses the file of the drawer's slot
    import(/* webpackChunkName: "__federation_expose_transaction_drawer" */ '../invest/index.ts').then(
      (value) => setIfMounted({ status: 'ok', value }),
      (error: Error) => setIfMounted({ status: 'failed', error, retry }),
    );
    return () => {
      isCancelled = true;
    };
  }, [attempt]);
  return form;
}

/** Whether a drawer can edit the item. The account of an onboarding's item does not exist yet. */
export const isEditable = (item: CartItem): item is InvestmentItem =>
  item.kind === 'investment' && item.onboardingId === undefined;

interface EditDrawerProps {
  readonly customerId: string;
  readonly item: InvestmentItem;
  readonly onClose: () => void;
}

/**
 * Invest drawer that edits an item of the cart. The new item is added before the old one is removed, under one lock,
 * so that a failure between the two loses nothing.
 */
export function EditDrawer({ customerId, item, onClose }: EditDrawerProps) {
  const form = useInvestModule();
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
