import { publish, readSettings, rollBack, withdraw } from '@portal/shared/site';
import type { Browser, Page } from 'playwright/test';
import { filesOf, namesOf } from '../../scripts/new-remote/templates.ts';
import { openFirstPage } from '../../shared/mount/first-page.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { buildNewRemote, newRemote } from '../support/processes/new-remote.ts';

/** The page's slot, which throws when it renders. */
const throwing = `import { createParcel } from '@portal/shared/ui';

export default createParcel(() => {
  throw new Error('this page throws');
});
`;

/** What the remote declares, without its page. */
const declarationWithoutPage = (filesOf(namesOf(newRemote), {})['remote.ts'] ?? '')
  .replace(/ {2}pages: \[.*?\n {2}\],\n/s, '')
  .replace(/const page = .*?\n\}\);\n/s, '')
  .replace(/ {4}finderCommand.*\n/, '')
  .replace('  finderCommand,\n', '');

/** Opens a page that is served what the test's page is, in a browser without an agent. */
async function openPage(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ userAgent: await page.evaluate(() => navigator.userAgent) });
  return context.newPage();
}

test('[FED-02] [FED-04] a pipeline takes a release back whose first page does not mount, and withdraws a first one', {
  tag: '@long',
}, async ({ browser, page, site }) => {
  // the remotes may have to be built first
  test.setTimeout(240_000);
  const { origins } = await readSettings(site.folder);
  const good = await buildNewRemote();
  const bad = await buildNewRemote({ 'src/slots/price-alerts-page.tsx': throwing });
  const withoutPage = await buildNewRemote({ 'remote.ts': declarationWithoutPage });
  const release = (version: string, dist: string) =>
    publish(site.folder, { package: newRemote, dist, version, by: 'a pipeline' });
  const verify = async (version: string) => {
    const verified = await openPage(browser, page);
    const result = await openFirstPage(verified, { origins, remote: newRemote, version });
    await verified.context().close();
    return result;
  };

  expect((await verify('1.0.0')).fault).toMatch(/has no release of mfe-price-alerts, not 1\.0\.0/);
  await release('1.0.0', bad);
  // the report that names the release keeps no text that the portal has not written
  expect((await verify('1.0.0')).fault).toMatch(/text not known/);
  await expect(rollBack(site.folder, { package: newRemote, by: 'a pipeline' })).rejects.toThrow();
  await withdraw(site.folder, { package: newRemote, by: 'a pipeline' });

  await release('1.1.0', good);
  expect(await verify('1.1.0')).toEqual({ address: '/price-alerts' });
  await release('1.2.0', bad);
  expect((await verify('1.2.0')).fault, 'agents fall back to 1.1.0').toMatch(/text not known/);
  await rollBack(site.folder, { package: newRemote, by: 'a pipeline' });
  expect(await verify('1.1.0')).toEqual({ address: '/price-alerts' });

  await release('1.3.0', withoutPage);
  expect(await verify('1.3.0'), 'nothing to open').toEqual({});
});
