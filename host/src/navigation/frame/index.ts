/**
 * Loads the code of the frame around every signed-in page, one chunk; rejects when it cannot be loaded, and a later
 * call tries again.
 */
export const importFrame = () => import('./frame.tsx');
export type { NoticesAndExpiryPromptProps } from './notices-and-expiry-prompt.tsx';
