/** Help: keyboard shortcuts, feedback, and About with sales support. The dialogs are loaded when first opened. */
export const importAboutDialog = () => import('./about-dialog.tsx');
export const importFeedbackDialog = () => import('./feedback-dialog.tsx');
export const importShortcutsDialog = () => import('./shortcuts-dialog.tsx');
export { areSingleKeysOn, formatKeyName } from './shortcuts.ts';
export { useShortcuts } from './use-shortcuts.ts';
