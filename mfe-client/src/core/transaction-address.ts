import type { Shell } from '@portal/shared/contract';
import { siteAddress } from '@portal/shared/external';

/**
 * Returns the address of a path on the transaction site, with the token; `undefined` when the site is not configured,
 * which a notice says. No link on the page may have it (SHL-16).
 */
export function getTransactionAddress(shell: Shell, path: string): string | undefined {
  const address = siteAddress(shell.config.externalSites, 'transaction', shell.session.idToken(), path);
  if (address === undefined)
    shell.notify({ tone: 'danger', text: 'The transaction site cannot be opened just now.' });
  return address;
}

/** Leaves the portal and opens the customer's page on the transaction site (SHL-16). */
export function goToTransactionSite(shell: Shell, customerId: string): void {
  const address = getTransactionAddress(shell, `/customers/${encodeURIComponent(customerId)}`);
  if (address !== undefined) window.location.assign(address);
}
