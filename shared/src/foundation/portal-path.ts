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
 * Reads a path of the portal that comes from outside: the page's address, a stored return path, the query's `from`, or what a
 * remote declares. Returns path, query and fragment with dot segments resolved. It returns `undefined` when the text is not a
 * path, when it cannot be decoded, and when it begins with two slashes, which the browser reads as another host's name.
 */
export function readPortalPath(text: string): string | undefined {
  if (!text.startsWith('/')) return undefined;
  const { pathname, search, hash } = new URL(origin + text);
  return pathname.startsWith('//') || !isDecodable(pathname) ? undefined : pathname + search + hash;
}
