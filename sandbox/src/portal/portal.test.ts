import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { noncePlaceholder } from '@portal/shared/site';
import type { FastifyInstance } from 'fastify';
import { type OriginName, originsAt } from '../origins/origins.ts';
import { createPortalOrigins, FileFaults, Sites } from './index.ts';

const origins = originsAt(4200);
const script = '/mfe-cart/1.0.0/main.0a1b2c3d.js';

/** Creates a site's folder with the files that the servers read; `title` is in all of them. */
async function createSite(title: string): Promise<string> {
  const site = await mkdtemp(join(tmpdir(), 'site-'));
  const files = {
    'public/index.html': `<title>${title}</title><style nonce="${noncePlaceholder}"></style>`,
    'public/oidc/login-callback.html': 'login',
    'public/oidc/logout-callback.html': 'logout',
    'public/content-security-policy.txt': `style-src 'nonce-${noncePlaceholder}'`,
    'public/oidc/content-security-policy.txt': "form-action 'self'",
    'public/registry.json': `{"title":"${title}"}`,
    'public/config.json': '{}',
    [script]: `'${title}'`,
    '/host/1.0.0/main.0a1b2c3d.js': `'host of ${title}'`,
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(site, file)), { recursive: true });
    await writeFile(join(site, file), text);
  }
  return site;
}

/** Builds the portal with one site; `get` sends a request as the browser with a tag. */
async function createPortal() {
  const site = await createSite('default');
  const sites = new Sites(site);
  const faults = new FileFaults();
  const apps = new Map<OriginName, FastifyInstance>();
  for (const { origin, app } of createPortalOrigins(origins, sites, faults)) apps.set(origin.name, app);
  const get = async (name: OriginName, url: string, browserTag = 'other') => {
    const answer = await apps
      .get(name)
      ?.inject({ url, headers: { 'user-agent': `Mozilla/5.0 ${browserTag}` } });
    if (!answer) throw new Error(`${name} is not served`);
    return answer;
  };
  return { site, sites, faults, get };
}

test('uses a new nonce for each answer, the same in page and policy', async () => {
  const { get } = await createPortal();
  const nonceOf = async (url: string) => {
    const { body, headers } = await get('host', url);
    const [, nonce] = /'nonce-(.+)'/.exec(String(headers['content-security-policy'])) ?? [];
    expect(body).toContain(`nonce="${nonce}"`);
    return nonce;
  };
  expect(await nonceOf('/')).not.toBe(await nonceOf('/application/detail/1?from=x.y'));
});

test('[SGN-17] serves the callback pages, and no other page, with their policy', async () => {
  const { get } = await createPortal();
  const policyOf = async (url: string) => (await get('host', url)).headers['content-security-policy'];
  expect(await policyOf('/oidc/logout-callback')).toBe("form-action 'self'");
  expect(await policyOf('/oidc/login-callback?code=1')).toBe("form-action 'self'");
  expect(await policyOf('/')).not.toContain('form-action');
});

test('[FED-02] serves a new release at the next request', async () => {
  const { get, site } = await createPortal();
  expect((await get('host', '/')).body).toContain('default');
  await writeFile(join(site, 'public/index.html'), '<title>released</title>');
  await mkdir(join(site, 'mfe-cart/1.0.1'));
  await writeFile(join(site, 'mfe-cart/1.0.1/main.js'), 'new');
  expect((await get('host', '/')).body).toContain('released');
  expect((await get('remotes', '/mfe-cart/1.0.1/main.js')).body).toBe('new');
});

test('serves a browser from the site set for it, and from the default site afterwards', async () => {
  const { get, sites } = await createPortal();
  const folder = await createSite('own');
  const servesOwn = async (browserTag: string) => [
    (await get('host', '/', browserTag)).body.includes('<title>own<'),
    (await get('host', '/registry.json', browserTag)).json().title === 'own',
    (await get('remotes', script, browserTag)).body === "'own'",
  ];
  sites.set({ visitor: 'test/1', folder });
  expect(await servesOwn('test/1')).toEqual([true, true, true]);
  expect(await servesOwn('test/2')).toEqual([false, false, false]);
  sites.set({ visitor: 'test/1', folder: null });
  expect(await servesOwn('test/1')).toEqual([false, false, false]);
});

test('serves only files of the origin’s package', async () => {
  const { get } = await createPortal();
  expect((await get('remotes', '/host/files/main.js')).statusCode).toBe(404);
  expect((await get('remotes', '/site.json')).statusCode).toBe(404);
  expect((await get('host', script)).statusCode).toBe(404);
  expect((await get('host', '/site.json')).statusCode).toBe(404);
});

test.each([
  ['missing', 404, ''],
  ['error', 500, '<h1>Internal Server Error</h1>'],
  ['corrupt', 200, 'this is no JavaScript'],
] as const)('sends a file that is %s to one browser only, and not cached', async (fault, status, body) => {
  const { get, faults } = await createPortal();
  faults.set({ visitor: 'test/1', package: 'mfe-cart', fault });
  const answer = await get('remotes', script, 'test/1');
  expect(answer).toMatchObject({ statusCode: status, body });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect((await get('remotes', script, 'test/2')).body).toBe("'default'");
});

test('changes one bit of a flipped file, and does not let it be cached', async () => {
  const { get, faults } = await createPortal();
  faults.set({ visitor: 'test/1', package: 'host', fault: 'flip' });
  const [whole, broken] = [
    await get('host', '/host/1.0.0/main.0a1b2c3d.js', 'test/2'),
    await get('host', '/host/1.0.0/main.0a1b2c3d.js', 'test/1'),
  ];
  expect(broken.statusCode).toBe(200);
  expect(broken.headers['cache-control']).toBe('no-cache');
  const differences = [...whole.rawPayload].filter((byte, at) => broken.rawPayload[at] !== byte);
  expect(broken.rawPayload).toHaveLength(whole.rawPayload.length);
  expect(differences).toHaveLength(1);
});

test.each(['/client%', '/client/%e2%82?x=1%', '/%zz', '/%c0%af'])(
  'serves the page for an address that cannot be decoded: %s',
  async (address) => {
    const { get } = await createPortal();
    const answer = await get('host', address);
    expect(answer).toMatchObject({
      statusCode: 200,
      body: expect.stringContaining('<title>default</title>'),
    });
    expect(answer.headers['content-security-policy']).toContain('nonce-');
    expect((await get('remotes', address)).statusCode).toBe(404);
  },
);

test('answers 404 for a site without pages', async () => {
  const { get, sites } = await createPortal();
  sites.set({ visitor: 'test/1', folder: await mkdtemp(join(tmpdir(), 'empty-')) });
  expect((await get('host', '/', 'test/1')).statusCode).toBe(404);
  expect((await get('host', '/registry.json', 'test/1')).statusCode).toBe(404);
});
