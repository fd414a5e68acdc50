import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { originsAt } from '@portal/sandbox/src/origins/origins.ts';
import { type Registry, readRegistry } from '@portal/shared/federation';
import { publish } from '@portal/shared/site';
import type { APIRequestContext, APIResponse } from 'playwright/test';
import { findNginx } from '../../scripts/lib/nginx.mjs';
import { measureRemote } from '../../shared/build/budgets.ts';
import { countBytes } from '../cost/returning-agent.ts';
import { readHostFiles } from '../federation/host-files.ts';
import { laterHost } from '../federation/releases/later-host.ts';
import { copySite } from '../support/fixtures/site.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { noteRequests, untilFetched } from '../support/page/until-fetched.ts';
import { hasBrotli, Nginx } from '../support/processes/nginx.ts';
import { remoteNames } from '../support/remotes.ts';
import { openSignIn } from '../support/screens/sign-in.ts';
import { origins as sandboxOrigins } from '../support/service/environment.ts';
import { type SandboxProcess, startSandbox } from '../support/service/sandbox.ts';

/**
 * Debian's nginx serves a site; a sandbox beside it replaces everything outside the portal. They run in the long form
 * only, and fail without nginx.
 */
const command = findNginx();
const portBase = sandboxOrigins.host.port + 50;
const origins = originsAt(portBase);
const root = resolve(import.meta.dirname, '../..');

let data: string;
let sandbox: SandboxProcess | undefined;
let nginx: Nginx | undefined;
const site = () => join(data, 'site');

test.describe.configure({ mode: 'default' });
test.use({ baseURL: origins.host.url });

test.beforeAll(async () => {
  // npm has no package of it
  if (!command) throw new Error('nginx is missing: install it; npm run test:long does so as root on Debian');
  data = await mkdtemp(join(tmpdir(), 'portal-nginx-'));
  await copySite(site());
  sandbox = await startSandbox(portBase, data, ['--without-portal']);
  nginx = await Nginx.start(command, site(), join(data, 'nginx'), origins.host.url);
});

test.beforeEach(({ recorder }) => recorder.alsoTo(...Object.values(origins).map(({ url }) => url)));

test.afterAll(async () => {
  await nginx?.end();
  await sandbox?.end();
  await rm(data, { recursive: true, force: true });
});

test('an agent signs in, and a deep link opens, under the policy that nginx sends', async ({ page }) => {
  await page.goto('/');
  const popup = await openSignIn(page);
  await popup.getByRole('button', { name: /aisyah@agents\.example/ }).click();
  await popup.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/client?keyword=tan');
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
});

test('each load has its own nonce, the same in page and policy', async ({ request }) => {
  const nonceOf = async () => {
    const answer = await request.get('/application/detail/1');
    const policy = answer.headers()['content-security-policy'] ?? '';
    const [, nonce] = /'nonce-([0-9a-f]{32})'/.exec(policy) ?? [];
    const page = await answer.text();
    expect(page).toContain(`nonce="${nonce}"`);
    expect(page).not.toContain('__CSP_NONCE__');
    return nonce;
  };
  expect(await nonceOf()).not.toBe(await nonceOf());
});

const registryOf = async (request: APIRequestContext, portal: string): Promise<Registry> =>
  readRegistry(await (await request.get(`${portal}/registry.json`)).json()).registry;

/** Headers that say something of this answer alone, or of who sent it. */
const incidental = new Set([
  'accept-ranges',
  'connection',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'server',
  'transfer-encoding',
]);

/** What an answer tells the browser, but for nonce and ports. */
const readHeaders = (answer: APIResponse) => ({
  status: answer.status(),
  ...Object.fromEntries(
    Object.entries(answer.headers())
      .filter(([name]) => !incidental.has(name))
      .map(([name, value]) => [name, normal(name, value)]),
  ),
});

function normal(name: string, value: string): string {
  if (name === 'vary') return value.toLowerCase().split(/, */).sort().join(', ');
  return value
    .replace(/'nonce-[^']+'/, "'nonce-…'")
    .replace(/localhost:(\d+)/g, (_, port) => `localhost:+${Number(port) % 50}`);
}

