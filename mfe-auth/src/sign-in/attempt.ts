import type { PortalConfig } from '@portal/shared/contract';
import {
  authorizationUrl,
  challengeOf,
  codeVerifier,
  loginCallbackUri,
  unguessable,
} from '@portal/shared/oidc';

/** One sign-in that was begun: what its answer must bear, and what the code is exchanged with. */
export interface Attempt {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly redirectUri: string;
  /** Where the sign-in window opens. */
  readonly url: string;
}

/** Makes everything a sign-in needs, so that the click itself has nothing to wait for. */
export async function prepareAttempt(
  provider: PortalConfig['identityProvider'],
  origin: string,
): Promise<Attempt> {
  const verifier = codeVerifier(provider.codeVerifierValues);
  const state = unguessable();
  const nonce = unguessable();
  const redirectUri = loginCallbackUri(origin);
  const challenge = await challengeOf(verifier);
  return {
    state,
    nonce,
    verifier,
    redirectUri,
    url: authorizationUrl({ provider, redirectUri, challenge, state, nonce }),
  };
}

/** Where the verifier waits in the tab's storage; another tab's sign-in has a storage of its own. */
const verifierKey = 'portal.code-verifier';

/** Keeps the verifier until the code comes back (SGN-08). */
export function storeVerifier(storage: Storage, attempt: Attempt): void {
  storage.setItem(verifierKey, attempt.verifier);
}

/** The stored verifier, once: a code is exchanged at most once. */
export function takeVerifier(storage: Storage): string | undefined {
  const verifier = storage.getItem(verifierKey);
  storage.removeItem(verifierKey);
  return verifier ?? undefined;
}
