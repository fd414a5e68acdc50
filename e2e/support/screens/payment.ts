import { pageAddress } from '@portal/shared/page-address';
import * as pages from '@portal/shared/pages';
import { expect, type Page } from 'playwright/test';
import { type Agent, firstCustomer } from '../service/agent.ts';
import type { Control } from '../service/control.ts';
import type { Seed } from '../service/seeding/seed.ts';

/** The call that pays, and the path of the call that reads a payment's outcome. */
export const payCall = { method: 'POST', path: '/application/payment' } as const;
export const verifyPath = '/application/verify';

/** The button that pays an application in ringgit, or records its cheque. */
export const payButton = (page: Page) => page.getByRole('button', { name: /^(Pay|Record cheque of) MYR/ });

/** The field for the payment's reference, such as a cheque number. */
export const referenceField = (page: Page) => page.getByRole('textbox', { name: 'Reference', exact: true });

/** Path of an application's payment page. */
export const paymentPath = (application: string) =>
  pageAddress(pages.paymentPath, { applicationId: application });

/** Opens the payment page of an investment that the customer has confirmed. Returns the application's id. */
export async function openPayment(
  { page, agent, seed }: { readonly page: Page; readonly agent: Agent; readonly seed: Seed },
  amount = '2000.00',
): Promise<string> {
  await seed.session();
  const application = await seed.payableApplication(firstCustomer(agent), 'CBSUK', amount);
  await page.goto(paymentPath(application));
  await expect(payButton(page)).toBeVisible();
  return application;
}

/** The payments of the agent's first customer, from the sandbox's records. */
export const readPayments = async (control: Control, agent: Agent) =>
  (await control.ledger(firstCustomer(agent).customerId)).payments;
