/** Sign-in through the provider's window. */

export { type Attempts, createAttempts } from './attempts.ts';
export { earlyWindowAttributes } from './early-window-attributes.ts';
export { SignInOverlay } from './sign-in-overlay.tsx';
export type { SignInState } from './sign-in-state.ts';
export { useSignIn } from './use-sign-in.ts';
