/** Sign-in: from the button to the shell. */
export { earlyWindow } from './early-window.ts';
export { SignInOverlay } from './sign-in-overlay.tsx';
export { useSignIn } from './use-sign-in.ts';
