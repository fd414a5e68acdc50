/** Help: keyboard shortcuts, feedback, and About with sales support. The dialogs are loaded when first opened. */

/** Loads the About dialog: sales support, running releases, device, signed-in agent. */
export const importAboutDialog = () => import('./about-dialog.tsx');
/** Loads the feedback dialog. */
export const importFeedbackDialog = () => import('./feedback-dialog.tsx');
/** Loads the list of keyboard shortcuts. */
export const importShortcutsDialog = () => import('./shortcuts-dialog.tsx');
export { areSingleKeysOn, ariaKeysOf, formatKeyName, keysOf } from './shortcuts.ts';
export { useShortcuts } from './use-shortcuts.ts';
