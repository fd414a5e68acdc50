import { useShell } from '@portal/shared/ui';

/**
 * Returns the handlers of a button that opens a transaction of that kind. They fetch its form when the pointer or the
 * focus reaches the button, because the agent may press it.
 */
export function useTransactionIntent(kind: string) {
  const { slots } = useShell();
  const preload = () => slots.preload('transaction-drawer', `transaction-${kind}`);
  return { onPointerEnter: preload, onFocus: preload };
}
