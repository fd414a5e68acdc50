import type { PortalConfig } from '@portal/shared/contract';
import {
  authorizationUrl,
  challengeOf,
  createCodeVerifier,
  createRandomHex,
  loginCallbackUri,
} from '@portal/shared/oidc';

/** One sign-in attempt: the state and nonce that its reply must match, and the verifier for the code exchange. */
export interface SignInAttempt {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly redirectUri: string;
  /** Address of the sign-in window. */
  readonly url: string;
}

/**
 * Creates a sign-in attempt (address at the provider, state, nonce, PKCE verifier) in advance, so that the click does
 * not wait before it opens the window. `origin` is the portal's; `maxAge`: maximum age of the sign-in at the provider,
 * in seconds: 0 asks for the password again.
 */
export async function prepareSignInAttempt(
  provider: PortalConfig['identityProvider'],
  origin: string,
  maxAge?: number,
): Promise<SignInAttempt> {
  const verifier = createCodeVerifier(provider.codeVerifierValues);
  const state = createRandomHex();
  const nonce = createRandomHex();
  const redirectUri = loginCallbackUri(origin);
  const challenge = await challengeOf(verifier);
  return {
    state,
    nonce,
    verifier,
    redirectUri,
    url: authorizationUrl({
      provider,
      redirectUri,
      challenge,
      state,
      nonce,
      ...(maxAge === undefined ? {} : { maxAge }),
    }),
  };
}

/** Key in the tab's storage. Each tab stores its own verifier. */
const verifierKey = 'portal.code-verifier';

/** The verifier of an attempt while the tab's storage is full. */
let unstoredVerifier: string | undefined;

/**
 * Stores the PKCE verifier of an attempt, in place of an earlier one's, until its code arrives (SGN-08); in memory
 * where the storage is full.
 */
export function storeVerifier(storage: Storage, { verifier }: SignInAttempt): void {
  unstoredVerifier = undefined;
  try {
    storage.setItem(verifierKey, verifier);
  } catch {
    unstoredVerifier = verifier;
  }
}

/**
 * Returns and removes the PKCE verifier of the sign-in that is under way, because a code is exchanged at most once.
 * `undefined` when none was started in this tab.
 */
export function takeVerifier(storage: Storage): string | undefined {
  const verifier = unstoredVerifier ?? storage.getItem(verifierKey) ?? undefined;
  unstoredVerifier = undefined;
  storage.removeItem(verifierKey);
  return verifier;
}
