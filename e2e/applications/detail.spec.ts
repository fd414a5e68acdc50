import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures/test.ts';
import { demoAgent, formNumbers } from '../support/screens/applications.ts';
import { failuresToTry } from '../support/service/call-failures.ts';

test('[RTE-13] [APP-02] an application opens from the list and shows its status, reason and items', async ({
  page,
  seed,
  inspect,
}) => {
  await seed.sessionOf(demoAgent);
  await page.goto('/application?status=Rejected');
  const link = formNumbers(page).first();
  const form = (await link.textContent()) ?? '';
  const reason = await page.getByRole('row').nth(1).getByRole('cell').nth(5).textContent();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/application/detail/[^?]+\\?formNo=${form}`));
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(`Application ID: ${form}`);
  await expect(page.getByRole('heading', { level: 1, name: form })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Customer' })).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(reason ?? '')
      .first(),
  ).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(/^Rejected by /)
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('table', { name: 'Items' }).getByRole('row')).not.toHaveCount(0);
  await inspect('application-detail');

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: form })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Timeline' }).getByRole('listitem').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/application?status=Rejected');
});

test('Back from an application restores the list’s filter, sort, scroll position and focus', async ({
  page,
  seed,
}) => {
  await seed.sessionOf(demoAgent);
  const list = '/application?tab=completed&sort=-form';
  await page.setViewportSize({ width: 1024, height: 500 });
  await page.goto(list);
  const link = formNumbers(page).nth(7);
  await expect(link).toBeVisible();
  const shown = await formNumbers(page).allTextContents();
  await link.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(100);
  await link.click();
  await expect(page.getByRole('table', { name: 'Items' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(list);
  await expect(link).toBeFocused();
  await expect(formNumbers(page)).toHaveText(shown);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
});

test('[RTE-14] an application shows the data of the list until its call answers, and the same after a reload and by a pasted link', async ({
  page,
  context,
  control,
  shot,
  seed,
}) => {
  await seed.sessionOf(demoAgent);
  await page.goto('/application?status=Rejected');
  await expect(formNumbers(page).first()).toBeVisible();
  const row = page.getByRole('row').nth(1);
  const form = await formNumbers(page).first().textContent();
  const [name, reason] = await Promise.all(
    [1, 5].map((cell) => row.getByRole('cell').nth(cell).textContent()),
  );
  const expectShown = async (where: Page) => {
    const main = where.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: form ?? '' })).toBeVisible();
    await expect(main.getByText('Rejected').first()).toBeVisible();
    await expect(main.getByText(name ?? '').first()).toBeVisible();
    await expect(main.getByText(reason ?? '').first()).toBeVisible();
  };
  await control.fault('/application/detail', 'slow', { method: 'GET', ms: 60_000, times: 1 });
  await formNumbers(page).first().click();
  await expectShown(page);
  await expect(page.getByRole('table', { name: 'Items' }), 'the call is still in flight').toHaveCount(0);
  await shot('application-detail-known');
  await control.fault('/application/detail', 'none', { method: 'GET' });

  await page.reload();
  await expect(page.getByRole('table', { name: 'Items' })).toBeVisible();
  await expectShown(page);

  const pasted = await context.newPage();
  await pasted.goto(page.url());
  await expect(pasted.getByRole('table', { name: 'Items' })).toBeVisible();
  await expectShown(pasted);
});

test('[API-05] [RTE-14] shows the data of the list and an error when the application cannot be read, and reads it on Try again', {
  tag: '@long',
}, async ({ page, control, seed, inspect, failNext }) => {
  await seed.sessionOf(demoAgent);
  await page.goto('/application?status=Pending+Payment');
  const detail = { method: 'GET', path: '/application/detail' } as const;
  const main = page.getByRole('main');
  const form = (await formNumbers(page).first().textContent()) ?? '';
  // a page does not load offline
  for (const kind of failuresToTry.filter((each) => each !== 'offline')) {
    await test.step(kind, async () => {
      const restore = await failNext(detail, kind);
      await page.goto('/application?status=Pending+Payment');
      await formNumbers(page).first().click();
      await expect(main.getByText('The application could not be loaded')).toBeVisible();
      await expect(main.getByRole('heading', { level: 1, name: form })).toBeVisible();
      await expect(main.getByText('Waiting for payment')).toBeVisible();
      await restore();
      await main.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('table', { name: 'Items' })).toBeVisible();
    });
  }
  await control.fault(detail.path, 'html-500', { method: 'GET' });
  await page.reload();
  await expect(main.getByText('The application could not be loaded')).toBeVisible();
  await inspect('application-detail-failed');
});

test('a printed application has no navigation, banner, footer or buttons', async ({ page, seed }) => {
  await seed.sessionOf(demoAgent);
  await page.goto('/application?status=Completed');
  await formNumbers(page).first().click();
  await expect(page.getByRole('table', { name: 'Items' })).toBeVisible();
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Print receipt' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', '');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table', { name: 'Items' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print receipt' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Application receipt');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
  await page.screenshot({ path: '.reports/screens/application-print.png', fullPage: true });
});
