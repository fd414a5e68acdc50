import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures/test.ts';
import { tabTo } from '../support/page/keyboard.ts';
import { mailOf } from '../support/screens/selling.ts';
import { investAddress } from '../support/screens/transaction-drawers.ts';
import { firstCustomer } from '../support/service/agent.ts';
import { origins } from '../support/service/environment.ts';

type Role = 'link' | 'button' | 'checkbox' | 'textbox';

/** Presses Tab until the first element with this role and name has the focus. */
const tabToRole = (page: Page, role: Role, name: string | RegExp) =>
  tabTo(page, page.getByRole(role, { name }).first());

test('by keyboard, an agent signs in, finds a customer and adds an investment', {
  tag: '@long',
}, async ({ page, agent, control }) => {
  test.slow();
  const customer = firstCustomer(agent);
  const { customerId, name } = customer;
  await page.goto('/');
  await tabToRole(page, 'button', 'Login');
  const opened = page.waitForEvent('popup');
  await page.keyboard.press('Enter');
  const popup = await opened;
  await expect(popup.getByLabel('E-mail')).toBeFocused();
  await popup.keyboard.type(agent.email);
  await popup.keyboard.press('Tab');
  await popup.keyboard.type(agent.password);
  // the window may close before the key is released
  await popup.keyboard.press('Enter').catch(() => undefined);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: /^Good/ })).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Find a customer' })).toBeFocused();
  await page.keyboard.type(name);
  await expect(page.getByRole('option', { name, selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/client-profile/);

  await tabToRole(page, 'button', 'Invest');
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Invest' });
  await expect(drawer).toBeVisible();
  // Escape works one frame after the drawer has opened
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole('button', { name: 'Invest' }).first()).toBeFocused();

  await page.goto(investAddress(customer, 'CS', 'CBSUK'));
  await tabToRole(page, 'textbox', 'Amount');
  await page.keyboard.type('2500');
  await tabToRole(page, 'button', 'Add to cart');
  await page.keyboard.press('Enter');
  await expect(drawer).toBeHidden();
  expect((await control.ledger(customerId)).cartItems).toHaveLength(1);
});

test('by keyboard, an agent checks out, the customer confirms, and the agent pays', async ({
  page,
  context,
  agent,
  seed,
  control,
}) => {
  const customer = firstCustomer(agent);
  const { customerId } = customer;
  await seed.session();
  await seed.investment(customer, 'CBSUK', '2500.00');
  await page.goto(`/cart?customerId=${customerId}`);
  await tabToRole(page, 'link', /^Check out 1/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/checkout/);
  await tabToRole(page, 'checkbox', /received the prospectus/);
  await page.keyboard.press('Space');
  // the declaration depends on suitability; until that is known the button has another text
  await expect(page.getByRole('button', { name: /^Submit 1 item/ })).toBeVisible();
  const care = page.getByRole('checkbox', { name: /in a way that the customer follows/ });
  if (await care.isVisible()) {
    await tabToRole(page, 'checkbox', /in a way that the customer follows/);
    await page.keyboard.press('Space');
  }
  await tabToRole(page, 'textbox', 'Customer’s e-mail');
  await page.keyboard.press('Control+a');
  await page.keyboard.type(mailOf(customer));
  await tabToRole(page, 'checkbox', /confirmed this address/);
  await page.keyboard.press('Space');
  await tabToRole(page, 'button', /^Submit 1 item/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sent=/);

  // the customer confirms on another page, by the link in the e-mail
  const customersPage = await context.newPage();
  const [mail] = await control.mails(mailOf(customer));
  expect(mail?.confirm).toContain(origins.outbox.url);
  await customersPage.goto(mail?.confirm ?? '');
  await tabToRole(customersPage, 'button', 'Confirm');
  await customersPage.keyboard.press('Enter');
  await expect(customersPage.getByRole('heading', { name: 'Confirmed' })).toBeVisible();
  await customersPage.close();

  await tabToRole(page, 'link', /^DT-/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/application\/detail/);
  await tabToRole(page, 'link', /^Pay/);
  await page.keyboard.press('Enter');
  await tabToRole(page, 'button', 'Pay MYR 2,500.00');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
  await tabToRole(page, 'link', 'Back to customer');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/client-profile/);
  const { payments, checkouts } = await control.ledger(customerId);
  expect([checkouts.length, payments.length]).toEqual([1, 1]);
});
