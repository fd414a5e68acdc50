import { expect, type Page } from 'playwright/test';
import { namePattern } from '../support/page/name-pattern.ts';
import { navigate } from '../support/page/navigate.ts';
import { waitUntilLoaded } from '../support/page/wait-until-loaded.ts';
import { investAddress } from '../support/screens/transaction-drawers.ts';
import { type Agent, firstCustomer } from '../support/service/agent.ts';

/** Texts that `walk` types into fields. */
export const typed = [
  'Zulaikha Canary',
  '12,345.67',
  'canary.typed@mail.example',
  // the sales charge as the text of its slider
  '0.85%',
] as const;

/** Paths that `walk` opens. */
export const walked = [
  '/dashboard',
  '/client',
  '/client-profile',
  '/cart',
  '/checkout',
  '/sat',
  '/onboarding',
  '/application',
] as const;

/** Expects that monitoring has started and masks everything on the page. */
export const expectMonitored = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.getAttribute('data-dd-privacy')))
    .toBe('mask');

/** Searches without a result, then for each of the agent's customers. Calls `look` when a screen has loaded. */
export async function searchAll(page: Page, agent: Agent, look: () => Promise<void>): Promise<void> {
  await navigate(page, '/client');
  const search = page.getByRole('searchbox', { name: 'Search customers' });
  await search.fill(typed[0]);
  await expect(page.getByText(/No customer you service matches/)).toBeVisible();
  await look();
  for (const { name } of [...agent.customers].reverse()) {
    await search.fill(name);
    // customers may share a name
    await expect(page.getByRole('link', { name: namePattern(name) }).first()).toBeVisible();
    await look();
  }
}

/**
 * Opens the screens that show or take customers' data, as an agent does: within one load of the page. Calls `look` when
 * a screen has loaded.
 */
export async function walk(page: Page, agent: Agent, look: () => Promise<void>): Promise<void> {
  const customer = firstCustomer(agent);
  const lookWhenLoaded = async () => {
    await waitUntilLoaded(page);
    await look();
  };
  await lookWhenLoaded();

  await searchAll(page, agent, lookWhenLoaded);

  // another customer may have the same name
  const address = page.locator(`[href$="customerId=${customer.customerId}"]`);
  await page
    .getByRole('link', { name: namePattern(customer.name) })
    .and(address)
    .click();
  await expect(page.getByRole('heading', { level: 1, name: namePattern(customer.name) })).toBeVisible();
  for (const tab of ['Activity', 'Profile', 'Holdings']) {
    await page.getByRole('tab', { name: tab }).click();
    await lookWhenLoaded();
  }

  await navigate(page, investAddress(customer, 'CS', 'CBSUK'));
  const drawer = page.getByRole('dialog', { name: 'Invest' });
  await drawer.getByRole('textbox', { name: 'Amount' }).fill(typed[1]);
  await drawer.getByRole('textbox', { name: 'Sales charge', exact: true }).fill(typed[3].slice(0, -1));
  await expect(drawer.getByRole('slider')).toHaveAttribute('aria-valuetext', typed[3]);
  await lookWhenLoaded();
  await drawer.getByRole('button', { name: 'Add to cart' }).click();
  await expect(drawer).toBeHidden();

  await navigate(page, `/cart?customerId=${customer.customerId}`);
  await expect(page.getByText('Invest in Cempaka Biru Sukuk')).toBeVisible();
  await lookWhenLoaded();
  await navigate(page, `/checkout?customerId=${customer.customerId}`);
  await page.getByRole('textbox', { name: 'Customer’s e-mail' }).fill(typed[2]);
  await lookWhenLoaded();

  await navigate(page, `/sat?customerId=${customer.customerId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'How old are you?' })).toBeVisible();
  await lookWhenLoaded();
  await navigate(page, '/onboarding');
  await expect(page.getByRole('heading', { level: 1, name: 'Onboarding' })).toBeVisible();
  await lookWhenLoaded();

  await navigate(page, '/application');
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Find a customer' }).fill(customer.name);
  await expect(page.getByRole('option', { name: namePattern(customer.name), selected: true })).toBeVisible();
  await lookWhenLoaded();
  await page.keyboard.press('Escape');
}
