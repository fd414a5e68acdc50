import { pageAddress } from '@portal/shared/page-address';
import { checkoutPath } from '@portal/shared/pages';
import { expect, type Page } from 'playwright/test';
import type { Customer } from '../service/agent.ts';

export type Plan = 'CS' | 'EPF' | 'PRS';

/** The customer's account of a plan. */
export function accountOf({ accounts }: Customer, plan: Plan): string {
  const found = accounts.find((account) => account.plan === plan);
  if (!found) throw new Error(`The test customer has no ${plan} account`);
  return found.accountId;
}

/** An e-mail address that only this customer has, because parallel tests share one outbox. */
export const mailOf = ({ customerId }: Customer): string => `${customerId.toLowerCase()}@mail.example`;

/** Gives the declaration of a checkout. Confirms the e-mail last, because an edit of it resets the confirmation. */
export async function giveDeclaration(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /received the prospectus/ }).check();
  // the declaration depends on suitability; until that is known the button has another text
  await expect(submitButton(page)).toBeVisible();
  // only some customers need extra care: it depends on their age
  const care = page.getByRole('checkbox', { name: /in a way that the customer follows/ });
  if (await care.isVisible()) await care.check();
  await page.getByRole('checkbox', { name: /confirmed this address/ }).check();
}

/** Opens the checkout of the whole cart and fills it in, with the e-mail address of `mailOf`. */
export async function fillCheckout(page: Page, customer: Customer): Promise<void> {
  await page.goto(pageAddress(checkoutPath, { customerId: customer.customerId }));
  await page.getByRole('textbox', { name: 'Customer’s e-mail' }).fill(mailOf(customer));
  await giveDeclaration(page);
}

/** The button that submits a checkout. */
export const submitButton = (page: Page) =>
  page.getByRole('button', { name: /^Submit (again|\d+ items?) for/ });

/** Checks out the whole cart. */
export async function checkOut(page: Page, customer: Customer): Promise<void> {
  await fillCheckout(page, customer);
  await submitButton(page).click();
  await expect(page).toHaveURL(/sent=/);
}

/** Id of the application of the checkout that is shown. */
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

/** Chooses an action of a cart item: a button of its row, or on a phone an entry of its menu. */
export async function actOn(page: Page, action: 'Edit' | 'Remove', item: string) {
  const menu = page.getByRole('button', { name: `Actions of investment: ${item}` });
  const button = page.getByRole('button', { name: `${action} investment: ${item}` });
  await expect(menu.or(button).first()).toBeVisible();
  if (await button.isVisible()) return button.click();
  await menu.click();
  await page.getByRole('menuitem', { name: action }).click();
}
