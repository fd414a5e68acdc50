import { expect, type Page } from 'playwright/test';
import type { Customer } from './agent.ts';

export type Plan = 'CS' | 'EPF' | 'PRS';

/** The customer's account of a plan. */
export function accountOf({ accounts }: Customer, plan: Plan): string {
  const found = accounts.find((account) => account.plan === plan);
  if (!found) throw new Error(`The test customer has no ${plan} account`);
  return found.accountId;
}

/** Opens the drawer over the profile, by its address. */
export async function openDrawer(page: Page, { customerId }: Customer, scheme: string, accountId: string) {
  await page.goto(
    `/client-profile?customerId=${customerId}&drawer=invest&accountId=${accountId}&scheme=${scheme}`,
  );
  const drawer = page.getByRole('dialog', { name: 'Invest' });
  await expect(drawer.getByRole('textbox', { name: 'Amount' })).toBeVisible();
  return drawer;
}

/** Puts one investment into the cart, through the drawer. */
export async function invest(page: Page, customer: Customer, scheme: string, amount: string): Promise<void> {
  const drawer = await openDrawer(page, customer, scheme, accountOf(customer, 'CS'));
  await drawer.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await drawer.getByRole('button', { name: 'Add to cart' }).click();
  await expect(drawer).toBeHidden();
}

/** An address of this customer alone: tests run side by side on one outbox. */
export const mailOf = ({ customerId }: Customer): string => `${customerId.toLowerCase()}@mail.example`;

/** Declares what every checkout declares. Last of all the e-mail: one that is typed anew is confirmed anew. */
export async function declare(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /received the prospectus/ }).check();
  // what has to be declared is known once suitability is; until then the button says that it checks
  await expect(submitButton(page)).toBeVisible();
  // of customers who ask for extra care: the agents' customers are of every age
  const care = page.getByRole('checkbox', { name: /in a way that the customer follows/ });
  if (await care.isVisible()) await care.check();
  await page.getByRole('checkbox', { name: /confirmed this address/ }).check();
}

/** Opens the checkout of the whole cart and fills it in; the e-mail goes to an address that the test knows. */
export async function fillCheckout(page: Page, customer: Customer): Promise<void> {
  await page.goto(`/checkout?customerId=${customer.customerId}`);
  await page.getByRole('textbox', { name: 'Customer’s e-mail' }).fill(mailOf(customer));
  await declare(page);
}

/** The button that sends a checkout. */
export const submitButton = (page: Page) => page.getByRole('button', { name: /^Submit \d+ items? for/ });

/** Checks out whatever is in the cart. */
export async function checkOut(page: Page, customer: Customer): Promise<void> {
  await fillCheckout(page, customer);
  await submitButton(page).click();
  await expect(page).toHaveURL(/sent=/);
}

/** The application of the checkout that shows. */
export async function shownApplication(page: Page): Promise<string> {
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /^D[A-Z]-/ })
    .first();
  const address = await link.getAttribute('href');
  const id = /\/application\/detail\/([^?]+)/.exec(address ?? '')?.[1];
  if (!id) throw new Error(`No application is linked: ${address}`);
  return decodeURIComponent(id);
}

/** Presses an action of an item: a button of its row, or on a phone an entry of its menu. */
export async function actOn(page: Page, action: 'Edit' | 'Remove', item: string) {
  const menu = page.getByRole('button', { name: `Actions of investment: ${item}` });
  const button = page.getByRole('button', { name: `${action} investment: ${item}` });
  await expect(menu.or(button).first()).toBeVisible();
  if (await button.isVisible()) return button.click();
  await menu.click();
  await page.getByRole('menuitem', { name: action }).click();
}