test('nginx tells the browser what the sandbox tells it', async ({ request }) => {
  const { host, remotes } = await registryOf(request, origins.host.url);
  const current = remotes['mfe-cart']?.current;
  const { pathname } = new URL(current?.base ?? '');
  const hostFiles = (await readHostFiles()).filter((file) => /\/(main|login-callback)\.\w+\.js$/.test(file));
  expect(hostFiles).toHaveLength(2);
  const paths: readonly (readonly [name: 'host' | 'remotes', path: string])[] = [
    ['host', '/'],
    ['host', '/client?keyword=tan'],
    ['host', '/client%'],
    ['host', '/registry.json'],
    ['host', '/config.json'],
    ['host', '/oidc/login-callback?code=1'],
    ['host', '/oidc/logout-callback'],
    ['host', '/missing.js'],
    ['host', '/site.json'],
    ['host', `/host/${host}/provides.json`],
    ...hostFiles.map((file) => ['host', file] as const),
    ['host', '/host/files/missing.00000000.js'],
    ['remotes', pathname + current?.entry],
    ['remotes', `${pathname}mf-manifest.json`],
    ['remotes', `${pathname}missing.js`],
    ['remotes', '/releases.json'],
  ];
  for (const [name, path] of paths) {
    // the pages' brotli depends on another module of nginx (docs/operating.md)
    const compressed = hasBrotli && path.endsWith('.js') ? 'gzip, br' : 'gzip';
    // nginx refuses such a path before it reads what the browser accepts
    const encoding = path.endsWith('%') ? 'identity' : compressed;
    const ask = async (origin: string) =>
      readHeaders(await request.get(origin + path, { headers: { 'accept-encoding': encoding } }));
    expect(await ask(origins[name].url), path).toEqual(await ask(sandboxOrigins[name].url));
  }
});

test('answers TRACE with an error', async ({ request }) => {
  for (const { url } of [origins.host, origins.remotes])
    expect((await request.fetch(url, { method: 'TRACE' })).status()).toBe(405);
});

test('a script arrives as its build compressed it, and weighs what its budget counts', async ({
  request,
}) => {
  const { remotes } = await registryOf(request, origins.host.url);
  const { base = '', entry = '' } = remotes['mfe-cart']?.current ?? {};
  const file = join(site(), new URL(base).pathname, entry);
  const encodings = [['gzip', '.gz'] as const, ...(hasBrotli ? [['br', '.br'] as const] : [])];
  for (const [encoding, suffix] of encodings) {
    const answer = await request.get(base + entry, { headers: { 'accept-encoding': encoding } });
    const { size } = await stat(file + suffix);
    expect(answer.headers()).toMatchObject({ 'content-encoding': encoding, 'content-length': String(size) });
  }
  const [figure] = measureRemote('mfe-cart', join(root, 'mfe-cart/dist'));
  expect((await stat(`${file}.br`)).size).toBe(figure?.bytes);
});

test('after a release a returning agent gets differences', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: origins.host.url });
  const page = await context.newPage();
  noteRequests(page);
  const takeBytes = await countBytes(await context.newCDPSession(page));
  const open = async () => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
    await untilFetched(page);
    return takeBytes();
  };
  expect(await open()).toBeGreaterThan(100_000);
  await publish(site(), {
    package: 'mfe-auth',
    dist: join(root, 'mfe-auth/dist'),
    version: '8.0.0',
    by: 'test',
  });
  const entry = page.waitForResponse(`${origins.remotes.url}/mfe-auth/8.0.0/remoteEntry.*`);
  const bytes = await open();
  console.log(`measured: behind nginx / fetches ${bytes} bytes after a release of mfe-auth`);
  expect((await entry).headers()).toMatchObject({
    'content-encoding': 'dcz',
    'content-type': 'text/javascript; charset=utf-8',
    'access-control-allow-origin': origins.host.url,
    'cache-control': 'public, max-age=31536000, immutable',
    'use-as-dictionary': 'match="/mfe-auth/*/remoteEntry.*.js"',
  });
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(1000);

  const dist = await laterHost(['base'], 'self.laterRelease = true;');
  await publish(site(), { package: 'host', dist, version: '8.0.0', by: 'test' });
  const layer = page.waitForResponse(`${origins.host.url}/host/files/base.*`);
  const bytesOfHost = await open();
  console.log(`measured: behind nginx / fetches ${bytesOfHost} bytes after a release of the host`);
  expect((await layer).headers()).toMatchObject({
    'content-encoding': 'dcz',
    'cache-control': 'public, max-age=31536000, immutable',
    'use-as-dictionary': 'match="/host/*/base.*.js"',
  });
  expect(await page.evaluate(() => Reflect.get(window, 'laterRelease'))).toBe(true);
  expect(bytesOfHost).toBeLessThan(5000);
  await rm(dist, { recursive: true });
  await context.close();
});

test('[FED-02] a release is there at the next load, without a word to nginx', async ({ page, request }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
  await publish(site(), {
    package: 'mfe-auth',
    dist: join(root, 'mfe-auth/dist'),
    version: '9.0.0',
    by: 'test',
  });
  const { remotes } = await registryOf(request, origins.host.url);
  const released = remoteNames.filter((name) => remotes[name]?.current.version === '9.0.0');
  expect(released).toEqual(['mfe-auth']);
  const entry = page.waitForResponse(`${origins.remotes.url}/mfe-auth/9.0.0/*`);
  await page.reload();
  expect((await entry).ok()).toBe(true);
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
});
