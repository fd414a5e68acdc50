/** External sites that receive the agent's id token. Not a facade: each remote bundles what it uses. */
export { type SiteKey, siteAddress, siteKeys, siteNames, sitePage } from './address.ts';
export { openTransactionWindow, prepareTransactionWindow } from './transaction-window.ts';
export { findWindowOutOfReach, forgetWindowOutOfReach } from './window-reach.ts';
