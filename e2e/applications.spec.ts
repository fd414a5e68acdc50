import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { firstCustomer } from './support/agent.ts';
import { expectFailures, failNext, failures } from './support/six-faults.ts';
import { expect, test } from './support/test.ts';

/** Has applications in every status. Nothing here changes any of them. */
const demoAgent = { email: 'aisyah@agents.example', password: 'Portal-2026' };

/** Form numbers in the order in which they stand. */
const formNumbers = (page: Page) =>
  page.getByRole('table', { name: 'Applications' }).getByRole('link', { name: /^D[A-Z]-\d/ });

test('[RTE-12] [APP-01] the list shows what needs the agent first, and is searched, filtered, sorted and paged', async ({
  page,
  shot,
  accessible,
  seed,
}) => {
  const requested = page.waitForRequest(/application\/agent\/list/);
  await seed.sessionOf(demoAgent);
  await page.goto('/application');
  expect(new URL((await requested).url()).searchParams.get('channel')).toBe('Digital Transaction');
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText([
    'Home',
  ]);
  await expect(formNumbers(page)).toHaveCount(10);
  await expect(page.getByRole('row').nth(1)).toContainText('Rejected');
  await shot('application-list');
  await accessible();

  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/application?page=2');
  await expect(page.getByText(/^11–20 of/)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^1–10 of/)).toBeVisible();

  await page.getByRole('tab', { name: /^Completed/ }).click();
  await expect(page).toHaveURL('/application?tab=completed');
  await expect(page.getByRole('row').nth(1)).toContainText('Completed');
  await page.getByRole('tab', { name: /^All/ }).click();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Pending Payment');
  await expect(page.getByRole('row').nth(1)).toContainText('Pending Payment');
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('Pending Payment');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('');

  const form = (await formNumbers(page).nth(3).textContent()) ?? '';
  await page.getByRole('searchbox', { name: 'Search applications' }).fill(form);
  await expect(formNumbers(page)).toHaveText([form]);
  await expect(page).toHaveURL(new RegExp(`keyword=${form}`));
  await page.getByRole('searchbox').fill('nobody at all');
  await expect(page.getByText('No application fits')).toBeVisible();
  await shot('application-list-none');
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(formNumbers(page)).toHaveCount(10);

  // a phone has cards and no heads to sort by; the address sorts there too
  if ((page.viewportSize()?.width ?? 0) >= 768) {
    await page.getByRole('button', { name: 'Form number' }).click();
    await expect(page.getByRole('columnheader', { name: 'Form number' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  } else await page.goto('/application?sort=form');
  await expect(formNumbers(page)).toHaveCount(10);
  const sorted = await formNumbers(page).allTextContents();
  expect(sorted).toEqual(sorted.toSorted());
});

test('[RTE-13] [APP-02] an application opens from the list, with its status, reason and items', async ({
  page,
  shot,
  accessible,
  seed,
}) => {
  await seed.sessionOf(demoAgent);
  await page.goto('/application?status=Rejected');
  const link = formNumbers(page).first();
  const form = (await link.textContent()) ?? '';
  const reason = await page.getByRole('row').nth(1).locator('td').nth(5).textContent();
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
  await expect(page.getByRole('table', { name: 'Items' }).getByRole('row').nth(1)).toContainText('Rejected');
  await shot('application-detail');
  await accessible();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: form })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Timeline' }).getByRole('listitem').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/application?status=Rejected');
});

test('[APP-01] [APP-02] what was sold is in the list, and moves on when the customer confirms', async ({
  page,
  agent,
  seed,
  control,
}) => {
  const customer = firstCustomer(agent);
  await seed.session();
  await page.goto('/application');
  await expect(page.getByText('No applications yet')).toBeVisible();
  await seed.sentInvestment(customer, 'CBSUK', '25000.00');

  await page.goto('/application');
  await expect(page.getByRole('row').nth(1)).toContainText('Pending Customer Confirmation');
  await formNumbers(page).first().click();
  await expect(page.getByText('Invest in Cempaka Biru Sukuk')).toBeVisible();
  await expect(page.getByText('MYR 25,000.00').first()).toBeVisible();

  await control.answerMail(`${customer.customerId.toLowerCase()}@mail.example`, 'confirm');
  await page.reload();
  await page.getByRole('main').getByRole('link', { name: 'Pay' }).click();
  await expect(page).toHaveURL(/\/payment\?applicationId=/);
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: /^Needs you/ })).toContainText(
    'Payment outstanding: MYR 25,000.00',
  );
});

