/** Query of the maintenance page for who comes from a page, so that it leads back there. */
export const cameFrom = ({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string =>
  `?${new URLSearchParams({ from: pathname + search + hash })}`;

/** Whether somebody was brought to the maintenance page, rather than having opened it. */
export const wasBrought = (search: string): boolean => new URLSearchParams(search).has('from');

/**
 * Where an agent was before maintenance: a path of the portal in the query's `from`, otherwise the portal's start.
 * An address of another site is never followed.
 */
export function wayBack(search: string): string {
  const from = new URLSearchParams(search).get('from') ?? '/';
  const origin = 'http://portal.invalid';
  if (!from.startsWith('/') || !URL.canParse(from, origin)) return '/';
  const url = new URL(from, origin);
  return url.origin === origin && url.pathname !== '/maintenance'
    ? url.pathname + url.search + url.hash
    : '/';
}
