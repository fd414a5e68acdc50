import type { Loadable } from '@portal/shared/contract';
import { useSlow } from '@portal/shared/data';
import { DrawerContent, LoadingRows, StillWorking } from '@portal/shared/parts';
import { FailurePanel } from '@portal/shared/ui';
import { type ReactNode, useDeferredValue } from 'react';
import type { TransactionWords } from '../../core/transaction-words.ts';

interface TransactionLoaderProps<Data> {
  readonly words: TransactionWords;
  readonly isEditing: boolean;
  readonly needed: Loadable<Data>;
  readonly onClose: () => void;
  /** The form. */
  readonly children: (data: Data) => ReactNode;
}

/**
 * Content of a transaction's drawer until the data that its form needs (`needed`) is loaded: a placeholder, or Try
 * again when that failed. Then `children` gets the data and returns the form.
 */
export function TransactionLoader<Data>(props: TransactionLoaderProps<Data>) {
  const { words, isEditing, needed, onClose, children } = props;
  const slow = useSlow(needed);
  // a deferred render pauses when the browser has other work (docs/adr/0023-long-lists.md)
  const isShown = useDeferredValue(needed.status === 'ok');
  if (needed.status === 'ok' && isShown) return children(needed.value);
  return (
    <DrawerContent onClose={onClose} title={isEditing ? words.editTitle : words.title}>
      {needed.status === 'failed' ? (
        <FailurePanel
          title="The form could not be prepared"
          meaning="The customer’s record or one of the lists did not arrive. Nothing was changed."
          onRetry={needed.retry}
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
