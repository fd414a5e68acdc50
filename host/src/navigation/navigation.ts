import type { Location, Navigation } from '@portal/shared/contract';
import { createPath, type To } from '@portal/shared/ui';

/** The part of the router that the shell uses. */
interface RouterPort {
  readonly navigate: {
    (to: To, options: { readonly state: unknown; readonly replace: boolean }): unknown;
    (delta: number): unknown;
  };
  readonly location: Location;
}

/** The shell's navigation, which works before the router is rendered too. */
export interface HostNavigation extends Navigation {
  /** Connects the router; called again after every navigation. */
  connect(router: RouterPort): void;
  /** Calls `listener` after each move, before the page is painted. */
  onMove(listener: () => void): void;
}

/**
 * Creates the shell's navigation. The router's pages need the shell and the shell needs the router, so the router
 * connects when it renders. Before that, `location` is the document's and moves do nothing.
 */
export function createNavigation(): HostNavigation {
  let router: RouterPort | undefined;
  const listeners: (() => void)[] = [];
  return {
    connect(current) {
      router = current;
      for (const listener of listeners) listener();
    },
    onMove: (listener) => void listeners.push(listener),
    navigator: {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      go: (delta) => void router?.navigate(delta),
      push: (to, state) => void router?.navigate(to, { state, replace: false }),
      replace: (to, state) => void router?.navigate(to, { state, replace: true }),
    },
    location: () => router?.location ?? documentLocation(),
  };
}

function documentLocation(): Location {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash, state: null, key: 'default' };
}
