import type { IdentityProvider } from './provider.ts';

/** Claims that the id token must contain (SGN-03). */
const requestedClaims = [
  'sub',
  'iss',
  'auth_time',
  'email',
  'agent_customer_id',
  'agent_uuid',
  'displayName',
] as const;

/** Input of `authorizationUrl`. */
interface AuthorizationRequest {
  readonly provider: Pick<IdentityProvider, 'authorizationEndpoint' | 'clientId'>;
  readonly redirectUri: string;
  /** S256 challenge of the stored code verifier. */
  readonly challenge: string;
  readonly state: string;
  readonly nonce: string;
}

/** Returns the URL of the sign-in window (SGN-02, SGN-03). */
export function authorizationUrl(request: AuthorizationRequest): string {
  const url = new URL(request.provider.authorizationEndpoint);
  const parameters = {
    client_id: request.provider.clientId,
    response_type: 'code',
    redirect_uri: request.redirectUri,
    scope: 'openid email',
    prompt: 'login',
    display: 'popup',
    code_challenge: request.challenge,
    code_challenge_method: 'S256',
    claims: JSON.stringify({ id_token: Object.fromEntries(requestedClaims.map((claim) => [claim, null])) }),
    state: request.state,
    nonce: request.nonce,
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** Returns the portal's page to which the sign-in window returns. */
export function loginCallbackUri(origin: string): string {
  return `${origin}/oidc/login-callback`;
}

/** Returns the URL that ends the provider's session and then opens the logout callback (SGN-17). */
export function endSessionUrl(
  provider: Pick<IdentityProvider, 'endSessionEndpoint' | 'clientId'>,
  idToken: string,
  origin: string,
): string {
  const url = new URL(provider.endSessionEndpoint);
  url.searchParams.set('id_token_hint', idToken);
  url.searchParams.set('post_logout_redirect_uri', `${origin}/oidc/logout-callback`);
  url.searchParams.set('client_id', provider.clientId);
  return url.href;
}
