import { authorizationUrl, endSessionRequest, loginCallbackUri } from './authorization.ts';

const provider = {
  authorizationEndpoint: 'https://id.example/auth',
  endSessionEndpoint: 'https://id.example/session/end',
  clientId: 'agent-portal',
  scope: 'openid email',
} as const;

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

test.each(['openid email', 'openid', 'openid email offline_access'])(
  '[SGN-02] requests the configured scope %j',
  (scope) => {
    const request = authorizationUrl({
      provider: { ...provider, scope },
      redirectUri: loginCallbackUri('https://portal.example'),
      challenge: 'c',
      state: 's',
      nonce: 'n',
    });
    expect(new URL(request).searchParams.get('scope')).toBe(scope);
  },
);

describe('logout at the provider returns to the logout callback', () => {
  const fields = {
    id_token_hint: 'header.payload.signature',
    post_logout_redirect_uri: 'https://portal.example/oidc/logout-callback',
    client_id: 'agent-portal',
  };
  const requestOf = (
    logoutMethod: 'post' | 'get',
    endSessionEndpoint: string = provider.endSessionEndpoint,
  ) =>
    endSessionRequest(
      { ...provider, endSessionEndpoint, logoutMethod },
      fields.id_token_hint,
      'https://portal.example',
    );

  test('[SGN-17] by a form, with the id token in no address', () => {
    expect(requestOf('post')).toEqual({ action: 'https://id.example/session/end', fields });
    const tenant = 'https://id.example/session/end?tenant=agents';
    expect(requestOf('post', tenant)).toEqual({ action: tenant, fields });
  });

  test('by an address for a provider that accepts no form', () => {
    const end = new URL(String(requestOf('get', 'https://id.example/session/end?tenant=agents')));
    expect(end.origin + end.pathname).toBe('https://id.example/session/end');
    expect(Object.fromEntries(end.searchParams)).toEqual({ tenant: 'agents', ...fields });
  });
});
