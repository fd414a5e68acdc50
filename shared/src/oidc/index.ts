/**
 * Sign-in with the identity provider. What the sign-in screen needs at once is small and here; the protocol
 * library is loaded when tokens are first asked for.
 */
import type { CodeExchange, TokenRefresh } from './token-endpoint.ts';
import { noCodeVerifier, type TokenResult } from './token-result.ts';

export {
  type AuthorizationRequest,
  authorizationUrl,
  endSessionUrl,
  loginCallbackUri,
  requestedClaims,
} from './authorization.ts';
export { decodeIdToken, type IdTokenClaims } from './id-token.ts';
export { challengeOf, codeVerifier, unguessable } from './proof-key.ts';
export type { IdentityProvider } from './provider.ts';
export type { CodeExchange, TokenRefresh } from './token-endpoint.ts';
export { noCodeVerifier, outOfDate, type TokenResult } from './token-result.ts';

const unavailable: TokenResult = {
  status: 'failed',
  error: 'unavailable',
  description: 'The sign-in code could not be loaded',
};

/**
 * Exchanges the code that the sign-in window brought back for tokens (SGN-05). Never throws (SGN-07). A code
 * may be used once: call it outside React, once per code.
 */
export async function exchangeCode(exchange: CodeExchange): Promise<TokenResult> {
  if (!exchange.verifier) return { status: 'failed', error: noCodeVerifier, description: '' };
  return import('@portal/shared/oidc-tokens').then(
    ({ exchangeAtProvider }) => exchangeAtProvider(exchange),
    () => unavailable,
  );
}

/** Fresh tokens for a refresh token (SGN-06). Never throws (SGN-07). A refresh token may be used once. */
export async function refreshTokens(refresh: TokenRefresh): Promise<TokenResult> {
  return import('@portal/shared/oidc-tokens').then(
    ({ refreshAtProvider }) => refreshAtProvider(refresh),
    () => unavailable,
  );
}
