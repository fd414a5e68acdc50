import { SlotOutlet } from '@portal/shared/ui';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { InvestDrawer } from './profile-url.ts';

export interface InvestDrawerOutletProps {
  readonly customerId: string;
  /** Absent: closed. */
  readonly drawer: InvestDrawer | undefined;
  readonly onClose: () => void;
}

/** The place of the invest drawer, which another remote owns. */
export function InvestDrawerOutlet({ customerId, drawer, onClose }: InvestDrawerOutletProps) {
  const open = drawer !== undefined;
  const returnFocus = useReturnFocus(open);
  const { accountId, scheme } = drawer ?? {};
  const props = useMemo(
    () => ({
      kind: 'invest' as const,
      customerId,
      ...(accountId ? { accountId } : {}),
      ...(scheme ? { scheme } : {}),
      onClose,
    }),
    [customerId, accountId, scheme, onClose],
  );
  return open ? <SlotOutlet name="transaction-drawer" props={props} onUnmounted={returnFocus} /> : null;
}

/**
 * What had the focus when the drawer opened has it again when it closes; with a deep link, the page's title. Only
 * once the drawer is gone from the page: until then it keeps the focus inside.
 */
function useReturnFocus(open: boolean): () => void {
  const opener = useRef<Element | null>(null);
  const isOpen = useRef(open);
  useEffect(() => {
    isOpen.current = open;
    if (open) opener.current = document.activeElement;
  }, [open]);
  return useCallback(() => {
    if (isOpen.current) return;
    const { current } = opener;
    const back = current instanceof HTMLElement && current !== document.body && current.isConnected;
    const target = back ? current : document.querySelector<HTMLElement>('main h1');
    target?.focus({ preventScroll: true });
  }, []);
}
