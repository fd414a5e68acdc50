import { type PortalRoute, routes } from './route-table.ts';

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

/** Returns the route of a path, or `undefined` when no page has this path (RTE-20). */
export function findRoute(pathname: string): PortalRoute | undefined {
  return routes.find((route) => matchRoute(route.path, pathname) !== undefined);
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

/**
 * Returns the names of the slots that an address shows: the page's slot and those that the query opens inside it. Empty
 * for a page of the host.
 */
export function findSlots({ pathname, search }: { readonly pathname: string; readonly search: string }) {
  const route = findRoute(pathname);
  if (route?.view.kind !== 'slot') return [];
  const query = new URLSearchParams(search);
  const querySlots = 'querySlots' in route ? Object.entries(route.querySlots ?? {}) : [];
  const openSlots = querySlots.filter(([parameter]) => {
    const [name = '', value] = parameter.split('=');
    return value === undefined ? query.has(name) : query.get(name) === value;
  });
  return [route.view.slot, ...openSlots.map(([, slot]) => slot)];
}

/**
 * Returns the name of the part of a slot that an address opens: `transaction-invest` for `?transaction=invest`. It is a
 * separate chunk. `undefined` when the address opens none.
 */
export function findPart({ search }: { readonly search: string }): string | undefined {
  const kind = new URLSearchParams(search).get('transaction');
  return kind === null ? undefined : `transaction-${kind}`;
}

/** Decodes a path segment; a pasted link may end inside an escape, and is then returned unchanged. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
