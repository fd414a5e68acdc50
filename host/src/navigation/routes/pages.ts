import type { RemoteName, SlotName } from '@portal/shared/contract';
import { type DeclaredRemotes, entriesOf } from '@portal/shared/federation';
import type { DeclaredPage } from '@portal/shared/remote/declares';
import { hostPages, type PortalRoute } from './host-pages.ts';
import { matchRoute } from './match-route.ts';

/** The address of a page. */
interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** A slot that an address shows, and the part of it that the address opens: a separate chunk. */
interface ShownSlot {
  readonly name: SlotName;
  readonly part?: string;
}

/** The portal's pages: the host's own, and those that remotes declare. */
export interface Pages {
  /** Returns the page of a path, or `undefined` when no page has this path (RTE-20). */
  find(pathname: string): PortalRoute | undefined;
  /** Returns the slots that an address shows: the page's, and those that the query opens inside it. */
  slotsAt(address: Address): readonly ShownSlot[];
  /** Returns the slots that the agent is likely to open next from a page. */
  nextSlots(page: PortalRoute): readonly SlotName[];
  /** Returns the remote that shows a page; `undefined` for the host's own pages. */
  remoteAt(pathname: string): RemoteName | undefined;
  /** What remotes declare, in the order of the registry; the side menu is made of it. */
  readonly declared: readonly DeclaredPage[];
}

/** Creates the pages of the composed page's remotes. */
export function createPages(remotes: DeclaredRemotes): Pages {
  const remotePages = entriesOf(remotes).flatMap(([remote, { declares }]) =>
    (declares?.pages ?? []).map((declared) => ({ remote, declared, route: routeOf(remote, declared) })),
  );
  const routes = [...hostPages, ...remotePages.map(({ route }) => route)];
  const isAt = (pathname: string) => (route: PortalRoute) => matchRoute(route.path, pathname) !== undefined;
  const find = (pathname: string) => routes.find(isAt(pathname));
  const slotOf = (route: PortalRoute | undefined) =>
    route?.view.kind === 'slot' ? route.view.slot : undefined;

  return {
    find,
    slotsAt({ pathname, search }) {
      const route = find(pathname);
      const page = slotOf(route);
      if (page === undefined) return [];
      const query = new URLSearchParams(search);
      const shown = (route?.shows ?? []).flatMap(({ parameter, value, place = page, part }) => {
        const actual = query.get(parameter);
        if (actual === null || (value ?? actual) !== actual) return [];
        return [{ name: place, ...(part ? { part: `${parameter}-${actual}` } : {}) }];
      });
      return [{ name: page }, ...shown];
    },
    nextSlots: ({ next = [] }) =>
      next.flatMap((each) =>
        each.startsWith('/') ? (slotOf(routes.find(({ path }) => path === each)) ?? []) : each,
      ),
    remoteAt: (pathname) => remotePages.find(({ route }) => isAt(pathname)(route))?.remote,
    declared: remotePages.map(({ declared }) => declared),
  };
}

function routeOf(remote: RemoteName, { slot, area, atHand, ...page }: DeclaredPage): PortalRoute {
  const view = { kind: 'slot', slot: `${remote}/${slot}`, atHand: atHand === true } as const;
  return { ...page, area: area ?? 'shell', view };
}
