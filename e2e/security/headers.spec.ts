import { readRegistry } from '@portal/shared/federation';
import { expect, test } from '../support/fixtures/test.ts';
import { origins } from '../support/service/environment.ts';

test('every page is served under the policy, with its own nonce', async ({ request }) => {
  const nonceOf = async (path: string) => {
    const answer = await request.get(path);
    const policy = answer.headers()['content-security-policy'] ?? '';
    const [, nonce] = /'nonce-([^']+)'/.exec(policy) ?? [];
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe');
    expect(await answer.text()).toContain(`nonce="${nonce}"`);
    return nonce;
  };
  const paths = ['/', '/client?keyword=tan', '/client?keyword=tan', '/application/detail/A1', '/maintenance'];
  const nonces = await Promise.all(paths.map(nonceOf));
  expect(new Set(nonces).size).toBe(paths.length);
});

test('the portal keeps its window to itself, the callback pages keep theirs reachable', async ({
  request,
}) => {
  const portal = (await request.get('/')).headers();
  expect(portal).toMatchObject({
    'cache-control': 'no-cache',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
  const callback = (await request.get('/oidc/login-callback')).headers();
  expect(callback).not.toHaveProperty('cross-origin-opener-policy');
  expect(callback['content-security-policy']).toContain("frame-ancestors 'none'");
});

test("a remote's files are for the portal's origin, and for ever", async ({ request }) => {
  const { registry } = readRegistry(await (await request.get('/registry.json')).json());
  const { base = '', entry = '' } = registry.remotes['mfe-cart']?.current ?? {};
  const answer = await request.get(base + entry, {
    headers: { origin: origins.host.url },
  });
  expect(answer.headers()).toMatchObject({
    'access-control-allow-origin': origins.host.url,
    'timing-allow-origin': origins.host.url,
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'x-content-type-options': 'nosniff',
  });
});

test('a file that is not there is a 404, never the page', async ({ request }) => {
  expect((await request.get('/missing.js')).status()).toBe(404);
  expect((await request.get(`${origins.remotes.url}/package.json`)).status()).toBe(404);
});
