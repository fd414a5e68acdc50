import { readPortalPath } from '@portal/shared/portal-path';
import { takeSearchWords } from './search-address.ts';

/**
 * Replaces the page's address where it is not a path of the portal, before the router reads it: several slashes at its
 * start become one, and a path that cannot be decoded becomes an unknown one, with its percent signs encoded. Search words
 * move to the history entry's state, in the member that the router reads.
 */
export function correctAddress({
  location,
  history,
}: {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
}): void {
  const { pathname, search, hash } = location;
  const read = (text: string) => readPortalPath(text.replace(/^\/+/, '/') + search + hash);
  const { path, state } = takeSearchWords(read(pathname) ?? read(pathname.replaceAll('%', '%25')) ?? '/');
  if (path === pathname + search + hash) return;
  history.replaceState(state === null ? history.state : { ...history.state, usr: state }, '', path);
}
