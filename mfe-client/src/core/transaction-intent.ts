import { transaction } from '@portal/shared/remote';
import { useShell } from '@portal/shared/ui';

/** The transaction drawer's parameters in the URL. */
export interface TransactionAddress {
  /** Name of the kind, as the place `transaction` knows it. */
  readonly kind: string;
  readonly accountId?: string;
  readonly scheme?: string;
}

/**
 * Returns `onPointerEnter` and `onFocus` for a button that opens a transaction of that kind. They preload its form when
 * the pointer or the focus reaches the button, because the agent may press it.
 */
export function useTransactionIntent(kind: string) {
  const { slots } = useShell();
  const preload = () => slots.preload(transaction.id, `transaction-${kind}`);
  return { onPointerEnter: preload, onFocus: preload };
}
