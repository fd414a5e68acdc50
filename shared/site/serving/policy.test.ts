import { createHash } from 'node:crypto';
import { settingsForTest } from '../testing/site-for-test.ts';
import { callbackPolicy, portalPolicy } from './policy.ts';

const script = 'document.title';
const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const remotes =
  'https://auth.example https://client.example https://cart.example https://applications.example https://history.example';

const directivesOf = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );

test('allows only what the composed page needs', () => {
  expect(directivesOf(portalPolicy(settingsForTest, [script]))).toEqual({
    'default-src': `'self' ${remotes}`,
    'script-src': `'self' ${remotes} ${hash}`,
    'style-src': "'self' 'nonce-__CSP_NONCE__'",
    'connect-src': `'self' https://api.example https://content.example https://id.example ${remotes}`,
    'img-src': "'self' data:",
    'font-src': "'self'",
    'frame-src': "'none'",
    'object-src': "'none'",
    'media-src': "'none'",
    'manifest-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'portal-scripts',
  });
});

test('allows Firefox, which checks a prefetch against default-src, to prefetch the scripts that may run', () => {
  const { config } = settingsForTest;
  for (const allowOverrides of [false, true]) {
    const settings = { ...settingsForTest, config: { ...config, allowOverrides } };
    const { 'default-src': prefetched, 'script-src': run } = directivesOf(portalPolicy(settings, []));
    expect(prefetched).toBe(run);
  }
});

test('[SGN-17] allows a form only on the callback pages, to the provider’s logout page and back', () => {
  const { config } = settingsForTest;
  const formAction = (logoutMethod: 'post' | 'get') => {
    const identityProvider = {
      ...config.identityProvider,
      endSessionEndpoint: 'https://logout.example/session/end',
      logoutMethod,
    };
    return directivesOf(callbackPolicy({ ...settingsForTest, config: { ...config, identityProvider } }))[
      'form-action'
    ];
  };
  expect(formAction('post')).toBe("https://logout.example 'self'");
  expect(formAction('get')).toBe("'none'");
});

test('allows the callback pages nothing but a script of the host’s origin and the form', () => {
  expect(directivesOf(callbackPolicy(settingsForTest))).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'img-src': 'data:',
    'base-uri': "'none'",
    'form-action': "https://id.example 'self'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
  });
});

test('allows the origin of the provider’s keys', () => {
  const { config } = settingsForTest;
  const identityProvider = { ...config.identityProvider, jwksEndpoint: 'https://keys.example/jwks' };
  const policy = portalPolicy({ ...settingsForTest, config: { ...config, identityProvider } }, []);
  expect(directivesOf(policy)['connect-src']).toMatch(
    /^'self' https:\/\/api\.example https:\/\/content\.example https:\/\/id\.example https:\/\/keys\.example /,
  );
});

test('[FED-07] allows loopback only if overrides are allowed', () => {
  const { config } = settingsForTest;
  const open = directivesOf(
    portalPolicy({ ...settingsForTest, config: { ...config, allowOverrides: true } }, []),
  );
  expect(open['script-src']).toBe(`'self' ${remotes} http://localhost:* http://127.0.0.1:*`);
  expect(open['connect-src']).toMatch(/ http:\/\/localhost:\* http:\/\/127\.0\.0\.1:\*$/);
  expect(portalPolicy(settingsForTest, [])).not.toContain('localhost');
});

test('never allows inline or evaluated scripts', () => {
  expect(portalPolicy(settingsForTest, [script])).not.toMatch(/unsafe/);
});

test('allows flag service and monitoring if they are configured', () => {
  const { config } = settingsForTest;
  const connect = (changes: object) =>
    directivesOf(portalPolicy({ ...settingsForTest, config: { ...config, ...changes } }, []))['connect-src'];
  const flags = {
    clientSideId: 'env',
    baseUrl: 'https://flags.example/base',
    streamUrl: 'https://stream.example',
    eventsUrl: 'https://events.example',
  };
  const monitoring = { applicationId: 'a', clientToken: 'c', tracedApis: [] };
  expect(connect({ flags })).toMatch(
    / https:\/\/flags\.example https:\/\/stream\.example https:\/\/events\.example/,
  );
  expect(connect({ monitoring: { ...monitoring, site: 'us3.datadoghq.com' } })).toContain(
    ' https://browser-intake-us3-datadoghq.com',
  );
  expect(
    connect({ monitoring: { ...monitoring, site: 'datadoghq.eu', proxy: 'https://intake.example/rum' } }),
  ).toMatch(/ https:\/\/intake\.example(?!.*datadoghq)/);
});
