import { expect, test } from '../support/fixtures/test.ts';
import { expectAccessibleInThisMode } from '../support/page/accessibility.ts';
import { DevServer } from '../support/processes/dev-server.ts';
import { origins as sandboxOrigins } from '../support/service/environment.ts';

let server: DevServer | undefined;
test.afterEach(async ({ page }) => {
  await page.close();
  await server?.end();
});

test('`npm run dev -- shared` shows every part with its props, readable in light and dark, and what opens over the page', {
  tag: '@long',
}, async ({ page, recorder }) => {
  test.setTimeout(300_000);
  const portBase = sandboxOrigins.host.port + 190 + 10 * test.info().parallelIndex;
  server = await DevServer.start(['shared', '--port-base', String(portBase)]);
  recorder.alsoTo(new URL(server.address).origin);
  await page.goto(server.address);
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  // the types take some seconds to read
  await expect(part('Button').getByRole('table', { name: 'Props of Button' })).toContainText('loadingText?', {
    timeout: 120_000,
  });
  const names = await page.getByRole('navigation', { name: 'Parts' }).getByRole('link').allTextContents();
  for (const name of names) {
    await expect(part(name).getByText(`import { ${name} } from`)).toBeVisible();
    await expect(part(name).locator('[data-mode]:not(:empty)')).toHaveCount(2);
  }
  // contrast, of the pictures in both modes; Jest checks each example by the other rules
  await expectAccessibleInThisMode(page, 'dark');

  await page.getByRole('button', { name: 'All in dark' }).click();
  await expect(page.locator('[data-mode=light]')).toHaveCount(0);
  await part('Dialog').getByRole('button', { name: 'Open a dialog' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete 2 items?' });
  await expect(dialog).toBeVisible();
  await expectAccessibleInThisMode(page, 'dark');
  await dialog.getByRole('button', { name: 'Keep' }).click();
  await expect(dialog).toBeHidden();
});
