import { createServer, type IncomingMessage } from 'node:http';
import { exchangeCode, refreshTokens } from './index.ts';
import type { CodeExchange } from './token-endpoint.ts';

/** Replies of the test's token endpoint, and the requests that it received. */
interface Endpoint {
  answer: { status: number; type?: string; body: unknown };
  readonly requests: { method?: string; headers: IncomingMessage['headers']; form: Record<string, string> }[];
}

const endpoint: Endpoint = { answer: { status: 200, body: {} }, requests: [] };
const server = createServer(async (request, response) => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const form = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
  endpoint.requests.push({
    ...(request.method && { method: request.method }),
    headers: request.headers,
    form,
  });
  const { status, type = 'application/json', body } = endpoint.answer;
  response.writeHead(status, { 'content-type': type });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
});

let provider = { issuer: 'https://id.example', tokenEndpoint: '', clientId: 'agent-portal' };

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The test’s server has no port');
  provider = { ...provider, tokenEndpoint: `http://127.0.0.1:${address.port}/token` };
});
afterAll(() => new Promise((closed) => server.close(closed)));
beforeEach(() => {
  endpoint.requests.length = 0;
});

const seconds = () => Math.floor(Date.now() / 1000);

function idToken(changes: Record<string, unknown> = {}): string {
  const payload = {
    iss: 'https://id.example',
    aud: 'agent-portal',
    sub: 'u-1',
    email: 'aisyah@agents.example',
    nonce: 'the-nonce',
    iat: seconds(),
    exp: seconds() + 900,
    ...changes,
  };
  return [{ alg: 'RS256' }, payload]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .concat('signature')
    .join('.');
}

function grants(changes: Record<string, unknown> = {}) {
  const body = {
    access_token: 'at',
    refresh_token: 'rt-2',
    token_type: 'Bearer',
    id_token: idToken(),
    ...changes,
  };
  endpoint.answer = { status: 200, body };
}

const anExchange = (): CodeExchange => ({
  provider,
  redirectUri: 'https://portal.example/oidc/login-callback',
  parameters: new URLSearchParams('code=the-code&state=the-state&iss=https://id.example'),
  state: 'the-state',
  nonce: 'the-nonce',
  verifier: 'the-verifier',
});

const exchange = (changes: Partial<CodeExchange> = {}) => exchangeCode({ ...anExchange(), ...changes });

const storedTokens = () => ({ idToken: idToken(), accessToken: 'at', refreshToken: 'rt-1' });

