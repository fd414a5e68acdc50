/** Reference data in a screen: what the shell loaded once after sign-in (SGN-20), as it is now and after every change. */
export { useReference } from './use-reference.ts';
