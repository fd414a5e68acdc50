import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { originsAt } from '@portal/sandbox/src/origins/origins.ts';
import { mirrorSite, publish, readSettings, rollBack, writeSettings } from '@portal/shared/site';
import { copySite } from '../../support/fixtures/site.ts';
import { expect, test } from '../../support/fixtures/test.ts';
import { serveFromBucket } from '../../support/processes/bucket-server.ts';
import { ObjectStorage } from '../../support/processes/object-storage.ts';
import { remoteNames } from '../../support/remotes.ts';
import { openSignIn } from '../../support/screens/sign-in.ts';
import { origins as sandboxOrigins } from '../../support/service/environment.ts';
import { type SandboxProcess, startSandbox } from '../../support/service/sandbox.ts';

/**
 * Both origins of the portal are served from a bucket that nothing but the site's changes wrote; a sandbox beside it replaces
 * everything outside the portal. They run in the long form only.
 */
const portBase = sandboxOrigins.host.port + 50;
const origins = originsAt(portBase);
const root = resolve(import.meta.dirname, '../../..');

let data: string;
let sandbox: SandboxProcess | undefined;
let storage: ObjectStorage | undefined;
const servers: (() => Promise<void>)[] = [];
const site = () => join(data, 'site');

test.describe.configure({ mode: 'default' });
test.use({ baseURL: origins.host.url });

test.beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'portal-mirror-'));
  await copySite(site());
  sandbox = await startSandbox(portBase, data, ['--without-portal']);
  storage = await ObjectStorage.start();
  Object.assign(process.env, storage.settings);
  await writeSettings(site(), { ...(await readSettings(site())), mirror: 's3://portal/production' });
  const begin = Date.now();
  const sent = await mirrorSite(site());
  console.log(
    `measured: ${sent?.objects} objects, ${sent?.bytes} bytes to an empty bucket in ${Date.now() - begin} ms`,
  );
  for (const { url } of [origins.host, origins.remotes])
    servers.push(await serveFromBucket(`${storage.url}/portal/production`, url));
});

test.beforeEach(({ recorder }) => recorder.alsoTo(...Object.values(origins).map(({ url }) => url)));

test.afterAll(async () => {
  for (const end of servers) await end();
  await storage?.end();
  await sandbox?.end();
  await rm(data, { recursive: true, force: true });
});

test('[FED-01] an agent works with every remote from the bucket, under the policy of its table of headers', async ({
  page,
}) => {
  const loaded = new Set<string>();
  page.on('response', (answer) => {
    const { origin, pathname } = new URL(answer.url());
    const [, name] = /^\/(mfe-[a-z-]+)\/[\d.]+\/remoteEntry\./.exec(pathname) ?? [];
    if (name && origin === origins.remotes.url && answer.ok()) loaded.add(name);
  });
  await page.goto('/');
  const popup = await openSignIn(page);
  await popup.getByRole('button', { name: /aisyah@agents\.example/ }).click();
  await popup.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/application');
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/client?keyword=tan');
  await page.getByRole('link', { name: /tan/i }).first().click();
  await expect(page).toHaveURL(/client-profile/);
  await page.getByRole('tab', { name: 'Activity' }).click();
  await expect.poll(() => [...loaded].sort()).toEqual([...remoteNames].sort());
});

test('[FED-02] a release reaches the bucket’s agents at their next load, and a rollback takes it back', async ({
  page,
}) => {
  const open = async (version: string) => {
    const entry = page.waitForResponse(`${origins.remotes.url}/mfe-auth/${version}/remoteEntry.*`);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
    expect((await entry).ok()).toBe(true);
  };
  const dist = join(root, 'mfe-auth/dist');
  expect(await publish(site(), { package: 'mfe-auth', dist, version: '9.0.0', by: 'test' })).toEqual([
    expect.stringContaining('to s3://portal/production'),
  ]);
  await open('9.0.0');
  const { to } = await rollBack(site(), { package: 'mfe-auth', by: 'test' });
  await open(to);
});
