/** Where an agent turns: shortcuts, sales support, feedback, and what runs. The dialogs are fetched when first opened. */
export const aboutCode = () => import('./about-dialog.tsx');
export const feedbackCode = () => import('./feedback-dialog.tsx');
export const shortcutsCode = () => import('./shortcuts-dialog.tsx');
export { keyName, singleKeysOn } from './shortcuts.ts';
export { useShortcuts } from './use-shortcuts.ts';
