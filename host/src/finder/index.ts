/** The customer finder; fetched when it is first wanted. */
export const finderCode = () => import('./finder-dialog.tsx');
