import { authorizationUrl, endSessionUrl, loginCallbackUri } from './authorization.ts';

const provider = {
  authorizationEndpoint: 'https://id.example/auth',
  endSessionEndpoint: 'https://id.example/session/end',
  clientId: 'agent-portal',
};

const url = new URL(
  authorizationUrl({
    provider,
    redirectUri: loginCallbackUri('https://portal.example'),
    challenge: 'the-challenge',
    state: 'the-state',
    nonce: 'the-nonce',
  }),
);

test('[SGN-02] requests a code with an S256 challenge, scope `openid email` and prompt login, in a pop-up', () => {
  const { claims: _claims, ...parameters } = Object.fromEntries(url.searchParams);
  expect(url.origin + url.pathname).toBe('https://id.example/auth');
  expect(parameters).toEqual({
    client_id: 'agent-portal',
    response_type: 'code',
    redirect_uri: 'https://portal.example/oidc/login-callback',
    scope: 'openid email',
    prompt: 'login',
    display: 'popup',
    code_challenge: 'the-challenge',
    code_challenge_method: 'S256',
    state: 'the-state',
    nonce: 'the-nonce',
  });
});

test('[SGN-03] requests the seven claims in the id token', () => {
  expect(JSON.parse(url.searchParams.get('claims') ?? '')).toEqual({
    id_token: {
      sub: null,
      iss: null,
      auth_time: null,
      email: null,
      agent_customer_id: null,
      agent_uuid: null,
      displayName: null,
    },
  });
});

test("keeps the query parameters of the provider's address", () => {
  const tenant = authorizationUrl({
    provider: { ...provider, authorizationEndpoint: 'https://id.example/auth?tenant=agents' },
    redirectUri: 'https://portal.example/oidc/login-callback',
    challenge: 'c',
    state: 's',
    nonce: 'n',
  });
  expect(new URL(tenant).searchParams.get('tenant')).toBe('agents');
});

test('logs out at the provider and returns to the logout callback', () => {
  const end = new URL(endSessionUrl(provider, 'header.payload.signature', 'https://portal.example'));
  expect(end.origin + end.pathname).toBe('https://id.example/session/end');
  expect(Object.fromEntries(end.searchParams)).toEqual({
    id_token_hint: 'header.payload.signature',
    post_logout_redirect_uri: 'https://portal.example/oidc/logout-callback',
    client_id: 'agent-portal',
  });
});
