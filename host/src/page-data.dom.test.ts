import { decodeConfig, readPageData } from './page-data.ts';

const config = {
  environment: 'test',
  api: { baseUrl: 'http://localhost:4210', subscriptionKey: 'key' },
  identityProvider: {
    issuer: 'http://localhost:4211',
    authorizationEndpoint: 'http://localhost:4211/auth',
    tokenEndpoint: 'http://localhost:4211/token',
    endSessionEndpoint: 'http://localhost:4211/session/end',
    clientId: 'agent-portal',
  },
  content: { baseUrl: 'http://localhost:4212', token: 'token' },
  externalSites: { simulator: 'http://localhost:4215', transaction: 'http://localhost:4216' },
  footer: {
    company: 'Company',
    internetRisk: 'http://localhost:4216/risk',
    privacyNotice: 'http://localhost:4216/privacy',
    transactionNotice: 'http://localhost:4216/notice',
    disclaimer: 'http://localhost:4216/disclaimer',
  },
};

test('[SGN-04] the verifier has 128 values unless the configuration has another number', () => {
  expect(decodeConfig(config).identityProvider.codeVerifierValues).toBe(128);
  const strict = { ...config, identityProvider: { ...config.identityProvider, codeVerifierValues: 64 } };
  expect(decodeConfig(strict).identityProvider.codeVerifierValues).toBe(64);
});

test('[SGN-02] sign-in requests `openid email` unless the configuration has other scopes', () => {
  expect(decodeConfig(config).identityProvider.scope).toBe('openid email');
  const scope = 'openid email offline_access';
  const other = { ...config, identityProvider: { ...config.identityProvider, scope } };
  expect(decodeConfig(other).identityProvider.scope).toBe(scope);
});

test.each(['email', '', 'openidx email', 'email,openid'])(
  'refuses the scopes %j: `openid` is missing',
  (scope) => {
    const invalid = { ...config, identityProvider: { ...config.identityProvider, scope } };
    expect(() => decodeConfig(invalid)).toThrow(
      /must contain the scope `openid`\n\s*→ at identityProvider\.scope/,
    );
  },
);

test.each([
  [{ ...config, api: { ...config.api, baseUrl: 'localhost' } }, 'api.baseUrl'],
  [{ ...config, api: { ...config.api, baseUrl: 'http://api.example' } }, 'api.baseUrl'],
  [{ ...config, content: { ...config.content, baseUrl: 'ftp://localhost' } }, 'content.baseUrl'],
  [{ ...config, footer: { ...config.footer, disclaimer: 'javascript:alert(1)' } }, 'footer.disclaimer'],
  [{ ...config, identityProvider: undefined }, 'identityProvider'],
  [
    { ...config, identityProvider: { ...config.identityProvider, codeVerifierValues: 1 } },
    'identityProvider.codeVerifierValues',
  ],
])('rejects an invalid configuration and names the key', (invalid, key) => {
  expect(() => decodeConfig(invalid)).toThrow(key);
});

test('reads inlined JSON without a request', async () => {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = 'portal-config';
  element.textContent = '{"a":1}';
  document.head.append(element);
  expect(await readPageData('portal-config')).toEqual({ a: 1 });
});
