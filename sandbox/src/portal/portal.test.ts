/** @jest-environment node */
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { noncePlaceholder } from '@portal/shared/site';
import type { FastifyInstance } from 'fastify';
import { type OriginName, originsAt } from '../origins/origins.ts';
import { FileFaults, portal, Sites } from './index.ts';

const origins = originsAt(4200);
const script = '/mfe-cart/1.0.0/main.0a1b2c3d.js';

/** A site's folder with what a server needs of it; `title` tells sites apart. */
async function madeSite(title: string): Promise<string> {
  const site = await mkdtemp(join(tmpdir(), 'site-'));
  const files = {
    'public/index.html': `<title>${title}</title><style nonce="${noncePlaceholder}"></style>`,
    'public/oidc/login-callback.html': 'login',
    'public/oidc/logout-callback.html': 'logout',
    'public/content-security-policy.txt': `style-src 'nonce-${noncePlaceholder}'`,
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

/** The portal over one site, and a way to ask it as a visitor. */
async function served() {
  const site = await madeSite('everybody');
  const sites = new Sites(site);
  const faults = new FileFaults();
  const apps = new Map<OriginName, FastifyInstance>();
  for (const { origin, app } of portal(origins, sites, faults)) apps.set(origin.name, app);
  const get = async (name: OriginName, url: string, visitor = 'nobody') => {
    const answer = await apps.get(name)?.inject({ url, headers: { 'user-agent': `Mozilla/5.0 ${visitor}` } });
    if (!answer) throw new Error(`${name} is not served`);
    return answer;
  };
  return { site, sites, faults, get };
}

test('each answer has a nonce of its own, the same in page and policy', async () => {
  const { get } = await served();
  const nonceOf = async (url: string) => {
    const { body, headers } = await get('host', url);
    const [, nonce] = /'nonce-(.+)'/.exec(String(headers['content-security-policy'])) ?? [];
    expect(body).toContain(`nonce="${nonce}"`);
    return nonce;
  };
  expect(await nonceOf('/')).not.toBe(await nonceOf('/application/detail/1?from=x.y'));
});

test('[FED-02] what is published is there at the next request', async () => {
  const { get, site } = await served();
  expect((await get('host', '/')).body).toContain('everybody');
  await writeFile(join(site, 'public/index.html'), '<title>released</title>');
  await mkdir(join(site, 'mfe-cart/1.0.1'));
  await writeFile(join(site, 'mfe-cart/1.0.1/main.js'), 'new');
  expect((await get('host', '/')).body).toContain('released');
  expect((await get('mfe-cart', '/mfe-cart/1.0.1/main.js')).body).toBe('new');
});

test('a visitor with a site of their own is served from it alone, until it is taken away', async () => {
  const { get, sites } = await served();
  const folder = await madeSite('own');
  const seen = async (visitor: string) => [
    (await get('host', '/', visitor)).body.includes('<title>own<'),
    (await get('host', '/registry.json', visitor)).json().title === 'own',
    (await get('mfe-cart', script, visitor)).body === "'own'",
  ];
  sites.set({ visitor: 'test/1', folder });
  expect(await seen('test/1')).toEqual([true, true, true]);
  expect(await seen('test/2')).toEqual([false, false, false]);
  sites.set({ visitor: 'test/1', folder: null });
  expect(await seen('test/1')).toEqual([false, false, false]);
});

test('an origin serves the files of its own package alone', async () => {
  const { get } = await served();
  expect((await get('mfe-client', script)).statusCode).toBe(404);
  expect((await get('host', script)).statusCode).toBe(404);
  expect((await get('host', '/site.json')).statusCode).toBe(404);
});

test.each([
  ['missing', 404, ''],
  ['error', 500, '<h1>Internal Server Error</h1>'],
  ['corrupt', 200, 'this is no JavaScript'],
] as const)('a file that is %s is so for one visitor, and never cached', async (fault, status, body) => {
  const { get, faults } = await served();
  faults.set({ visitor: 'test/1', package: 'mfe-cart', fault });
  const answer = await get('mfe-cart', script, 'test/1');
  expect(answer).toMatchObject({ statusCode: status, body });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect((await get('mfe-cart', script, 'test/2')).body).toBe("'everybody'");
});

test('a flipped file is itself but for one bit, and never cached', async () => {
  const { get, faults } = await served();
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

test('a site without pages answers that there is nothing', async () => {
  const { get, sites } = await served();
  sites.set({ visitor: 'test/1', folder: await mkdtemp(join(tmpdir(), 'empty-')) });
  expect((await get('host', '/', 'test/1')).statusCode).toBe(404);
  expect((await get('host', '/registry.json', 'test/1')).statusCode).toBe(404);
});