describe('code exchange', () => {
  test('[SGN-05] sends a form with client_id, redirect_uri, code, code_verifier and grant_type', async () => {
    grants();
    expect(await exchange()).toMatchObject({
      status: 'ok',
      tokens: { accessToken: 'at', refreshToken: 'rt-2' },
      claims: { sub: 'u-1', email: 'aisyah@agents.example' },
    });
    expect(endpoint.requests).toHaveLength(1);
    expect(endpoint.requests[0]).toMatchObject({ method: 'POST' });
    expect(endpoint.requests[0]?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
    expect(endpoint.requests[0]?.form).toEqual({
      grant_type: 'authorization_code',
      client_id: 'agent-portal',
      redirect_uri: 'https://portal.example/oidc/login-callback',
      code: 'the-code',
      code_verifier: 'the-verifier',
    });
  });

  test('[SGN-08] fails with `No code verifier found` and no request when no verifier is stored', async () => {
    const missing = { error: 'No code verifier found', status: 'failed' };
    expect(await exchange({ verifier: undefined })).toMatchObject(missing);
    expect(await exchange({ verifier: '' })).toMatchObject(missing);
    expect(endpoint.requests).toHaveLength(0);
  });

  test.each([
    ['a refusal by the agent', 'error=access_denied&error_description=No&state=the-state', 'access_denied'],
    ['another state', 'code=the-code&state=forged', 'OAUTH_INVALID_RESPONSE'],
    ['no state', 'code=the-code', 'OAUTH_INVALID_RESPONSE'],
    ['another issuer', 'code=the-code&state=the-state&iss=https://evil.example', 'OAUTH_INVALID_RESPONSE'],
    ['no code', 'state=the-state', 'OAUTH_INVALID_RESPONSE'],
  ])('[SGN-07] %s is returned as a failure without a request', async (_what, parameters, error) => {
    expect(await exchange({ parameters: new URLSearchParams(parameters) })).toMatchObject({
      status: 'failed',
      error,
    });
    expect(endpoint.requests).toHaveLength(0);
  });

  test("[SGN-07] returns the provider's error object instead of throwing it", async () => {
    endpoint.answer = {
      status: 400,
      body: { error: 'invalid_grant', error_description: 'grant request is invalid' },
    };
    expect(await exchange()).toEqual({
      status: 'failed',
      error: 'invalid_grant',
      description: 'grant request is invalid',
    });
  });

  test.each([
    ['an HTML error page', { status: 500, type: 'text/html', body: '<h1>Oops</h1>' }],
    ['an empty answer', { status: 200, body: '' }],
    ['an answer without tokens', { status: 200, body: {} }],
  ])('[SGN-07] %s is returned as a failure', async (_what, answer) => {
    endpoint.answer = answer;
    expect(await exchange()).toMatchObject({ status: 'failed' });
  });

  test.each([
    ['no id token', { id_token: undefined }],
    ['an id token of another sign-in', { id_token: idToken({ nonce: 'other' }) }],
    ['an id token for another client', { id_token: idToken({ aud: 'other' }) }],
    ['an id token of another provider', { id_token: idToken({ iss: 'https://evil.example' }) }],
    ['an id token of an earlier sign-in', { id_token: idToken({ auth_time: seconds() - 3600 }) }],
    ['an id token that has expired', { id_token: idToken({ exp: seconds() - 3600 }) }],
  ])('[SGN-07] %s is returned as a failure', async (_what, changes) => {
    grants(changes);
    expect(await exchange()).toMatchObject({ status: 'failed' });
  });

  test('accepts an agent who took minutes for the provider’s pages, also when the page’s clock is wrong', async () => {
    const iat = seconds() - 240;
    grants({ id_token: idToken({ iat, auth_time: iat - 14 * 60 }) });
    expect(await exchange()).toMatchObject({ status: 'ok' });
  });

  test('[SGN-07] an unreachable provider is returned as a failure', async () => {
    const unreachable = { ...provider, tokenEndpoint: 'http://127.0.0.1:1/token' };
    expect(await exchange({ provider: unreachable })).toMatchObject({
      status: 'failed',
      error: 'ECONNREFUSED',
    });
  });

  test('plain http is refused except on this machine', async () => {
    const plain = { ...provider, tokenEndpoint: 'http://id.example/token' };
    expect(await exchange({ provider: plain })).toMatchObject({
      status: 'failed',
      error: 'OAUTH_HTTP_REQUEST_FORBIDDEN',
    });
  });
});

describe('refresh', () => {
  test('[SGN-06] sends a form with client_id, refresh_token and grant_type', async () => {
    grants();
    const result = await refreshTokens({ provider, tokens: storedTokens() });
    expect(result).toMatchObject({ status: 'ok', tokens: { refreshToken: 'rt-2' } });
    expect(endpoint.requests.map(({ form }) => form)).toEqual([
      { grant_type: 'refresh_token', client_id: 'agent-portal', refresh_token: 'rt-1' },
    ]);
  });

  test('a refresh does not ask when the agent signed in', async () => {
    grants({ id_token: idToken({ auth_time: seconds() - 3600 }) });
    expect(await refreshTokens({ provider, tokens: storedTokens() })).toMatchObject({ status: 'ok' });
  });

  test('keeps the refresh token of a provider that does not rotate it', async () => {
    grants({ refresh_token: undefined });
    const result = await refreshTokens({ provider, tokens: storedTokens() });
    expect(result).toMatchObject({ status: 'ok', tokens: { refreshToken: 'rt-1' } });
  });

  test('[SGN-07] returns a refused refresh instead of throwing it', async () => {
    endpoint.answer = { status: 400, body: { error: 'invalid_grant' } };
    expect(await refreshTokens({ provider, tokens: storedTokens() })).toEqual({
      status: 'failed',
      error: 'invalid_grant',
      description: '',
    });
  });

  test('refuses tokens of another agent', async () => {
    grants({ id_token: idToken({ sub: 'u-2' }) });
    const result = await refreshTokens({ provider, tokens: storedTokens() });
    expect(result).toMatchObject({ status: 'failed', error: 'other_subject' });
  });

  test('fails without a request when there is no refresh token', async () => {
    const { refreshToken: _none, ...tokens } = storedTokens();
    expect(await refreshTokens({ provider, tokens })).toMatchObject({
      status: 'failed',
      error: 'no_refresh_token',
    });
    expect(endpoint.requests).toHaveLength(0);
  });
});
