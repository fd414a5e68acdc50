/** The frame around every signed-in page. Its code is one chunk, loaded when an agent is signed in. */
export const importFrame = () => import('./frame.tsx');
export type { NoticesAndExpiryPromptProps } from './notices-and-expiry-prompt.tsx';
