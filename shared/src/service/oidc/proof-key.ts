/**
 * Creates the PKCE code verifier of a sign-in (SGN-04): this many random values, as two hex characters each. RFC 7636
 * allows 128 characters, so a provider that follows it is configured with 64 values.
 */
export function createCodeVerifier(values: number): string {
  const random = crypto.getRandomValues(new Uint8Array(values));
  return Array.from(random, (value) => value.toString(16).padStart(2, '0')).join('');
}

/**
 * Resolves with the PKCE challenge (S256, base64url) of a code verifier (SGN-02). Without the protocol library, so that
 * the sign-in screen can prepare its pop-up before it loads.
 */
export async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Creates 32 random bytes as 64 hex characters, for state and nonce of a sign-in. */
export function createRandomHex(): string {
  return createCodeVerifier(32);
}
