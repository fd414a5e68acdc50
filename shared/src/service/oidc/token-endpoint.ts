import type { Tokens } from '@portal/shared/contract';
import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrantRequest,
  clockTolerance,
  customFetch,
  getValidatedIdTokenClaims,
  None,
  processAuthorizationCodeResponse,
  processRefreshTokenResponse,
  ResponseBodyError,
  refreshTokenGrantRequest,
  type TokenEndpointResponse,
  validateApplicationLevelSignature,
  validateAuthResponse,
} from 'oauth4webapi';
import { decodeIdToken } from './id-token.ts';
import { type IdentityProvider, isLoopbackHttp } from './provider.ts';
import type { TokenResult } from './token-result.ts';
import { createAxiosFetch } from './transport.ts';

/** Tolerated difference between the agent's clock and the provider's, in seconds. */
const tolerance = 300;

/**
 * Seconds between the agent's sign-in at the provider and the id token. More than the agent needs to answer the provider's
 * pages after the password.
 */
const longestSignIn = 15 * 60;

type Provider = Pick<IdentityProvider, 'issuer' | 'tokenEndpoint' | 'jwksEndpoint' | 'clientId'>;
type Transport = ReturnType<typeof createAxiosFetch>;

/** Input of `exchangeAtProvider`. */
export interface CodeExchange {
  readonly provider: Provider;
  readonly redirectUri: string;
  /** Query parameters with which the sign-in window returned, also those of a refusal. */
  readonly parameters: URLSearchParams;
  readonly state: string;
  readonly nonce: string;
  /** The stored code verifier. Without one the exchange fails (SGN-08). */
  readonly verifier: string | undefined;
}

/** Input of `refreshAtProvider`. */
export interface TokenRefresh {
  readonly provider: Provider;
  readonly tokens: Tokens;
}

function settings({ issuer, tokenEndpoint, jwksEndpoint, clientId }: Provider, transport: Transport) {
  return {
    server: {
      issuer,
      token_endpoint: tokenEndpoint,
      ...(jwksEndpoint !== undefined && { jwks_uri: jwksEndpoint }),
    },
    client: { client_id: clientId, [clockTolerance]: tolerance },
    options: { [customFetch]: transport, [allowInsecureRequests]: isLoopbackHttp(tokenEndpoint) },
  };
}

type Settings = ReturnType<typeof settings>;

/** Checks the id token's signature, if the provider's keys are configured. Throws when it is wrong. */
async function checkSignature({ server, options }: Settings, response: Response): Promise<void> {
  if ('jwks_uri' in server) await validateApplicationLevelSignature(server, response, options);
}

function failed(error: string, description = ''): TokenResult {
  return { status: 'failed', error, description };
}

/** Converts an error: the provider's error object if it sent one, otherwise the library's error. */
function failureOf(error: unknown): TokenResult {
  if (error instanceof ResponseBodyError || error instanceof AuthorizationResponseError) {
    return failed(error.error, error.error_description);
  }
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') {
    return failed(error.code, error.message);
  }
  return failed('unexpected', error instanceof Error ? error.message : String(error));
}

/**
 * Whether the agent has just signed in, as `prompt=login` requires. Otherwise the provider has continued an earlier session,
 * perhaps because the parameter was removed from the window's address. Both times are the provider's. A provider that does
 * not state the time of sign-in is trusted to follow the parameter.
 */
function isRecentSignIn(response: TokenEndpointResponse): boolean {
  const { auth_time: signedInAt, iat } = getValidatedIdTokenClaims(response) ?? {};
  return signedInAt === undefined || iat === undefined || iat - signedInAt <= longestSignIn;
}

function resultOf(response: TokenEndpointResponse, refreshToken = response.refresh_token): TokenResult {
  const claims = response.id_token === undefined ? undefined : decodeIdToken(response.id_token);
  if (response.id_token === undefined || claims === undefined) return failed('invalid_id_token');
  const tokens: Tokens = {
    idToken: response.id_token,
    accessToken: response.access_token,
    ...(refreshToken !== undefined && { refreshToken }),
  };
  return { status: 'ok', tokens, claims };
}

/**
 * Exchanges a code for tokens (SGN-05) and checks state, issuer, audience, nonce, times and signature, and that the
 * agent has just signed in. Never rejects: the result has the tokens, the provider's error, or that of the check that
 * failed.
 */
export async function exchangeAtProvider(
  exchange: CodeExchange,
  transport = createAxiosFetch(),
): Promise<TokenResult> {
  const parts = settings(exchange.provider, transport);
  const { server, client, options } = parts;
  const { redirectUri, verifier = '', nonce } = exchange;
  try {
    const answer = validateAuthResponse(server, client, exchange.parameters, exchange.state);
    const response = await authorizationCodeGrantRequest(
      server,
      client,
      None(),
      answer,
      redirectUri,
      verifier,
      options,
    );
    const checks = { expectedNonce: nonce, requireIdToken: true };
    const granted = await processAuthorizationCodeResponse(server, client, response, checks);
    await checkSignature(parts, response);
    return isRecentSignIn(granted) ? resultOf(granted) : failed('sign_in_too_old');
  } catch (thrown) {
    return failureOf(thrown);
  }
}

/**
 * Refreshes the tokens (SGN-06) and validates the new id token. If the provider sends no new refresh token, the result has
 * the old one. It stores nothing. Never rejects: the result has the provider's error, or the library's for a request that
 * failed.
 */
export async function refreshAtProvider(
  refresh: TokenRefresh,
  transport = createAxiosFetch(),
): Promise<TokenResult> {
  const parts = settings(refresh.provider, transport);
  const { server, client, options } = parts;
  const { refreshToken, idToken } = refresh.tokens;
  if (refreshToken === undefined) return failed('no_refresh_token');
  try {
    const response = await refreshTokenGrantRequest(server, client, None(), refreshToken, options);
    const renewed = await processRefreshTokenResponse(server, client, response);
    await checkSignature(parts, response);
    const result = resultOf(renewed, renewed.refresh_token ?? refreshToken);
    if (result.status === 'ok' && result.claims.sub !== decodeIdToken(idToken)?.sub)
      return failed('other_subject');
    return result;
  } catch (thrown) {
    return failureOf(thrown);
  }
}
