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
  readonly part?: string | undefined;
}

/** A remote's page. */
interface RemotePage {
  readonly remote: RemoteName;
  readonly declared: DeclaredPage;
  readonly route: PortalRoute;
}

/** The portal's pages: the host's own, and those that remotes declare. */
export interface Pages {
  /** Returns the page of a path, or `undefined` when no page has this path (RTE-20). */
  find(pathname: string): PortalRoute | undefined;
  /** Returns the slots that an address shows: the page's, and those that the query opens inside it. */
  slotsAt(address: Address): readonly ShownSlot[];
  /** The pages of remotes, in the order of the registry. */
  readonly remotePages: readonly RemotePage[];
}

/** Creates the pages of the composed page's remotes. */
export function createPages(remotes: DeclaredRemotes): Pages {
  const remotePages = entriesOf(remotes).flatMap(([remote, { declares }]) =>
    (declares?.pages ?? []).map((declared) => ({ remote, declared, route: routeOf(remote, declared) })),
  );
  const routes = [...hostPages, ...remotePages.map(({ route }) => route)];
  const find = (pathname: string) => routes.find(({ path }) => matchRoute(path, pathname) !== undefined);

  return {
    find,
    slotsAt({ pathname, search }) {
      const route = find(pathname);
      if (route?.view.kind !== 'slot') return [];
      const page = route.view.slot;
      const query = new URLSearchParams(search);
      const shown = (route.shows ?? []).flatMap(({ parameter, value, place, part }) => {
        const actual = query.get(parameter);
        if (actual === null || (value ?? actual) !== actual) return [];
        return { name: place ?? (part ? page : actual), part: part && `${parameter}-${actual}` };
      });
      return [{ name: page }, ...shown];
    },
    remotePages,
  };
}

function routeOf(remote: RemoteName, { slot, area, atHand, ...page }: DeclaredPage): PortalRoute {
  const view = { kind: 'slot', slot: `${remote}/${slot}`, atHand: atHand === true } as const;
  return { ...page, area: area ?? 'shell', view };
}
