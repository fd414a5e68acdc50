import { readPortalPath } from '@portal/shared/portal-path';
import { takeSearchWords } from './search-address.ts';

/**
 * Replaces the page's address where it is not a path of the portal, before the router reads it: several slashes at its
 * start become one, and what cannot be decoded becomes `/`. Search words move to the history entry's state, in the member
 * that the router reads.
 */
export function correctAddress({
  location,
  history,
}: {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
}): void {
  const address = location.pathname + location.search + location.hash;
  const { path, state } = takeSearchWords(readPortalPath(address.replace(/^\/+/, '/')) ?? '/');
  if (path === address) return;
  history.replaceState(state === null ? history.state : { ...history.state, usr: state }, '', path);
}
