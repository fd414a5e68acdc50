import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { entriesOf, readRegistry } from '@portal/shared/federation';
import type { BrowserContext } from 'playwright/test';
import { aboutDialog, notOpened, openAbout, plainPage } from '../federation/about-dialog.ts';
import { hostFileOf } from '../federation/host-files.ts';
import { contentOf, panelOf } from '../federation/slot-panel.ts';
import type { OwnSite } from '../support/fixtures/site.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { firstCustomer } from '../support/service/agent.ts';
import { viewOf } from '../support/views/views.ts';

const applications = viewOf('mfe-applications');

const mark = 'the changed file ran:';

/** What became of files that were changed on their way. */
interface Changed {
  /** Paths that were asked for, and came changed. */
  readonly served: readonly string[];
  /** Those of them that ran. */
  readonly ran: readonly string[];
}

/** The line that a changed script begins with: it says that the script ran. */
const lineIn = (pathname: string): string => `console.log(${JSON.stringify(`${mark} ${pathname}`)});`;

/** Changes scripts on their way to the browser: puts a line before every script whose path fits. */
async function changeOnTheWay(context: BrowserContext, path: RegExp): Promise<Changed> {
  const served: string[] = [];
  const ran: string[] = [];
  context.on('console', (message) => {
    if (message.text().startsWith(mark)) ran.push(message.text());
  });
  await context.route(
    ({ pathname }) => path.test(pathname),
    async (route) => {
      const response = await route.fetch();
      const { pathname } = new URL(route.request().url());
      served.push(pathname);
      await route.fulfill({ response, body: lineIn(pathname) + (await response.text()) });
    },
  );
  return { served, ran };
}

/** Has a site's page and registry vouch for remotes' scripts as `changeOnTheWay` changes them. */
function vouchForChanged({ folder }: OwnSite, path: RegExp): void {
  const composed = ['index.html', 'registry.json'].map((name) => join(folder, 'public', name));
  const { registry } = readRegistry(JSON.parse(readFileSync(join(folder, 'public/registry.json'), 'utf8')));
  const releases = entriesOf(registry.remotes).map(([, { current }]) => current);
  for (const { base, integrity } of releases)
    for (const [file, hash] of Object.entries(integrity)) {
      const { pathname } = new URL(base + file);
      if (!path.test(pathname)) continue;
      const changed = lineIn(pathname) + readFileSync(join(folder, pathname), 'utf8');
      const vouched = `sha384-${createHash('sha384').update(changed).digest('base64')}`;
      for (const name of composed) writeFileSync(name, readFileSync(name, 'utf8').replaceAll(hash, vouched));
    }
}

