import { chmodSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readSettings, writeSettings } from '@portal/shared/site';
import { findNginx } from '../../scripts/lib/nginx.mjs';
import { copySite } from '../support/fixtures/site.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { Nginx } from '../support/processes/nginx.ts';
import { makeCertificate, startTlsProxy } from '../support/processes/tls-proxy.ts';
import { origins as sandboxOrigins } from '../support/service/environment.ts';

/**
 * Three nginx with the configuration of docs/operating.md, as a user without rights and with a site that they cannot write, behind a
 * proxy that ends TLS. They run in the long form only, and fail without nginx.
 */
const command = findNginx();
const first = sandboxOrigins.host.port + 30;
const origins = { host: `https://localhost:${first}`, remotes: `https://localhost:${first + 1}` };
/** Ports of the three servers: of the host, of the remotes. */
const servers = [0, 1, 2].map((at) => ({ host: first + 2 + 2 * at, remotes: first + 3 + 2 * at }));
const unprivilegedUser = 65_534;

let data: string;
const site = () => join(data, 'site');
const started: Nginx[] = [];
const proxies: (() => Promise<void>)[] = [];
const log = () => readFileSync(join(data, 'output'), 'utf8');

/** The whole configuration that the document shows, for this site and a server with these ports. */
function configOf({ host, remotes }: { host: number; remotes: number }, folder: string): string {
  const page = readFileSync(resolve(import.meta.dirname, '../../docs/operating.md'), 'utf8');
  const [, shown = ''] = /```nginx\n(daemon off;.*?)```/s.exec(page) ?? [];
  expect(shown).toContain('include /srv/agent-portal/public/nginx.conf;');
  // one machine has a port once: where each server is a container, all have those of `listen`
  const served = readFileSync(join(site(), 'public/nginx.conf'), 'utf8')
    .replaceAll(`${first + 2};`, `${host};`)
    .replaceAll(`${first + 3};`, `${remotes};`);
  writeFileSync(join(folder, 'served.conf'), served);
  return shown
    .replaceAll('/tmp/', `${folder}/`)
    .replace('/srv/agent-portal/public/nginx.conf', join(folder, 'served.conf'))
    .replaceAll('/srv/agent-portal', site());
}

test.describe.configure({ mode: 'default' });
test.use({ baseURL: origins.host, ignoreHTTPSErrors: true });

test.beforeAll(async () => {
  // npm has no package of it
  if (!command) throw new Error('nginx is missing: install it; npm run test:long does so as root on Debian');
  data = await mkdtemp(join(tmpdir(), 'portal-ingress-'));
  chmodSync(data, 0o755);
  await copySite(site());
  const { config } = await readSettings(site());
  await writeSettings(site(), { origins, config, listen: servers[0] ?? {} });
  const output = openSync(join(data, 'output'), 'a', 0o666);
  // its mode is not what the mask of this process leaves
  chmodSync(join(data, 'output'), 0o666);
  for (const [at, ports] of servers.entries()) {
    const folder = join(data, `nginx-${at}`);
    mkdirSync(folder);
    chmodSync(folder, 0o777);
    const isRoot = process.getuid?.() === 0;
    started.push(
      await Nginx.run(command, configOf(ports, folder), folder, `http://localhost:${ports.host}/healthz`, {
        output,
        ...(isRoot ? { uid: unprivilegedUser } : {}),
      }),
    );
  }
  const certificate = makeCertificate(join(data, 'tls'));
  for (const [at, name] of (['host', 'remotes'] as const).entries())
    proxies.push(
      await startTlsProxy(
        first + at,
        certificate,
        servers.map((ports) => ports[name]),
      ),
    );
});

test.beforeEach(({ guard, recorder }) => {
  recorder.alsoTo(...Object.values(origins));
  // the sandbox's API answers its own portal alone
  guard.expect(/helpme\/maintenance|net::ERR_FAILED/);
});

test.afterAll(async () => {
  for (const end of proxies) await end();
  for (const nginx of started) await nginx.end();
  await rm(data, { recursive: true, force: true });
});

test('the portal opens at its public origins, with the headers that these want', async ({ page }) => {
  const entry = page.waitForResponse(`${origins.remotes}/mfe-auth/*/remoteEntry.*`);
  const answer = await page.goto('/');
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
  expect(answer?.headers()['content-security-policy']).toContain(origins.remotes);
  expect(answer?.headers()['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  expect((await entry).headers()).toMatchObject({
    'access-control-allow-origin': origins.host,
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test('/healthz says whether a server can read page and registry, and is not logged', async ({
  page,
  request,
}) => {
  const health = async (port: number) => (await request.get(`http://localhost:${port}/healthz`)).status();
  const all = servers.flatMap(({ host, remotes }) => [host, remotes]);
  for (const port of all) expect(await health(port)).toBe(200);
  for (const name of ['index.html', 'registry.json']) {
    const file = join(site(), 'public', name);
    const text = readFileSync(file);
    chmodSync(file, 0o000);
    for (const port of all) expect(await health(port), name).toBe(503);
    rmSync(file);
    for (const port of all) expect(await health(port), name).toBe(503);
    writeFileSync(file, text);
    for (const port of all) expect(await health(port)).toBe(200);
  }
  await page.goto('/client?keyword=tan');
  await expect.poll(log).toContain('"path":"/client"');
  expect(log()).not.toContain('healthz');
  expect(log()).not.toContain('keyword');
});

test('agents go on while a server ends', async ({ page }) => {
  await started[1]?.end();
  for (const _ of servers) {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
  }
});
