import type { SlotName } from '@portal/shared/contract';
import {
  aboutRemotesPath,
  applicationsPath,
  customersPath,
  homePath,
  maintenancePath,
  profilePath,
} from '@portal/shared/pages';
import type { DeclaredPage } from '@portal/shared/remote/declares';

/** A page filled by a remote's slot. */
interface SlotView {
  readonly kind: 'slot';
  readonly slot: SlotName;
  /** Whether it gets the pinned and recent customers. */
  readonly atHand: boolean;
}
/** The host's own view: home, the page about the remotes, of an unknown address, or of maintenance. */
type OwnView<Kind extends string> = Kind extends string ? { readonly kind: Kind } : never;

/** Members of every page, as remotes declare them (`@portal/shared/remote`). */
type RouteBase = Pick<
  DeclaredPage,
  'path' | 'title' | 'access' | 'crumbs' | 'customer' | 'cartIcon' | 'shows' | 'next'
>;

/** A page outside the frame, which needs no session. */
export interface OpenRoute extends RouteBase {
  readonly area: 'outside';
  readonly view: SlotView | OwnView<'maintenance'>;
}

/** A page inside the frame, which needs a session (RTE-17). */
export interface ShellRoute extends RouteBase {
  readonly area: 'shell';
  readonly view: SlotView | OwnView<'home' | 'remotes' | 'not-found'>;
}

/** A page of the portal: its path, its view, and whether it needs a session. */
export type PortalRoute = OpenRoute | ShellRoute;

/** The page of an unknown address for a signed-in agent, who keeps the frame (RTE-20). */
export const notFoundRoute: ShellRoute = {
  path: '*',
  view: { kind: 'not-found' },
  title: 'Page not found',
  area: 'shell',
};

const home = {
  view: { kind: 'home' },
  title: 'Home',
  area: 'shell',
  next: [customersPath, applicationsPath],
} satisfies Omit<ShellRoute, 'path'>;

/** The host's own pages. */
export const hostPages: readonly PortalRoute[] = [
  { path: homePath, ...home },
  { path: profilePath, ...home, crumbs: [{ label: 'Home' }] },
  {
    path: aboutRemotesPath,
    view: { kind: 'remotes' },
    title: 'Remotes',
    area: 'shell',
    crumbs: [{ label: 'Home', path: homePath }, { label: 'Remotes' }],
  },
  { path: maintenancePath, view: { kind: 'maintenance' }, title: 'Maintenance', area: 'outside' },
];
