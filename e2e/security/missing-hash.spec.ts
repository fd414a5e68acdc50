import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aboutDialog, notOpened, openAbout } from '../federation/about-dialog.ts';
import { hostFileOf } from '../federation/host-files.ts';
import { contentOf, panelOf } from '../federation/slot-panel.ts';
import type { OwnSite } from '../support/fixtures/site.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { origins } from '../support/service/environment.ts';
import { viewOf } from '../support/views/views.ts';

const applications = viewOf('mfe-applications');

/** Changes the page and the registry of a site. */
function change(
  { folder }: OwnSite,
  pattern: RegExp,
  by: string,
  files = ['index.html', 'registry.json'],
): void {
  for (const file of files.map((name) => join(folder, 'public', name))) {
    const before = readFileSync(file, 'utf8');
    const after = before.replace(pattern, by);
    expect(after, `${file} is changed`).not.toBe(before);
    writeFileSync(file, after);
  }
}

test.describe('a script without a hash never runs', () => {
  const hashOfEntry = /("mfe-applications":.*?"integrity": ?\{.*?),\s*"remoteEntry\.[^"]+": ?"[^"]+"/s;

  test('[FED-03] a page whose registry names one starts without that remote', async ({
    page,
    guard,
    seed,
    site,
  }) => {
    guard.expect(/without its integrity/);
    await seed.session();
    change(site, hashOfEntry, '$1');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const logged = page.waitForEvent('console', (message) => /without its integrity/.test(message.text()));
    await page.goto('/application');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await logged;
    expect(asked.filter((address) => address.includes('/mfe-applications/'))).toEqual([]);
  });

  test('[FED-03] a later registry that names one changes nothing', async ({
    page,
    guard,
    control,
    seed,
    site,
  }) => {
    guard.expect(/mfe-applications/, /registry/);
    await seed.session();
    await control.remoteFault('mfe-applications', 'missing');
    await page.goto('/application');
    await expect(panelOf(page, applications)).toBeVisible();
    change(site, hashOfEntry, '$1', ['registry.json']);
    await control.remoteFault('mfe-applications', 'none');
    const logged = page.waitForEvent('console', (message) => /without its integrity/.test(message.text()));
    await page.getByRole('button', { name: 'Try again' }).click();
    await logged;
    await expect(contentOf(page, applications)).toBeVisible();
  });

  test('[FED-03] a chunk of the host that the page does not vouch for is not even asked for', {
    tag: '@long',
  }, async ({ page, guard, seed, site }) => {
    guard.expect(/Loading chunk/);
    const about = await hostFileOf(aboutDialog);
    change(site, new RegExp(`"[^"]+${about}": ?"[^"]+",?`), '', ['index.html']);
    await seed.session();
    await page.goto('/dashboard');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openAbout(page);
    await expect(notOpened(page)).toBeVisible();
    expect(asked).not.toContain(about);
  });
});

test('[FED-01] a later registry that names another remote’s folder changes nothing', {
  tag: '@long',
}, async ({ page, guard, control, seed, site }) => {
  guard.expect(/mfe-applications/);
  await seed.session();
  await control.remoteFault('mfe-applications', 'missing');
  await page.goto('/application');
  await expect(panelOf(page, applications)).toBeVisible();
  const other = `${origins.remotes.url}/mfe-history/99.0.0/`;
  change(site, /("mfe-applications":.*?"base": ?")[^"]+/s, `$1${other}`, ['registry.json']);
  await control.remoteFault('mfe-applications', 'none');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const refused = page.waitForEvent('console', (message) => message.text().includes('is refused'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await refused;
  await expect(contentOf(page, applications)).toBeVisible();
  expect(asked.filter((address) => address.startsWith(other))).toEqual([]);
});
