/** Help: shortcuts, feedback, About, and the page of remotes. Dialogs and page are loaded when first opened. */

/** Loads the About dialog: sales support, running releases, device, signed-in agent. */
export const importAboutDialog = () => import('./about-dialog.tsx');
/** Loads the feedback dialog. */
export const importFeedbackDialog = () => import('./feedback-dialog.tsx');
/** Loads the list of keyboard shortcuts. */
export const importShortcutsDialog = () => import('./shortcuts-dialog.tsx');
/** Loads the page `/about/remotes`. */
export const importRemotesPage = () => import('./remotes/remotes-page.tsx');
export { areSingleKeysOn, ariaKeysOf, formatKeyName, keysOf } from './shortcuts.ts';
export { useShortcuts } from './use-shortcuts.ts';
