import { useSlow } from '@portal/shared/data';
import { useLazyCode } from '@portal/shared/lazy-code';
import { DrawerContent, DrawerFrame, LoadingRows, StillWorking } from '@portal/shared/parts';
import { EmptyState, FailurePanel, useSearchParams } from '@portal/shared/ui';
import { CircleAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import { isTransactionName, type TransactionName, transactionWords } from '../core/transaction-words.ts';
import { type DrawerOrders, DrawerOrdersContext, type TransactionDrawerProps } from '../transaction/index.ts';
import { transactionDrawers } from './drawers.ts';

/**
 * Drawer of a transaction, over any page; its code is loaded by `kind`, the name in the address (`invest`). An unknown
 * kind gets a note. Takes the customer, optionally account and scheme, and with `editing` the cart item to change;
 * calls `onClose` when it is closed or done.
 */
export function TransactionDrawer(props: TransactionDrawerProps) {
  const { kind, onClose } = props;
  return (
    <DrawerFrame open onClose={onClose}>
      {/* the key: state and code of one kind are no other's */}
      {isTransactionName(kind) ? (
        <KindContent key={kind} {...props} name={kind} />
      ) : (
        <DrawerContent onClose={onClose} title="Transaction">
          <EmptyState icon={<CircleAlert aria-hidden />} title="This transaction is not available">
            The address may be old or incomplete. Close this and choose what the customer wants.
          </EmptyState>
        </DrawerContent>
      )}
    </DrawerFrame>
  );
}

/**
 * Loads the code of a kind. Until then it has the title that the form will have. Each further order of the drawer has a
 * new form, which begins with the account of the one before.
 */
function KindContent({ name, ...props }: TransactionDrawerProps & { readonly name: TransactionName }) {
  const code = useLazyCode(transactionDrawers[name]);
  const slow = useSlow(code);
  const [another, setAnother] = useState<{ readonly count: number; readonly accountId: string }>();
  const isFollowing = another !== undefined;
  const drawerOrders = useMemo<DrawerOrders>(
    () => ({
      isFollowing,
      addAnother: (accountId) => setAnother((before) => ({ count: (before?.count ?? 0) + 1, accountId })),
    }),
    [isFollowing],
  );
  const { editing, onClose } = props;
  const [params] = useSearchParams();
  if (code.status === 'ok') {
    const { scheme: _scheme, ...withoutScheme } = props;
    const start = another
      ? { ...withoutScheme, accountId: another.accountId }
      : {
          ...props,
          amount: params.get('amount') ?? undefined,
          currency: params.get('currency') ?? undefined,
        };
    return (
      <DrawerOrdersContext value={drawerOrders}>
        <code.value key={another?.count ?? 0} {...start} />
      </DrawerOrdersContext>
    );
  }
  const { title, editTitle } = transactionWords[name];
  return (
    <DrawerContent onClose={onClose} title={editing ? editTitle : title}>
      {code.status === 'failed' ? (
        <FailurePanel
          title="The form could not be loaded"
          meaning={editing ? 'The item is in the cart as before.' : 'Nothing was changed.'}
          onRetry={code.retry}
        />
      ) : (
        <>
          {slow ? <StillWorking /> : null}
          <LoadingRows rows={5} label="Loading the form" />
        </>
      )}
    </DrawerContent>
  );
}
