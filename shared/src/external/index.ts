/** The sites outside the portal that an agent is handed over to with its id token. Bundled into whoever leads there. */
export { type SiteKey, siteAddress, siteKeys, siteNames, sitePage } from './address.ts';
export { openTransactionWindow } from './transaction-window.ts';
