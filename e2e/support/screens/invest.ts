import { expect, type Locator, type Page } from 'playwright/test';
import { countPosts } from '../page/count-posts.ts';
import type { Customer } from '../service/agent.ts';
import { accountOf, type Plan } from './selling.ts';
import { investAddress, profileAddress } from './transaction-drawers.ts';

/** The drawer with the investment form. */
export const investDrawer = (page: Page) => page.getByRole('dialog', { name: 'Invest' });

/** The field for the amount to invest. */
export const amountField = (drawer: Locator) => drawer.getByRole('textbox', { name: 'Amount' });

/** The button that adds a drawer's order to the cart, of any transaction. */
export const addButton = (drawer: Locator) => drawer.getByRole('button', { name: 'Add to cart' });

/** Opens the drawer for an account by its address, with a scheme or with the list of funds. */
export async function openInvestDrawer(
  page: Page,
  customer: Customer,
  plan: Plan,
  scheme?: string,
): Promise<Locator> {
  const account = accountOf(customer, plan);
  await page.goto(
    scheme === undefined
      ? profileAddress(customer, { transaction: 'invest', account })
      : investAddress(customer, plan, scheme),
  );
  const drawer = investDrawer(page);
  await expect(drawer.getByRole('combobox', { name: 'Account and plan' })).toBeVisible();
  return drawer;
}

/** Opens the investment form of a scheme, for the cash account. */
export async function openInvestForm(page: Page, customer: Customer, scheme: string): Promise<Locator> {
  await page.goto(investAddress(customer, 'CS', scheme));
  const drawer = investDrawer(page);
  await expect(amountField(drawer)).toBeVisible();
  return drawer;
}

/** Adds an investment to the cart through the investment form. */
export async function invest(page: Page, customer: Customer, scheme: string, amount: string): Promise<void> {
  const drawer = await openInvestForm(page, customer, scheme);
  await amountField(drawer).fill(amount);
  await addButton(drawer).click();
  await expect(drawer).toBeHidden();
}

/** Counts the page's investment posts from now on. Returns a function that returns the count. */
export const countInvestmentPosts = (page: Page) => countPosts(page, '/cart/transaction/investment');

/** Address of the code of the investment form, without its origin: a separate chunk. */
export const investCode = /\/mfe-cart\/[^/]+\/transaction-invest\.[^/]+\.js/;

/** Counts the page's requests for the code of the investment form. Returns a function that returns the count. */
export function countInvestCode(page: Page): () => number {
  let requests = 0;
  page.on('request', (request) => {
    if (investCode.test(request.url())) requests += 1;
  });
  return () => requests;
}