test('[API-05] a list that cannot be read says so, and is read again', async ({
  page,
  agent,
  seed,
  control,
  guard,
  shot,
}) => {
  await seed.session();
  await page.goto('/dashboard');
  // home has read the list: the fault is for the list's own page
  await expect(page.getByText('Nothing needs you')).toBeVisible();
  guard.expect(/500/);
  const call = { method: 'GET', path: '/application/agent/list', sub: agent.sub } as const;
  // one call and its two retries
  await control.callFault({ ...call, kind: 'html-500', times: 3 });
  await page.goto('/application');
  await expect(page.getByRole('main').getByText('Applications could not be loaded')).toBeVisible();
  await shot('application-list-failed');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No applications yet')).toBeVisible();
});

test('[RTE-14] an application shows at once what the list knew, and the same after a reload or by a pasted link', async ({
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
  const [form, name, reason] = await Promise.all(
    [0, 1, 5].map((cell) => row.locator('td').nth(cell).textContent()),
  );
  const stands = async (where: Page) => {
    const main = where.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: form ?? '' })).toBeVisible();
    await expect(main.getByText('Rejected').first()).toBeVisible();
    await expect(main.getByText(name ?? '').first()).toBeVisible();
    await expect(main.getByText(reason ?? '').first()).toBeVisible();
  };
  await control.fault('/application/detail', 'slow', { method: 'GET', ms: 60_000, times: 1 });
  await formNumbers(page).first().click();
  await stands(page);
  await expect(page.getByRole('table', { name: 'Items' }), 'the call is not back yet').toHaveCount(0);
  await shot('application-detail-known');
  await control.fault('/application/detail', 'none', { method: 'GET' });

  await page.reload();
  await expect(page.getByRole('table', { name: 'Items' })).toBeVisible();
  await stands(page);

  const pasted = await context.newPage();
  await pasted.goto(page.url());
  await expect(pasted.getByRole('table', { name: 'Items' })).toBeVisible();
  await stands(pasted);
});

test('[API-05] [RTE-14] an application that cannot be read says so under what the list knew, and is read again', async ({
  page,
  context,
  control,
  guard,
  shot,
  accessible,
  seed,
}) => {
  expectFailures(guard);
  await seed.sessionOf(demoAgent);
  await page.goto('/application?status=Pending+Payment');
  const detail = { method: 'GET', path: '/application/detail' } as const;
  const main = page.getByRole('main');
  const form = (await formNumbers(page).first().textContent()) ?? '';
  for (const kind of failures) {
    if (kind === 'offline') continue;
    await test.step(kind, async () => {
      const restore = await failNext({ control, context }, detail, kind);
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
  await shot('application-detail-failed');
  await accessible();
});

test('[APP-01] what is filtered is saved as CSV, and nothing else', async ({ page, seed }) => {
  await seed.sessionOf(demoAgent);
  await page.goto('/application?status=Rejected&sort=form');
  await expect(formNumbers(page).first()).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^applications-\d{4}-\d{2}-\d{2}\.csv$/);
  const [head, ...lines] = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(head).toContain('Form number,Customer,');
  expect(lines.length).toBeGreaterThan(0);
  const shown = await formNumbers(page).allTextContents();
  expect(lines.slice(0, shown.length).map((line) => line.split(',')[0])).toEqual(shown);
  for (const line of lines) expect(line).toContain(',Rejected,');
});

test('[CHK-04] the customer’s e-mail is sent again from the list and from the application; a failure can be tried again', async ({
  page,
  agent,
  seed,
  control,
  guard,
}) => {
  const customer = firstCustomer(agent);
  const address = `${customer.customerId.toLowerCase()}@mail.example`;
  const call = '/application/checkout/resendemail';
  const mails = async () => (await control.mails(address)).length;
  guard.expect(/500/);
  await seed.session();
  await seed.sentInvestment(customer, 'CBSUK', '25000.00');
  expect(await mails()).toBe(1);

  await page.goto('/application');
  await control.fault(call, 'html-500', { method: 'POST', times: 1 });
  await page.getByRole('button', { name: /^Resend e-mail/ }).click();
  await expect(page.getByText(/No answer came/)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/E-mail sent again/).first()).toBeVisible();
  expect(await mails()).toBe(2);

  await formNumbers(page).first().click();
  await page.getByRole('main').getByRole('button', { name: 'Resend e-mail' }).click();
  await expect.poll(mails).toBe(3);
});

test('an application is printed without what is around it', async ({ page, seed }) => {
  await seed.sessionOf(demoAgent);
  await page.goto('/application?status=Completed');
  await formNumbers(page).first().click();
  await expect(page.getByRole('table', { name: 'Items' })).toBeVisible();
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', '');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table', { name: 'Items' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
  await page.screenshot({ path: '.reports/screens/application-print.png', fullPage: true });
});
