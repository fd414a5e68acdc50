export { collectEarlyKeys, dropEarlyKeys } from './early-keys.ts';

/** Loads the code of the customer finder. */
export const importFinder = () => import('./finder-dialog.tsx');
