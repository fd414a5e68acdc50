/** The portal's pages: their paths, their titles and the slots that they show. */
export { notFoundRoute, type OpenRoute, type PortalRoute, type ShellRoute } from './host-pages.ts';
export { matchRoute, pageKey } from './match-route.ts';
export { createPages, type Pages } from './pages.ts';
export { nextSlots, remoteAt } from './remote-pages.ts';
