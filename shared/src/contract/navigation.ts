import type { Location, To } from 'react-router-dom';

export type { Location };

/** The part of a history that a low-level `<Router>` needs. The host owns the history itself. */
export interface SlotNavigator {
  createHref(to: To): string;
  go(delta: number): void;
  push(to: To, state?: unknown): void;
  replace(to: To, state?: unknown): void;
}

/** Where the agent is, and how to go elsewhere. Paths are the specification's (section 2). */
export interface Navigation {
  readonly navigator: SlotNavigator;
  /** Location now; a slot is told of a change through its router. */
  location(): Location;
}
