/** The portal's pages: their paths, their titles and the slots that they show. */
export { findPart, findRoute, findSlots, matchRoute, pageKey } from './find-route.ts';
export {
  type CrumbRule,
  notFoundRoute,
  type OpenRoute,
  type PortalRoute,
  routes,
  type ShellRoute,
} from './route-table.ts';
