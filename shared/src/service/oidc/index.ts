/**
 * Sign-in at the identity provider. This entry is small; the protocol library loads with the first request
 * for tokens.
 */
import type { CodeExchange, TokenRefresh } from './token-endpoint.ts';
import { noCodeVerifier, type TokenResult } from './token-result.ts';

export {
  authorizationUrl,
  endSessionRequest,
  type FormPost,
  loginCallbackUri,
  logoutCallbackPath,
} from './authorization.ts';
export { decodeIdToken, decodeSignInTimes, type IdTokenClaims, type SignInTimes } from './id-token.ts';
export { challengeOf, createCodeVerifier, createRandomHex } from './proof-key.ts';
export type { IdentityProvider } from './provider.ts';
export { outOfDate, type TokenResult } from './token-result.ts';

const unavailable: TokenResult = {
  status: 'failed',
  error: 'unavailable',
  description: 'The sign-in code could not be loaded',
};

/**
 * Exchanges the code of the sign-in window for tokens (SGN-05). Resolves with the tokens, or with the error, as without
 * a code verifier; it never rejects (SGN-07). Loads the protocol library first. A code works once, so call it once and
 * outside React's rendering.
 */
export async function exchangeCode(exchange: CodeExchange): Promise<TokenResult> {
  if (!exchange.verifier) return { status: 'failed', error: noCodeVerifier, description: '' };
  return import('@portal/shared/oidc-tokens').then(
    ({ exchangeAtProvider }) => exchangeAtProvider(exchange),
    () => unavailable,
  );
}

/**
 * Gets new tokens for a refresh token (SGN-06). Resolves with the tokens, or with the error; it never rejects (SGN-07)
 * and stores nothing. Loads the protocol library first. A refresh token works once.
 */
export async function refreshTokens(refresh: TokenRefresh): Promise<TokenResult> {
  return import('@portal/shared/oidc-tokens').then(
    ({ refreshAtProvider }) => refreshAtProvider(refresh),
    () => unavailable,
  );
}
