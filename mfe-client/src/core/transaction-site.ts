import { openTransactionWindow, prepareTransactionWindow, siteAddress } from '@portal/shared/external';
import { useShell } from '@portal/shared/ui';
import { useEffect } from 'react';

interface TransactionSite {
  /** Leaves the portal and opens the customer's page. */
  goTo(customerId: string): void;
  /** Opens an account in a new window. Call it in the click handler, because browsers block a later call. */
  open(accountId: string): void;
}

const unavailable = 'The transaction site cannot be opened just now.';

/**
 * Returns the functions that open the transaction site (SHL-16, SHL-17): `goTo` leaves the portal for a customer,
 * `open` opens an account in a window. A notice says when the site is not configured or the window is blocked. They are
 * functions because the address contains the token, which no link on the page may contain.
 */
export function useTransactionSite(): TransactionSite {
  const shell = useShell();
  useEffect(() => void prepareTransactionWindow(shell), [shell]);
  const buildAddress = (path: string) =>
    siteAddress(shell.config.externalSites, 'transaction', shell.session.idToken(), path);
  const notifyFailure = (text: string) => shell.notify({ tone: 'danger', text });
  return {
    goTo(customerId) {
      const address = buildAddress(`/customers/${encodeURIComponent(customerId)}`);
      if (address === undefined) notifyFailure(unavailable);
      else window.location.assign(address);
    },
    open(accountId) {
      const address = buildAddress(`/accounts/${encodeURIComponent(accountId)}`);
      if (address === undefined) notifyFailure(unavailable);
      else if (!openTransactionWindow(shell, address))
        notifyFailure(
          'The window of the transaction site was blocked. Allow pop-ups for the portal in the browser’s address bar, then try again.',
        );
    },
  };
}
