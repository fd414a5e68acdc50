import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/fixtures/test.ts';
import { readSearchWords } from '../support/page/navigate.ts';
import { demoAgent, formNumbers } from '../support/screens/applications.ts';
import { mailOf } from '../support/screens/selling.ts';
import { firstCustomer, firstTwoCustomers } from '../support/service/agent.ts';

/** The heads of the columns that can be sorted are buttons, also on paper. */
const sortableColumns = 4;

test('[RTE-12] [APP-01] the list shows the newest applications first and can be searched, filtered, sorted and paged', async ({
  page,
  shot,
  seed,
  inspect,
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
  await expect(page.getByRole('columnheader', { name: 'Sent' })).toHaveAttribute('aria-sort', 'descending');
  await inspect('application-list');

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
  await expect.poll(() => readSearchWords(page)).toBe(form);
  await page.reload();
  await expect(formNumbers(page)).toHaveText([form]);
  await expect(page).toHaveURL('/application');
  await page.getByRole('searchbox').fill('no such customer');
  await expect(page.getByText('No application matches “no such customer”')).toBeVisible();
  await shot('application-list-none');
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(formNumbers(page)).toHaveCount(10);

  await page.getByRole('button', { name: 'Form number' }).click();
  await expect(page.getByRole('columnheader', { name: 'Form number' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(formNumbers(page)).toHaveCount(10);
  const sorted = await formNumbers(page).allTextContents();
  expect(sorted).toEqual(sorted.toSorted());
});

test('[APP-01] [APP-02] what was just sent is on top of the list, and asks for payment after the customer confirms', async ({
  page,
  agent,
  seed,
  control,
}) => {
  const [customer, other] = firstTwoCustomers(agent);
  await seed.session();
  // in the same minute
  const sent = [
    await seed.sentInvestment(other, 'CBSUK', '21000.00'),
    await seed.sentInvestment(other, 'CBMGF', '22000.00'),
    await seed.sentInvestment(customer, 'CBSUK', '25000.00'),
  ];

  await page.goto('/application');
  await expect(formNumbers(page)).toHaveText(sent.map(({ formNo }) => formNo).toReversed());
  await expect(page.getByRole('row').nth(1)).toContainText('Pending Customer Confirmation');
  await formNumbers(page).first().click();
  await expect(page.getByText('Invest in Cempaka Biru Sukuk')).toBeVisible();
  await expect(page.getByText('MYR 25,000.00').first()).toBeVisible();

  await control.answerMail(mailOf(customer), 'confirm');
  await page.reload();
  await page.getByRole('main').getByRole('link', { name: 'Pay' }).click();
  await expect(page).toHaveURL(/\/payment\?applicationId=/);
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: /^Needs you/ })).toContainText('Pay MYR 25,000.00');
});

test('[API-05] shows an error when the list cannot be read, and reads it on Try again', {
  tag: '@long',
}, async ({ page, seed, control, guard, shot }) => {
  await seed.session();
  guard.expect(/500/);
  // the call and its two retries
  await control.fault('/application/agent/list', 'html-500', { method: 'GET', times: 3 });
  await page.goto('/application');
  await expect(page.getByRole('main').getByText('Applications could not be loaded')).toBeVisible();
  await shot('application-list-failed');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^Orders and onboardings that you send are listed here/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeFocused();
});

test('[APP-01] the CSV file and the print have the filtered applications and no others', async ({
  page,
  seed,
}) => {
  await seed.sessionOf(demoAgent);
  await page.goto('/application?status=Rejected&sort=form');
  await expect(formNumbers(page).first()).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^applications-\d{4}-\d{2}-\d{2}\.csv$/);
  const [head, ...lines] = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(head).toContain('Form number,Customer,');
  expect(lines.length).toBeGreaterThan(0);
  const shown = await formNumbers(page).allTextContents();
  // an application has a row for each leg
  const writtenForms = [...new Set(lines.map((line) => line.split(',')[0]))];
  expect(writtenForms.slice(0, shown.length)).toEqual(shown);
  for (const line of lines) expect(line).toContain(',Rejected,');

  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.getByText(/^All · Rejected · \d+ applications$/)).toBeVisible();
  await expect(formNumbers(page)).toHaveCount(writtenForms.length);
  for (const role of ['button', 'searchbox', 'combobox', 'tab'] as const)
    await expect(page.getByRole('main').getByRole(role).filter({ visible: true })).toHaveCount(
      role === 'button' ? sortableColumns : 0,
    );
});

test('[CHK-04] resends the customer’s e-mail from the list, also after a failure, and from the application', async ({
  page,
  agent,
  seed,
  control,
  guard,
}) => {
  const customer = firstCustomer(agent);
  const call = '/application/checkout/resendemail';
  const mails = async () => (await control.mails(mailOf(customer))).length;
  guard.expect(/500/);
  await seed.session();
  await seed.sentInvestment(customer, 'CBSUK', '25000.00');
  expect(await mails()).toBe(1);

  await page.goto('/application');
  await control.fault(call, 'html-500', { method: 'POST', times: 1 });
  await page.getByRole('button', { name: /^Resend e-mail/ }).click();
  await expect(page.getByText(/The e-mail was not sent: the service refused the request/)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^E-mail of .* sent again/).first()).toBeVisible();
  expect(await mails()).toBe(2);

  await formNumbers(page).first().click();
  await page.getByRole('main').getByRole('button', { name: 'Resend e-mail' }).click();
  await expect.poll(mails).toBe(3);
});
