import { decryptWithKey, encryptWithKey } from './cipher.ts';

/**
 * Derives the key from the agent's `sub`. The browser stores neither, so the text cannot be read after the session ends.
 * Anyone who knows the `sub` can derive the same key.
 */
async function deriveKey(owner: string, purpose: string): Promise<CryptoKey> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${purpose}\n${owner}`));
  return crypto.subtle.importKey('raw', digest, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/**
 * Encrypts a text for one agent, so that only the same agent's next sign-in can read it.
 * @param owner the agent's `sub`
 * @param purpose what the text is for; `decrypt` needs the same value
 * @returns Base64
 */
export async function encrypt(owner: string, purpose: string, text: string): Promise<string> {
  return btoa(String.fromCharCode(...(await encryptWithKey(await deriveKey(owner, purpose), text))));
}

/**
 * Decrypts the result of `encrypt`, with the same `owner` and `purpose`. Returns `undefined` for another agent's text
 * and for any other input.
 */
export async function decrypt(owner: string, purpose: string, text: string): Promise<string | undefined> {
  try {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    return await decryptWithKey(await deriveKey(owner, purpose), bytes);
  } catch {
    return undefined;
  }
}
