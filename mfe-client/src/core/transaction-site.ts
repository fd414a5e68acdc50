import { openTransactionWindow, siteAddress } from '@portal/shared/external';
import { useShell } from '@portal/shared/ui';

export interface TransactionSite {
  /** Leaves the portal for the customer's page there. */
  goTo(customerId: string): void;
  /** Opens an account there in a window of its own; in the click itself. */
  open(accountId: string): void;
}

const unavailable = 'The transaction site cannot be opened just now.';

/** The external transaction site (SHL-16, SHL-17). Its address holds the token, so it stands in no link. */
export function useTransactionSite(): TransactionSite {
  const shell = useShell();
  const addressOf = (path: string) =>
    siteAddress(shell.config.externalSites, 'transaction', shell.session.idToken(), path);
  const tell = (text: string) => shell.notify({ tone: 'danger', text });
  return {
    goTo(customerId) {
      const address = addressOf(`/customers/${encodeURIComponent(customerId)}`);
      if (address === undefined) tell(unavailable);
      else window.location.assign(address);
    },
    open(accountId) {
      const address = addressOf(`/accounts/${encodeURIComponent(accountId)}`);
      if (address === undefined) tell(unavailable);
      else if (!openTransactionWindow(shell, address))
        tell(
          'The window was blocked. Allow pop-ups for the portal in the browser’s address bar, then try again.',
        );
    },
  };
}
