/** The host's own home; fetched when it is first shown. */
export const homeCode = () => import('./dashboard.tsx');
