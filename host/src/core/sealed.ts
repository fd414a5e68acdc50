import { decrypt, encrypt } from './cipher.ts';

/**
 * A key that nobody keeps: it is made anew of the owner's `sub`, which leaves the browser with the session. Who knows the
 * `sub` can make it too.
 */
async function keyOf(owner: string, what: string): Promise<CryptoKey> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${what}\n${owner}`));
  return crypto.subtle.importKey('raw', digest, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/** A text that only this agent (`sub`) opens again, after the next sign-in; `what` it is about. Base64. */
export async function seal(owner: string, what: string, text: string): Promise<string> {
  return btoa(String.fromCharCode(...(await encrypt(await keyOf(owner, what), text))));
}

/** The opposite of `seal`; `undefined` for another's text, and for what is none. */
export async function unseal(owner: string, what: string, sealed: string): Promise<string | undefined> {
  try {
    const bytes = Uint8Array.from(atob(sealed), (letter) => letter.charCodeAt(0));
    return await decrypt(await keyOf(owner, what), bytes);
  } catch {
    return undefined;
  }
}
