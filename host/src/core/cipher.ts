const algorithm = 'AES-GCM';
const vectorBytes = 12;

/** A name for what must not stand in an id as it is: a `sub`, a customer. Who knows those can work it out, nobody else. */
export async function tagOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A key that no script can read out of the browser. */
export const createKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt']);

/** The text encrypted, its fresh initialisation vector in front. */
export async function encrypt(key: CryptoKey, text: string): Promise<Uint8Array> {
  const iv = crypto.getRandomValues(new Uint8Array(vectorBytes));
  const sealed = await crypto.subtle.encrypt({ name: algorithm, iv }, key, new TextEncoder().encode(text));
  const bytes = new Uint8Array(vectorBytes + sealed.byteLength);
  bytes.set(iv);
  bytes.set(new Uint8Array(sealed), vectorBytes);
  return bytes;
}

/** The opposite of `encrypt`. Rejects when the bytes were changed or belong to another key. */
export async function decrypt(key: CryptoKey, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const iv = bytes.subarray(0, vectorBytes);
  const text = await crypto.subtle.decrypt({ name: algorithm, iv }, key, bytes.subarray(vectorBytes));
  return new TextDecoder().decode(text);
}
