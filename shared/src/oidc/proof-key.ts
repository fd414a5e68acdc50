/**
 * The proof key of the sign-in (SGN-04): random values, each rendered as two hex characters. RFC 7636 stops at
 * 128 characters, so a provider that keeps to it is configured with 64 values.
 */
export function codeVerifier(values: number): string {
  const random = crypto.getRandomValues(new Uint8Array(values));
  return Array.from(random, (value) => value.toString(16).padStart(2, '0')).join('');
}

/**
 * The S256 challenge of a verifier (SGN-02). By hand and not by the protocol library, so that the sign-in
 * screen can prepare its pop-up without loading that library.
 */
export async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** A value nobody can guess, for state and nonce: 32 random bytes as hex. */
export function unguessable(): string {
  return codeVerifier(32);
}
