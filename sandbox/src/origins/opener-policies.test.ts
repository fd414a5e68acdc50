import { createOriginApp } from './app.ts';
import { OpenerPolicies, openerPoliciesSchema } from './opener-policies.ts';

const browserTag = 'portal-test/1';
const header = 'cross-origin-opener-policy';

/** Builds a portal and a provider with one page each, and `ask`, which reads the header of a response. */
function served() {
  const policies = new OpenerPolicies();
  const portal = createOriginApp();
  policies.applyToPortal(portal);
  portal.get('/*', (_request, reply) => reply.header(header, 'same-origin-allow-popups').send('page'));
  portal.get('/oidc/login-callback', (_request, reply) => reply.send('callback'));
  const provider = createOriginApp();
  policies.applyToProvider(provider);
  provider.get('/page', (_request, reply) => reply.send('page'));
  provider.get('/library', (_request, reply) => void reply.hijack().raw.end('page'));
  const ask = async (app: typeof portal, url: string, userAgent = `Chrome ${browserTag}`) =>
    (await app.inject({ url, headers: { 'user-agent': userAgent } })).headers[header];
  return { policies, portal, provider, ask };
}

test('sends one browser the policy set for each kind of page, and all others the normal one', async () => {
  const { policies, portal, provider, ask } = served();
  policies.set({
    visitor: browserTag,
    policies: { host: 'none', provider: 'same-origin', callback: 'same-origin' },
  });
  expect(await ask(portal, '/')).toBeUndefined();
  expect(await ask(portal, '/oidc/login-callback?code=1')).toBe('same-origin');
  expect(await ask(provider, '/page')).toBe('same-origin');
  expect(await ask(provider, '/library')).toBe('same-origin');
  expect(await ask(portal, '/', 'Chrome')).toBe('same-origin-allow-popups');
  expect(await ask(provider, '/page', 'Chrome')).toBeUndefined();

  policies.set({ visitor: browserTag, policies: null });
  expect(await ask(portal, '/')).toBe('same-origin-allow-popups');
  expect(await ask(provider, '/page')).toBeUndefined();
});

test('refuses a policy that browsers do not know', () => {
  const policies = { host: 'unsafe', provider: 'none', callback: 'none' };
  expect(openerPoliciesSchema.safeParse({ visitor: browserTag, policies }).success).toBe(false);
});
