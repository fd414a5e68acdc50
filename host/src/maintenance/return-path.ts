import { maintenancePath, signInPath } from '@portal/shared/pages';
import { readPortalPath } from '@portal/shared/portal-path';

/** Returns the query of the maintenance page that names the agent's page: `?from=…` with path, query and fragment. */
export const createFromQuery = ({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string =>
  `?${new URLSearchParams({ from: pathname + search + hash })}`;

/** Whether the query has a page to return to: the portal opened the maintenance page, and not the agent. */
export const hasReturnPath = (search: string): boolean => new URLSearchParams(search).has('from');

/** Returns the page before maintenance: the query's `from` when it is a path of the portal, otherwise `/`. */
export function findReturnPath(search: string): string {
  const path = readPortalPath(new URLSearchParams(search).get('from') ?? signInPath) ?? signInPath;
  return path.split(/[?#]/)[0] === maintenancePath ? signInPath : path;
}
