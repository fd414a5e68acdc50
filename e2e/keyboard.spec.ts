import type { Page } from 'playwright/test';
import { firstCustomer } from './support/agent.ts';
import { origins } from './support/environment.ts';
import { mailOf } from './support/selling.ts';
import { expect, test } from './support/test.ts';

/** Presses Tab until the focus is where an agent wants it. */
async function tabTo(
  page: Page,
  role: 'link' | 'button' | 'checkbox' | 'textbox' | 'combobox',
  name: string | RegExp,
) {
  const wanted = page.getByRole(role, { name }).first();
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < 80; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return wanted;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${role} ${name}`);
}

test('a fund is sold by keyboard alone: sign in, find, invest, check out, confirm as the customer, pay', async ({
  page,
  context,
  agent,
  control,
}) => {
  test.slow();
  const customer = firstCustomer(agent);
  const { customerId, name } = customer;
  await page.goto('/');
  await tabTo(page, 'button', 'Sign in');
  const opened = page.waitForEvent('popup');
  await page.keyboard.press('Enter');
  const popup = await opened;
  await expect(popup.getByLabel('E-mail')).toBeFocused();
  await popup.keyboard.type(agent.email);
  await popup.keyboard.press('Tab');
  await popup.keyboard.type(agent.password);
  await popup.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: /^Good/ })).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Find a customer' })).toBeFocused();
  await page.keyboard.type(name);
  await expect(page.getByRole('option', { name, selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/client-profile/);

  await tabTo(page, 'button', 'Invest');
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Invest' });
  await expect(drawer).toBeVisible();
  // heard from the frame after the one in which it opened
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole('button', { name: 'Invest' }).first()).toBeFocused();

  const account = agent.customers[0]?.accounts.find(({ plan }) => plan === 'CS')?.accountId;
  await page.goto(`/client-profile?customerId=${customerId}&drawer=invest&accountId=${account}&scheme=CBSUK`);
  await tabTo(page, 'textbox', 'Amount');
  await page.keyboard.type('2500');
  await tabTo(page, 'button', 'Add to cart');
  await page.keyboard.press('Enter');
  await expect(drawer).toBeHidden();

  await page.goto(`/cart?customerId=${customerId}`);
  await tabTo(page, 'link', /^Check out 1/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/checkout/);
  await tabTo(page, 'checkbox', /received the prospectus/);
  await page.keyboard.press('Space');
  // what has to be declared is known once suitability is
  await expect(page.getByRole('button', { name: /^Submit 1 item/ })).toBeVisible();
  const care = page.getByRole('checkbox', { name: /in a way that the customer follows/ });
  if (await care.isVisible()) {
    await tabTo(page, 'checkbox', /in a way that the customer follows/);
    await page.keyboard.press('Space');
  }
  await tabTo(page, 'textbox', 'Customer’s e-mail');
  await page.keyboard.press('Control+a');
  await page.keyboard.type(mailOf(customer));
  await tabTo(page, 'checkbox', /confirmed this address/);
  await page.keyboard.press('Space');
  await tabTo(page, 'button', /^Submit 1 item/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sent=/);

  // the customer, at a computer of theirs: from the link in the e-mail on
  const customers = await context.newPage();
  const [mail] = await control.mails(mailOf(customer));
  expect(mail?.confirm).toContain(origins.outbox.url);
  await customers.goto(mail?.confirm ?? '');
  await tabTo(customers, 'button', 'Confirm');
  await customers.keyboard.press('Enter');
  await expect(customers.getByRole('heading', { name: 'Confirmed' })).toBeVisible();
  await customers.close();

  await tabTo(page, 'link', /^DT-/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/application\/detail/);
  await tabTo(page, 'link', /^Pay/);
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', 'Pay MYR 2,500.00');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
  await tabTo(page, 'link', 'Back to customer');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/client-profile/);
  const { payments, checkouts } = await control.ledger(customerId);
  expect([checkouts.length, payments.length]).toEqual([1, 1]);
});
