/** Returns the query of the maintenance page that names the agent's page, `?from=…`. */
export const createFromQuery = ({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string =>
  `?${new URLSearchParams({ from: pathname + search + hash })}`;

/** Whether the portal opened the maintenance page, and not the agent. */
export const hasReturnPath = (search: string): boolean => new URLSearchParams(search).has('from');

/** Returns the page before maintenance: the query's `from` when it is a path of the portal, otherwise `/`. */
export function findReturnPath(search: string): string {
  const from = new URLSearchParams(search).get('from') ?? '/';
  const origin = 'http://portal.invalid';
  if (!from.startsWith('/') || !URL.canParse(from, origin)) return '/';
  const url = new URL(from, origin);
  return url.origin === origin && url.pathname !== '/maintenance'
    ? url.pathname + url.search + url.hash
    : '/';
}
