import { takeSearchWords } from './search-address.ts';

/** Any origin: text that is appended to it can only be a path, never another host. */
const origin = 'http://portal.invalid';

/** Whether the router can decode the path: `/%zz` cannot be decoded. */
function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/**
 * Reads a path of the portal that comes from outside: the page's address, a stored return path, or the query's `from`.
 * Returns path, query and fragment with dot segments resolved. It returns `undefined` when the text is not a path, when it
 * cannot be decoded, and when it begins with two slashes, which the browser reads as another host's name.
 */
export function readPortalPath(text: string): string | undefined {
  if (!text.startsWith('/')) return undefined;
  const { pathname, search, hash } = new URL(origin + text);
  return pathname.startsWith('//') || !isDecodable(pathname) ? undefined : pathname + search + hash;
}

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
