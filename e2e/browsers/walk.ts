import { expect } from 'playwright/test';
import { namePattern } from '../support/page/name-pattern.ts';
import { mailOf } from '../support/screens/selling.ts';
import { type Agent, type Customer, firstCustomer } from '../support/service/agent.ts';
import type { Control } from '../support/service/control.ts';
import { origins } from '../support/service/environment.ts';
import { type OtherBrowser, PortalPage } from './portal-page.ts';

/** Signs in through the window that the click opens. */
async function signIn(browser: OtherBrowser, page: PortalPage, { email, password }: Agent): Promise<void> {
  await page.open(origins.host.url);
  await page.click('button', 'Login');
  const popup = new PortalPage(await browser.openedWindow());
  await popup.see('heading', 'Log in');
  await popup.fill('E-mail', email);
  await popup.fill('Password', password);
  await popup.click('button', 'Log in');
  await page.see('heading', /^Good /);
}

/** Searches for the customer and opens the holdings. */
async function openCustomer(page: PortalPage, { name }: Customer): Promise<void> {
  await page.click('link', 'All customers');
  await page.fill('Search customers', name);
  await page.click('link', namePattern(name));
  await page.see('heading', 'Value today');
}

/** Puts an investment into the cart and opens the cart. */
async function invest(page: PortalPage): Promise<void> {
  await page.click('button', 'Invest');
  await page.fill('Find a fund', 'sukuk');
  await page.click('button', /^Cempaka Biru Sukuk/);
  await page.fill('Amount', '25000');
  await page.click('button', 'Add to cart');
  await page.click('button', 'Cart, has items');
  await page.click('link', 'View Cart');
  await page.see('text', 'Invest in Cempaka Biru Sukuk');
}

/** Gives the declarations of a checkout and sends it. */
async function checkOut(page: PortalPage, email: string): Promise<void> {
  await page.click('link', /^Check out 1/);
  await page.fill('Customer’s e-mail', email);
  await page.click('checkbox', /received the prospectus/);
  // the declaration depends on suitability; until that is known the button has another text
  await page.see('button', /^Submit 1 item for/);
  // only some customers need extra care: it depends on their age
  const extraCare = /in a way that the customer follows/;
  if (await page.shows('checkbox', extraCare)) await page.click('checkbox', extraCare);
  await page.click('checkbox', /confirmed this address/);
  await page.click('button', /^Submit 1 item for/);
  await page.see('heading', 'Sent to the customer');
}

/** A sale as an agent makes it, from sign-in to sign-out, by clicks and keys alone. */
export async function walk(browser: OtherBrowser, agent: Agent, control: Control): Promise<void> {
  const customer = firstCustomer(agent);
  const page = new PortalPage(browser.window);
  await signIn(browser, page, agent);
  await openCustomer(page, customer);
  await invest(page);
  await checkOut(page, mailOf(customer));

  await control.answerMail(mailOf(customer), 'confirm');
  await page.click('link', /^DT-/);
  await page.click('link', /^Pay/);
  await page.click('button', 'Pay MYR 25,000.00');
  await page.see('heading', 'Payment received');
  const { payments } = await control.ledger(customer.customerId);
  expect(payments.map(({ outcome }) => outcome)).toHaveLength(1);

  await page.click('button', /^Account menu/);
  await page.click('menuitem', 'Logout');
  await page.see('text', 'You are logged out');
}