test.describe('a file that is changed on its way never runs', () => {
  // the host asks once more for a file that did not come, to learn whether it is gone
  test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }));
  test.beforeEach(({ guard }) => guard.expect(/integrity/, /could not start/, /Loading chunk/, /mfe-/));

  for (const [kind, path] of [
    ['entry', /^\/mfe-applications\/.*\/remoteEntry\.[^/]+\.js$/],
    ['chunk', /^\/mfe-applications\/.*\/(?!remoteEntry)[^/]+\.js$/],
  ] as const) {
    test(`[FED-03] a remote’s ${kind}`, async ({ page, context, seed }) => {
      await seed.session();
      const { served, ran } = await changeOnTheWay(context, path);
      await page.goto('/application');
      await expect(panelOf(page, applications)).toBeVisible();
      expect(served).not.toEqual([]);
      expect(ran).toEqual([]);
    });

    test(`it is the hash that keeps it from running: a remote’s ${kind} that the page vouches for`, {
      tag: '@long',
    }, async ({ page, context, seed, site }) => {
      await seed.session();
      vouchForChanged(site, path);
      const { ran } = await changeOnTheWay(context, path);
      await page.goto('/application');
      await expect(contentOf(page, applications)).toBeVisible();
      expect(ran).not.toEqual([]);
    });
  }

  test('[FED-03] the host’s entry', async ({ page, context }) => {
    const { served, ran } = await changeOnTheWay(context, /^\/host\/.*\/main\.[^/]+\.js$/);
    await page.goto('/');
    await expect(plainPage(page)).toBeVisible();
    expect(served).not.toEqual([]);
    expect(ran).toEqual([]);
  });

  test('[FED-03] each file of the host that the page preloads', async ({ page, context, request }) => {
    const html = await (await request.get('/')).text();
    const preloads = [...html.matchAll(/<link rel="preload" as="script"[^>]* href="(\/host\/[^"]+)"/g)];
    const { served, ran } = await changeOnTheWay(context, /^\/host\/.*\/(?!main\.)[^/]+\.js$/);
    await page.goto('/');
    await expect(plainPage(page)).toBeVisible();
    expect(preloads.length).toBeGreaterThan(1);
    await expect.poll(() => served).toEqual(expect.arrayContaining(preloads.map(([, file]) => file)));
    expect(ran).toEqual([]);
  });

  test('[FED-03] a later chunk of the host', { tag: '@long' }, async ({ page, context, seed }) => {
    await seed.session();
    await page.goto('/dashboard');
    const { served, ran } = await changeOnTheWay(context, new RegExp(await hostFileOf(aboutDialog)));
    await openAbout(page);
    await expect(notOpened(page)).toBeVisible();
    expect(served).not.toEqual([]);
    expect(ran).toEqual([]);
  });

  test('[FED-03] a facade that a remote uses', { tag: '@long' }, async ({ page, context, agent, seed }) => {
    const { customerId } = firstCustomer(agent);
    await seed.session();
    const forms = new RegExp(await hostFileOf('shared/src/screen/forms/index.ts'));
    const { served, ran } = await changeOnTheWay(context, forms);
    await page.goto(`/client-profile?customerId=${customerId}&transaction=invest`);
    await expect(page.getByText('The form could not be loaded')).toBeVisible();
    expect(served).not.toEqual([]);
    expect(ran).toEqual([]);
  });

  for (const callback of ['login-callback', 'logout-callback']) {
    const script = new RegExp(`/host/files/${callback}\\.[^/]+\\.js$`);

    test(`[FED-03] the script of ${callback}`, async ({ page, context }) => {
      const { served, ran } = await changeOnTheWay(context, script);
      await page.goto(`/oidc/${callback}`);
      await expect.poll(() => served.length).toBeGreaterThan(0);
      await page.waitForLoadState();
      expect(ran).toEqual([]);
    });

    test(`it is the hash that keeps it from running: ${callback} without one`, async ({ page, context }) => {
      const { ran } = await changeOnTheWay(context, script);
      await page.route(`**/oidc/${callback}`, async (route) => {
        const response = await route.fetch();
        const html = (await response.text()).replace(/ integrity="[^"]+"/, '');
        await route.fulfill({ response, body: html });
      });
      await page.goto(`/oidc/${callback}`);
      await expect.poll(() => ran.length).toBeGreaterThan(0);
    });
  }
});

test('[FED-03] a changed font is replaced by the next one, and no manifest is fetched', async ({
  page,
  control,
  guard,
  seed,
}) => {
  guard.expect(/font/i);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await control.remoteFault('host', 'flip', { file: '\\.woff2$' });
  await seed.session();
  await page.goto('/application');
  await expect(contentOf(page, applications)).toBeVisible();
  expect(asked.filter((path) => path.endsWith('.woff2'))).not.toEqual([]);
  const inter = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ family }) => family.includes('Inter Variable'))
        .map(({ status }) => status),
    );
  await expect.poll(inter).toContain('error');
  expect(await inter()).not.toContain('loaded');
  expect(asked.filter((path) => path.endsWith('mf-manifest.json'))).toEqual([]);
});
