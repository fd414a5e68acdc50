import { createServer } from 'node:http';
import { createTokenForge } from '../../testing/bad-tokens.ts';
import { exchangeCode, outOfDate, refreshTokens } from './index.ts';

const forge = createTokenForge();

/** The tokens that the test provider sends; `createTokenForge` creates its keys. */
const answers = { idToken: '' };
const server = createServer((request, response) => {
  const body =
    request.url === '/jwks'
      ? forge.keys
      : { access_token: 'at', refresh_token: 'rt-2', token_type: 'Bearer', id_token: answers.idToken };
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
});

let provider = {
  issuer: 'https://id.example',
  tokenEndpoint: '',
  jwksEndpoint: '',
  clientId: 'agent-portal',
};

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The test’s server has no port');
  const base = `http://127.0.0.1:${address.port}`;
  provider = { ...provider, tokenEndpoint: `${base}/token`, jwksEndpoint: `${base}/jwks` };
});
afterAll(() => new Promise((closed) => server.close(closed)));

const seconds = () => Math.floor(Date.now() / 1000);

/** Claims of a valid token. */
const claims = (): Record<string, unknown> => ({
  iss: 'https://id.example',
  aud: 'agent-portal',
  sub: 'u-1',
  nonce: 'the-nonce',
  iat: seconds(),
  exp: seconds() + 900,
});

const exchange = () =>
  exchangeCode({
    provider,
    redirectUri: 'https://portal.example/oidc/login-callback',
    parameters: new URLSearchParams('code=the-code&state=the-state'),
    state: 'the-state',
    nonce: 'the-nonce',
    verifier: 'the-verifier',
  });

const refresh = () =>
  refreshTokens({
    provider,
    tokens: { idToken: forge.right(claims()), accessToken: 'at', refreshToken: 'rt-1' },
  });

test('[SGN-11] a valid id token is accepted, so the cases below fail for their own reason', async () => {
  answers.idToken = forge.right(claims());
  expect(await exchange()).toMatchObject({ status: 'ok', claims: { sub: 'u-1' } });
  expect(await refresh()).toMatchObject({ status: 'ok', claims: { sub: 'u-1' } });
});

test('[SGN-21] none of 12 bad id tokens signs an agent in', async () => {
  const accepted: string[] = [];
  for (const [what, make] of forge.bad) {
    answers.idToken = make(claims());
    if ((await exchange()).status === 'ok') accepted.push(what);
  }
  expect(forge.bad).toHaveLength(12);
  expect(accepted).toEqual([]);
});

test.each(['expired', 'not yet valid'])(
  '[SGN-15] %s has a separate error, because the clock may be wrong',
  async (kind) => {
    answers.idToken = forge.bad.find(([what]) => what === kind)?.[1](claims()) ?? '';
    expect(await exchange()).toMatchObject({ status: 'failed', error: outOfDate });
  },
);

test.each([...forge.bad, ...forge.worse])(
  '[SGN-07] %s: the exchange returns a failure',
  async (_what, make) => {
    answers.idToken = make(claims());
    expect(await exchange()).toMatchObject({ status: 'failed', error: expect.any(String) });
  },
);

/** A refreshed token may omit the nonce; every other check applies. */
const ofRefresh = [...forge.bad, ...forge.worse].filter(([what]) => !what.includes('nonce'));

test.each(ofRefresh)('[SGN-07] %s: the refresh returns a failure', async (_what, make) => {
  answers.idToken = make(claims());
  expect(await refresh()).toMatchObject({ status: 'failed', error: expect.any(String) });
});

test('without a key endpoint TLS replaces the signature check, and the rest is checked', async () => {
  const { jwksEndpoint: _keys, ...plain } = provider;
  const unsigned = (idTokenMade: string) => {
    answers.idToken = idTokenMade;
    return refreshTokens({
      provider: plain,
      tokens: { idToken: forge.right(claims()), accessToken: 'at', refreshToken: 'rt-1' },
    });
  };
  expect(await unsigned(forge.ofAnotherKey(claims()))).toMatchObject({ status: 'ok' });
  expect(await unsigned(forge.right({ ...claims(), aud: 'other' }))).toMatchObject({ status: 'failed' });
});

test('sign-in fails when the keys cannot be loaded', async () => {
  answers.idToken = forge.right(claims());
  const nowhere = { ...provider, jwksEndpoint: 'http://127.0.0.1:1/jwks' };
  expect(
    await refreshTokens({
      provider: nowhere,
      tokens: { idToken: forge.right(claims()), accessToken: 'at', refreshToken: 'rt-1' },
    }),
  ).toMatchObject({ status: 'failed' });
});
