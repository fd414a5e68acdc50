const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

/** Returns the values of the pattern's parameters when the path matches it, else `undefined`. */
export function matchRoute(pattern: string, pathname: string): Readonly<Record<string, string>> | undefined {
  const expected = segmentsOf(pattern);
  const actual = segmentsOf(pathname);
  if (expected.length !== actual.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const value = actual[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = decode(value);
    else if (part !== value) return undefined;
  }
  return params;
}

/** Decodes a path segment; a pasted link may end inside an escape, and is then returned unchanged. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** The query parameters that identify the page; all others are the page's state. */
const identifyingParameters = ['customerId', 'applicationId', 'sent'];

/** Returns a key of the page: its path, and the customer, the application or the sent checkout that it is about. */
export function pageKey({
  pathname,
  search,
}: {
  readonly pathname: string;
  readonly search: string;
}): string {
  const query = new URLSearchParams(search);
  return [pathname, ...identifyingParameters.map((name) => query.get(name) ?? '')].join(' ');
}
