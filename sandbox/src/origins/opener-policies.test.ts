/** @jest-environment node */
import { originApp } from './app.ts';
import { OpenerPolicies, openerPoliciesWish } from './opener-policies.ts';

const visitor = 'portal-test/1';
const header = 'cross-origin-opener-policy';

/** A portal and a provider of one page each, and what a visitor gets from them. */
function served() {
  const policies = new OpenerPolicies();
  const portal = originApp();
  policies.ofPortal(portal);
  portal.get('/*', (_request, reply) => reply.header(header, 'same-origin-allow-popups').send('page'));
  portal.get('/oidc/login-callback', (_request, reply) => reply.send('callback'));
  const provider = originApp();
  policies.ofProvider(provider);
  provider.get('/page', (_request, reply) => reply.send('page'));
  provider.get('/library', (_request, reply) => void reply.hijack().raw.end('page'));
  const ask = async (app: typeof portal, url: string, userAgent = `Chrome ${visitor}`) =>
    (await app.inject({ url, headers: { 'user-agent': userAgent } })).headers[header];
  return { policies, portal, provider, ask };
}

test('each kind of page sends what its visitor is to get, and everybody else gets what is ours', async () => {
  const { policies, portal, provider, ask } = served();
  policies.set({ visitor, policies: { host: 'none', provider: 'same-origin', callback: 'same-origin' } });
  expect(await ask(portal, '/')).toBeUndefined();
  expect(await ask(portal, '/oidc/login-callback?code=1')).toBe('same-origin');
  expect(await ask(provider, '/page')).toBe('same-origin');
  expect(await ask(provider, '/library')).toBe('same-origin');
  expect(await ask(portal, '/', 'Chrome')).toBe('same-origin-allow-popups');
  expect(await ask(provider, '/page', 'Chrome')).toBeUndefined();

  policies.set({ visitor, policies: null });
  expect(await ask(portal, '/')).toBe('same-origin-allow-popups');
  expect(await ask(provider, '/page')).toBeUndefined();
});

test('a policy that browsers do not know is refused', () => {
  const policies = { host: 'unsafe', provider: 'none', callback: 'none' };
  expect(openerPoliciesWish.safeParse({ visitor, policies }).success).toBe(false);
});
