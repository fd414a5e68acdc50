import { openTransactionWindow, prepareTransactionWindow } from '@portal/shared/external';
import { useShell } from '@portal/shared/ui';
import { useEffect } from 'react';
import { getTransactionAddress } from './transaction-address.ts';

interface TransactionSite {
  /** Opens an account in a new window. Call it in the click handler, because browsers block a later call. */
  open(accountId: string): void;
}

/**
 * Returns the function that opens an account on the transaction site, in a window (SHL-17). A notice says when the site
 * is not configured or the window is blocked.
 */
export function useTransactionSite(): TransactionSite {
  const shell = useShell();
  useEffect(() => void prepareTransactionWindow(shell), [shell]);
  return {
    open(accountId) {
      const address = getTransactionAddress(shell, `/accounts/${encodeURIComponent(accountId)}`);
      if (address !== undefined && !openTransactionWindow(shell, address))
        shell.notify({
          tone: 'danger',
          text: 'The window of the transaction site was blocked. Allow pop-ups for the portal in the browser’s address bar, then try again.',
        });
    },
  };
}
