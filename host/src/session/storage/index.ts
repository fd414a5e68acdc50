/** What the session keeps in the browser's storage. */
export { forgetPendingCommands } from './forget-pending-commands.ts';
export { createSessionStore, type SessionStore, type TabStorage } from './session-store.ts';
export { createSignOuts, type SignOuts } from './sign-outs.ts';
