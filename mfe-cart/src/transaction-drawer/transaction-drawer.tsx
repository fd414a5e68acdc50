import { Drawer } from '@portal/shared/parts';
import { EmptyState } from '@portal/shared/ui';
import { CircleHelp } from 'lucide-react';
import type { TransactionDrawerProps } from '../transaction/index.ts';
import { transactionKinds } from './kinds.ts';

/**
 * Drawer of a transaction, over any page. `kind` names it, as in the address. Takes the customer, optionally account and
 * scheme, and with `editing` the cart item to change; calls `onClose` when it is closed or done.
 */
export function TransactionDrawer(props: TransactionDrawerProps) {
  const found = transactionKinds.find(({ kind }) => kind.name === props.kind);
  if (found) return <found.Drawer {...props} />;
  return (
    <Drawer open onClose={props.onClose} title="Transaction">
      <EmptyState icon={<CircleHelp aria-hidden />} title="This transaction is not available">
        The address may be old or incomplete. Close this and choose what the customer wants.
      </EmptyState>
    </Drawer>
  );
}
