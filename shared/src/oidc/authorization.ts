import type { IdentityProvider } from './provider.ts';

/** Claims asked of the provider in the id token (SGN-03). */
export const requestedClaims = [
  'sub',
  'iss',
  'auth_time',
  'email',
  'agent_customer_id',
  'agent_uuid',
  'displayName',
] as const;

export interface AuthorizationRequest {
  readonly provider: Pick<IdentityProvider, 'authorizationEndpoint' | 'clientId'>;
  readonly redirectUri: string;
  /** S256 challenge of the stored verifier. */
  readonly challenge: string;
  readonly state: string;
  readonly nonce: string;
}

/** The address the sign-in window opens at (SGN-02, SGN-03). */
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

/** The page the sign-in window comes back to, on the portal's own origin. */
export function loginCallbackUri(origin: string): string {
  return `${origin}/oidc/login-callback`;
}

/** Where the page goes to end the provider's session (SGN-17); it comes back to the logout callback. */
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
