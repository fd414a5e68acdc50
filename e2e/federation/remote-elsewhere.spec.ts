import { execFileSync } from 'node:child_process';
import { appendFile, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '../support/fixtures/test.ts';
import { DevServer } from '../support/processes/dev-server.ts';
import { npm } from '../support/processes/npm.ts';
import { firstCustomer } from '../support/service/agent.ts';
import { origins as sandboxOrigins } from '../support/service/environment.ts';

const root = resolve(import.meta.dirname, '../..');
const name = 'mfe-price-alerts';

let elsewhere: string;
let server: DevServer | undefined;
test.beforeAll(async () => {
  elsewhere = await realpath(await mkdtemp(join(tmpdir(), 'another-repository-')));
});
test.afterAll(async () => {
  await server?.end();
  await rm(elsewhere, { recursive: true, force: true });
});

/** Commits all of the other repository: a release is made from a commit. */
function commitAll(): void {
  const who = ['-c', 'user.name=Mei', '-c', 'user.email=mei@teams.example'];
  execFileSync('git', ['add', '--all'], { cwd: elsewhere });
  execFileSync('git', [...who, 'commit', '--quiet', '--message', 'Change'], { cwd: elsewhere });
}

/** Releases the remote with a page that throws when it is loaded, and puts the page right again. */
async function expectRefusal(folder: string, site: string): Promise<void> {
  const file = join(folder, 'src/slots/price-alerts-page.tsx');
  const source = await readFile(file);
  await appendFile(file, "throw new Error('throws while it is loaded');\n");
  commitAll();
  await expect(npm(folder, 'exec', 'portal-remote', '--', 'release', '--site', site)).rejects.toThrow(
    /has slots that agents would not see:\s+price-alerts-page: throws while it is loaded/,
  );
  await writeFile(file, source);
  commitAll();
}

test('[FED-02] a remote in another repository is made, tested, shown alone, built, refused with a slot that throws, released and shown by the running host', {
  tag: '@long',
}, async ({ page, agent, recorder, seed, site }) => {
  // it installs some 700 packages
  test.setTimeout(900_000);
  await seed.session();
  await npm(root, 'run', 'new-remote', '--', name, '--into', elsewhere);
  const folder = join(elsewhere, name);
  await npm(folder, 'install', '--no-audit', '--no-fund', '--prefer-offline');
  const portBase = sandboxOrigins.host.port + 160 + 20 * test.info().parallelIndex;
  await npm(folder, 'test', '--', '--port-base', String(portBase));
  await npm(folder, 'run', 'build');
  commitAll();

  server = await DevServer.startElsewhere(folder, ['--port-base', String(portBase)]);
  recorder.alsoTo(new URL(server.address).origin);
  await page.goto(server.address);
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Price alerts' })).toBeVisible();

  await page.goto('/dashboard');
  const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Price alerts' });
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }),
  ).toBeVisible();
  await expect(entry).toHaveCount(0);
  await expectRefusal(folder, site.folder);
  await npm(folder, 'run', 'release', '--', '--site', site.folder);
  await page.reload();
  await entry.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Price alerts' })).toBeVisible();
  const { customerId } = firstCustomer(agent);
  await page.goto(`/client-profile?customerId=${customerId}`);
  await page.getByRole('tab', { name: 'Price alerts' }).click();
  await expect(page.getByText(`No price alerts of customer ${customerId} yet.`)).toBeVisible();
});
