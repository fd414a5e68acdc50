/** Encryption in the browser's storage: with a random key, and with a key derived from the agent's `sub`. */
export { decrypt, encrypt } from './agent-encryption.ts';
export { hashHex } from './cipher.ts';
