import { publish, readSettings, rollBack, withdraw } from '@portal/shared/site';
import type { Browser, Page } from 'playwright/test';
import { expect, test } from '../support/fixtures/test.ts';
import { buildNewRemote, newRemote } from '../support/processes/new-remote.ts';
import { findFirstPageFault } from '../verify/first-page.ts';

/** The page's slot, which throws when it renders. */
const throwing = `import { createParcel } from '@portal/shared/ui';

export default createParcel(() => {
  throw new Error('this page throws');
});
`;

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
  const [good, bad] = [
    await buildNewRemote(),
    await buildNewRemote({ 'src/slots/price-alerts-page.tsx': throwing }),
  ];
  const release = (version: string, dist: string) =>
    publish(site.folder, { package: newRemote, dist, version, by: 'a pipeline' });
  const verify = async (version: string) => {
    const verified = await openPage(browser, page);
    const fault = await findFirstPageFault(verified, { origins, remote: newRemote, version });
    await verified.context().close();
    return fault;
  };

  expect(await verify('1.0.0')).toMatch(/registry\.json has no release of mfe-price-alerts, not 1\.0\.0/);
  await release('1.0.0', bad);
  expect(await verify('1.0.0')).toMatch(/this page throws/);
  await expect(rollBack(site.folder, { package: newRemote, by: 'a pipeline' })).rejects.toThrow();
  await withdraw(site.folder, { package: newRemote, by: 'a pipeline' });

  await release('1.1.0', good);
  expect(await verify('1.1.0')).toBeUndefined();
  await release('1.2.0', bad);
  expect(await verify('1.2.0'), 'agents fall back to 1.1.0').toMatch(/this page throws/);
  await rollBack(site.folder, { package: newRemote, by: 'a pipeline' });
  expect(await verify('1.1.0')).toBeUndefined();
});
