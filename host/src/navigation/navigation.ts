import type { Location, Navigation } from '@portal/shared/contract';
import { createPath, type To } from '@portal/shared/ui';

/** What the router does for the shell, once there is one. */
interface RouterPort {
  readonly navigate: {
    (to: To, options: { readonly state: unknown; readonly replace: boolean }): unknown;
    (delta: number): unknown;
  };
  readonly location: Location;
}

/** The shell's way to move, before and after the router is there. */
export interface HostNavigation extends Navigation {
  /** The router hands itself over, and again after every move. */
  connect(router: RouterPort): void;
}

/**
 * The shell needs the router to move, and the router's pages need the shell: so the shell is built with this, and
 * the router connects to it when it renders.
 */
export function createNavigation(): HostNavigation {
  let router: RouterPort | undefined;
  return {
    connect(current) {
      router = current;
    },
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
