import { useSearchParams } from '@portal/shared/ui';
import { useCallback } from 'react';
import { amountForUrl } from '../../transaction-rules/index.ts';

/** Account and scheme in the drawer's URL; empty when not chosen. */
interface DrawerAddress {
  readonly accountId: string;
  readonly scheme: string;
  /** The amount that the order begins with, as typed or as a decimal string. */
  readonly amount?: string | undefined;
}

/**
 * Returns a function that writes the chosen account, scheme and amount into the URL, so that a reload or a link opens
 * the same order; empty ones, and an amount that is not given, are removed. It replaces the history entry, so Back
 * closes the drawer, and does nothing when the URL has no drawer, or one that edits an item.
 */
export function useDrawerAddress(): (chosen: DrawerAddress) => void {
  const [, setParams] = useSearchParams();
  return useCallback(
    ({ accountId, scheme, amount = '' }) =>
      setParams(
        (before) => {
          const params = new URLSearchParams(before);
          if (!params.has('transaction') || params.has('item')) return before;
          for (const [name, value] of Object.entries({
            account: accountId,
            scheme,
            amount: amountForUrl(amount),
          })) {
            if (value === '') params.delete(name);
            else params.set(name, value);
          }
          return params;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
}
