import type { Page } from 'playwright/test';
import { type Customer, firstCustomer } from './support/agent.ts';
import { signIn as signInAs } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

/** Has applications in every status. Nothing here changes any of them. */
const demoAgent = { email: 'aisyah@agents.example', password: 'Portal-2026' };

/** Form numbers in the order in which they stand. */
const formNumbers = (page: Page) =>
  page.getByRole('table', { name: 'Applications' }).getByRole('link', { name: /^D[A-Z]-\d/ });

/** Sells one fund, as far as the customer's e-mail. */
async function sell(page: Page, { customerId, accounts }: Customer): Promise<void> {
  const account = accounts.find(({ plan }) => plan === 'CS')?.accountId ?? '';
  const drawer = page.getByRole('dialog', { name: 'Invest' });
  await page.goto(`/client-profile?customerId=${customerId}&drawer=invest&accountId=${account}&scheme=CBSUK`);
  await drawer.getByRole('textbox', { name: 'Amount' }).fill('25,000');
  await drawer.getByRole('button', { name: 'Add to cart' }).click();
  await expect(drawer).toBeHidden();
  await page.goto(`/checkout?customerId=${customerId}`);
  await page
    .getByRole('textbox', { name: 'Customer’s e-mail' })
    .fill(`${customerId.toLowerCase()}@mail.example`);
  await page.getByRole('checkbox', { name: /received the prospectus/ }).check();
  await page.getByRole('checkbox', { name: /confirmed this address/ }).check();
  // asked for an older customer alone
  const explained = page.getByRole('checkbox', { name: /explained every item/ });
  if (await explained.isVisible()) await explained.check();
  await page.getByRole('button', { name: /^Submit 1 item for/ }).click();
  await expect(page).toHaveURL(/sent=/);
}

test('[RTE-12] [APP-01] the list shows what needs the agent first, and is searched, filtered, sorted and paged', async ({
  page,
  shot,
  accessible,
}) => {
  const asked = page.waitForRequest(/application\/agent\/list/);
  await signInAs(page, demoAgent);
  expect(new URL((await asked).url()).searchParams.get('channel')).toBe('Digital Transaction');

  await page.goto('/application');
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
}) => {
  await signInAs(page, demoAgent);
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
  signIn,
  control,
}) => {
  const customer = firstCustomer(agent);
  await signIn();
  await page.goto('/application');
  await expect(page.getByText('No applications yet')).toBeVisible();
  await sell(page, customer);

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

test('a list that cannot be read says so, and is read again', async ({
  page,
  agent,
  signIn,
  control,
  guard,
  shot,
}) => {
  await signIn();
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
