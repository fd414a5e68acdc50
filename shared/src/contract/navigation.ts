import type { Location, To } from 'react-router-dom';

export type { Location };

/** The methods of a history that a low-level `<Router>` needs. The host owns the history. */
export interface SlotNavigator {
  createHref(to: To): string;
  go(delta: number): void;
  push(to: To, state?: unknown): void;
  replace(to: To, state?: unknown): void;
}

/** Current location and navigation. Paths are in `pages.ts`. */
export interface Navigation {
  readonly navigator: SlotNavigator;
  /** Returns the location now. A slot learns of changes through its router. */
  location(): Location;
}
