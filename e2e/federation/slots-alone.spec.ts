import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures/test.ts';
import { DevServer } from '../support/processes/dev-server.ts';
import { WorkspaceCopy } from '../support/processes/workspace-copy.ts';
import { remotesUnderTest } from '../support/remotes.ts';
import { origins as sandboxOrigins } from '../support/service/environment.ts';

/** Ports of `npm run dev -- mfe-… --alone`, on a copy of the sources: other ones for each worker. */
const portBase = () => sandboxOrigins.host.port + 120 + 10 * test.info().parallelIndex;

let workspace: WorkspaceCopy;
let server: DevServer | undefined;

test.describe.configure({ mode: 'default', timeout: 300_000 });
test.beforeEach(async () => {
  workspace = await WorkspaceCopy.make();
});
test.afterEach(async ({ page }) => {
  await page.close();
  await server?.end();
  server = undefined;
  await workspace.remove();
});

/** Shows a remote's slots without a portal, and opens the page. */
async function openSlots(page: Page, remote: string, alsoTo: (origin: string) => void): Promise<void> {
  server = await DevServer.start([
    remote,
    '--alone',
    '--port-base',
    String(portBase()),
    '--root',
    workspace.folder,
  ]);
  alsoTo(new URL(server.address).origin);
  await page.goto(server.address);
}

test('a slot without a portal: agent, color mode, width, latency and failures can be chosen, and what is saved shows', {
  tag: '@long',
}, async ({ page, recorder, accessible }) => {
  await openSlots(page, 'mfe-history', (origin) => recorder.alsoTo(origin));
  const choose = (label: string, option: string) => page.getByLabel(label).selectOption(option);
  const slot = page.frameLocator('iframe');
  const list = slot.getByRole('table', { name: 'Completed transactions' });
  await expect(list).toBeVisible({ timeout: 60_000 });
  await accessible();

  await choose('Color mode', 'Dark');
  await expect(slot.locator('html')).toHaveClass('dark');
  await choose('Width', 'Phone, 360');
  await expect(page.locator('iframe')).toHaveCSS('width', '360px');
  await expect(list).toBeVisible();
  expect(await slot.locator('html').evaluate(() => innerWidth)).toBe(360);
  await choose('Width', 'All of the window');

  await choose('Answers come', 'After 3 s');
  await expect(slot.getByRole('button', { name: '90 days' })).toBeVisible();
  await expect(list).toBeHidden();
  await expect(list).toBeVisible();
  await choose('Answers come', 'At once');

  await choose('Agent', 'Private retirement schemes only');
  await expect(slot.getByText(/not registered for unit trusts/)).toBeVisible();
  await choose('Agent', 'An agent who sells everything');
  await choose('Failures', 'Every call is answered 500');
  await expect(slot.getByText('Transactions could not be loaded')).toBeVisible();

  // a reload keeps what was chosen
  await page.reload();
  await expect(slot.getByText('Transactions could not be loaded')).toBeVisible();
  await choose('Failures', 'Nothing fails');
  await slot.getByRole('button', { name: 'Dividends' }).click();
  await expect(page.getByText('Address: /?history=dividends')).toBeVisible();
  await workspace.edit('mfe-history/src/core/history-view.ts', "label: 'Dividends'", "label: 'Payouts'");
  await expect(slot.getByRole('button', { name: 'Payouts' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Address: /?history=dividends')).toBeVisible();
});

for (const remote of remotesUnderTest)
  test(`each slot of ${remote} shows itself without a portal`, { tag: '@long' }, async ({
    page,
    guard,
    recorder,
  }) => {
    // the sample of a list of checkouts answers each of the lists that the cart reads
    guard.expect(/two children with the same key/);
    // on a busy machine a slot's first mount takes more than 3 s
    guard.expect(/single-spa minified message #31: Lifecycle function mount /);
    await openSlots(page, remote, (origin) => recorder.alsoTo(origin));
    const slots = await page.getByLabel('Slot').locator('option').allTextContents();
    expect(slots).not.toEqual([]);
    for (const slot of slots) {
      await page.getByLabel('Slot').selectOption(slot);
      const shown = page.frameLocator(`iframe[title="${slot}"]`);
      await expect(shown.getByRole('button').or(shown.getByRole('link')).first()).toBeVisible({
        timeout: 60_000,
      });
      await expect(shown.getByText('The slot failed')).toHaveCount(0);
    }
  });
