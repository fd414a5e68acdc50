/** Maintenance: a watch that runs while the portal is open, and the page that shows during maintenance. */

export { watchMaintenance } from './maintenance-watch.ts';

/** Loads the maintenance page. */
export const importMaintenancePage = () => import('./maintenance-page.tsx');
