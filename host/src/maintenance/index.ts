/** Maintenance: noticing it while the portal is open, and the page that shows while it lasts. */

export { type MaintenanceWatchParts, watchMaintenance } from './maintenance-watch.ts';

/** The page; fetched when it is first shown. */
export const maintenancePageCode = () => import('./maintenance-page.tsx');
