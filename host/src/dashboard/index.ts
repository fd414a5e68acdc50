/** Loads the code of the dashboard, the host's own page. */
export const importDashboard = () => import('./dashboard.tsx');
