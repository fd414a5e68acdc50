import { readSettings, writeSettings } from '@portal/shared/site';
import type { Page } from 'playwright/test';
import { growSite } from '../cost/grown-site.ts';
import type { OwnSite } from '../support/fixtures/site.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { homeHeading, mainLink } from '../support/page/frame.ts';
import { firstCustomer } from '../support/service/agent.ts';
import { commonSite } from '../support/service/environment.ts';

/** Makes the test's site one whose page has no room for all records. */
async function serveManyRemotes({ folder }: OwnSite): Promise<void> {
  await growSite(commonSite, folder, 12);
  await writeSettings(folder, await readSettings(folder));
}

/** Notes the records that a page asks for: `mfe-cart`. */
function recordsOf(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/host\/files\/records\/([a-z-]+)\.[0-9a-f]{8}\.json$/.exec(request.url()) ?? [];
    if (name !== undefined) asked.push(name);
  });
  return asked;
}

/** Returns when the page asked for its first file that matches, in milliseconds. */
const askedAt = (page: Page, file: string): Promise<number> =>
  page.evaluate(
    (text) =>
      performance.getEntriesByType('resource').find(({ name }) => name.includes(text))?.startTime ?? 0,
    file,
  );

test.beforeEach(async ({ site }) => {
  test.setTimeout(120_000);
  await serveManyRemotes(site);
});

test('[FED-01] of many remotes a page fetches the records of those that it shows, with the host’s code, and of others by a hint', async ({
  page,
  agent,
  seed,
}) => {
  await seed.session();
  const asked = recordsOf(page);
  await page.goto(`/client-profile?customerId=${firstCustomer(agent).customerId}&tab=activity`);
  await expect(page.getByRole('tab', { name: 'Activity', selected: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // what the agent may open next follows when the browser is idle
  expect(asked.slice(0, 2).sort()).toEqual(['mfe-client', 'mfe-history']);
  const [record, code] = [await askedAt(page, '/records/mfe-client'), await askedAt(page, '/mfe-client/')];
  expect(record).toBeGreaterThan(0);
  expect(record).toBeLessThan(code);

  await mainLink(page, 'Applications').hover();
  await expect.poll(() => asked).toContain('mfe-applications');
  await mainLink(page, 'Applications').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
  expect(asked.filter((name) => name === 'mfe-applications')).toHaveLength(1);
});

test('[FED-01] [FED-04] a record that is not the page’s is refused and reported; the fresh registry serves instead', async ({
  page,
  seed,
  control,
  guard,
}) => {
  guard.expect(/integrity/, /the record of mfe-applications could not be used/, /records\/mfe-applications/);
  await seed.session();
  await control.remoteFault('host', 'flip', { file: 'records/mfe-applications' });
  await page.goto('/application');
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
});

test('[FED-04] the release before runs, which only the record names', { tag: '@long' }, async ({
  page,
  seed,
  control,
  guard,
}) => {
  guard.expect(/mfe-applications/);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await seed.session();
  await control.remoteFault('mfe-applications', 'missing', { file: '/(?!0\\.9\\.)[0-9.]+/' });
  // no registry either: the record has the earlier releases
  await control.remoteFault('host', 'error', { file: 'registry' });
  guard.expect(/registry/);
  await page.goto('/dashboard');
  await expect(homeHeading(page)).toBeVisible();
  await mainLink(page, 'Applications').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
  await expect.poll(() => logged.join('\n')).toMatch(/another release runs.*0\.9\./);
});
