import { type customerAction, type PropsOf, transaction } from '@portal/shared/remote';
import { type Filled, FillingOutlet, PlaceOutlet } from '@portal/shared/remote/outlets';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { TransactionAddress } from './transaction-intent.ts';

interface TransactionDrawerOutletProps {
  readonly customerId: string;
  /** Absent while the drawer is closed. */
  readonly drawer: TransactionAddress | undefined;
  readonly onClose: () => void;
}

/** Names of the forms in their error panel, by kind. */
const formTitles: Readonly<Record<string, string>> = {
  invest: 'The investment form',
  redeem: 'The redemption form',
  switch: 'The switch form',
  'bank-account': 'The bank account form',
  'update-information': 'The form for the customer’s information',
};

/**
 * Mounts the drawer of a transaction over the page; nothing while `drawer` is `undefined`. When it
 * is closed, the focus returns to where it was before.
 */
export function TransactionDrawerOutlet({ customerId, drawer, onClose }: TransactionDrawerOutletProps) {
  const isOpen = drawer !== undefined;
  const returnFocus = useReturnFocus(isOpen);
  const { kind = '', accountId, scheme } = drawer ?? {};
  const props = useMemo(
    () => ({
      kind,
      customerId,
      ...(accountId ? { accountId } : {}),
      ...(scheme ? { scheme } : {}),
      onClose,
    }),
    [kind, customerId, accountId, scheme, onClose],
  );
  return isOpen ? (
    <PlaceOutlet place={transaction} props={props} title={formTitles[kind]} onUnmounted={returnFocus} />
  ) : null;
}

interface CustomerActionOutletProps {
  /** Absent while none is open. */
  readonly action: Filled<PropsOf<typeof customerAction>, unknown> | undefined;
  readonly props: PropsOf<typeof customerAction>;
}

/** Mounts an action of another remote over the page, and returns the focus like `TransactionDrawerOutlet`. */
export function CustomerActionOutlet({ action, props }: CustomerActionOutletProps) {
  const returnFocus = useReturnFocus(action !== undefined, '[data-opens-actions]');
  return action ? <FillingOutlet filling={action} props={props} onUnmounted={returnFocus} /> : null;
}

/**
 * Returns a function that moves the focus back to the element that had it when the drawer opened. When none had it, or it is
 * gone, that is the first which the selector `otherwise` finds: the page's title after a deep link, or the button of a menu.
 * Call it when the drawer has unmounted, because the drawer traps the focus until then.
 */
function useReturnFocus(isDrawerOpen: boolean, otherwise = 'main h1'): () => void {
  const opener = useRef<Element | null>(null);
  const isOpenNow = useRef(isDrawerOpen);
  useEffect(() => {
    isOpenNow.current = isDrawerOpen;
    if (isDrawerOpen) opener.current = document.activeElement;
  }, [isDrawerOpen]);
  return useCallback(() => {
    if (isOpenNow.current) return;
    const { current } = opener;
    const canRestore = current instanceof HTMLElement && current !== document.body && current.isConnected;
    const target = canRestore ? current : document.querySelector<HTMLElement>(otherwise);
    target?.focus({ preventScroll: true });
  }, [otherwise]);
}
