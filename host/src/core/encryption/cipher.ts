const algorithm = 'AES-GCM';
const vectorBytes = 12;

/**
 * SHA-256 of a text as hexadecimal digits. It replaces an agent's `sub` or a customer's id in storage keys: only code
 * that already knows the text can find its record.
 */
export async function hashHex(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Creates an AES key that scripts can use to encrypt and decrypt, but not export. */
export const createKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt']);

/** Encrypts a text. Returns a fresh initialisation vector followed by the encrypted bytes. */
export async function encryptWithKey(key: CryptoKey, text: string): Promise<Uint8Array> {
  const iv = crypto.getRandomValues(new Uint8Array(vectorBytes));
  const cipherText = await crypto.subtle.encrypt(
    { name: algorithm, iv },
    key,
    new TextEncoder().encode(text),
  );
  const bytes = new Uint8Array(vectorBytes + cipherText.byteLength);
  bytes.set(iv);
  bytes.set(new Uint8Array(cipherText), vectorBytes);
  return bytes;
}

/** Decrypts the bytes of `encryptWithKey`. Rejects when the bytes were changed or belong to another key. */
export async function decryptWithKey(key: CryptoKey, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const iv = bytes.subarray(0, vectorBytes);
  const text = await crypto.subtle.decrypt({ name: algorithm, iv }, key, bytes.subarray(vectorBytes));
  return new TextDecoder().decode(text);
}
