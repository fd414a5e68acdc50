import { pageAddress } from '@portal/shared/page-address';
import { cartPath, checkoutPath, homePath, paymentPath } from '@portal/shared/pages';
import type { Locator, Page } from 'playwright/test';
import { chooseInAccountMenu } from '../page/frame.ts';
import { type Agent, type Customer, firstCustomer } from '../service/agent.ts';
import type { Seed } from '../service/seeding/seed.ts';
import { bankAccountAddress, bankAccountDrawer } from './bank-account.ts';
import { openInvestForm } from './invest.ts';
import { actOn } from './selling.ts';
import { despiteMismatch, suitabilityAddress } from './suitability.ts';
import {
  redeemAddress,
  switchAddress,
  switchDrawer,
  targetOf,
  updateAddress,
  updateDrawer,
} from './transaction-drawers.ts';

/** A form that keeps a draft. */
export interface DraftForm {
  /** The draft's name on screen. */
  readonly what: string;
  /** Opens the form. */
  readonly open: () => Promise<unknown>;
  /** Chooses what the field needs before it appears. */
  readonly choose?: () => Promise<unknown>;
  /** The field that a test types into. */
  readonly field: Locator;
  /** Text to type, in the form's own format: the form formats an amount on blur. */
  readonly typed: string;
}

/** Seeds an application that can be paid, and an investment and an assessment in the cart. Returns the application's id. */
export async function seedForms(seed: Seed, customer: Customer): Promise<string> {
  const application = await seed.payableApplication(customer, 'CBSUK', '2000.00');
  await seed.investment(customer, 'CBSUK', '3000.00');
  await seed.assessment(customer);
  return application;
}

/** Every form of the portal that keeps a draft. Needs the data of `seedForms`. */
export function draftForms(page: Page, agent: Agent, application: string): readonly DraftForm[] {
  const customer = firstCustomer(agent);
  const text = (within: Page | Locator, name: string) => within.getByRole('textbox', { name, exact: true });
  const dialog = (name: string) => page.getByRole('dialog', { name });
  return [
    {
      what: 'investment',
      open: () => openInvestForm(page, customer, 'CBSUK'),
      field: text(dialog('Invest'), 'Amount'),
      typed: '25,000.00',
    },
    {
      what: 'investment',
      async open() {
        await page.goto(pageAddress(cartPath, { customerId: customer.customerId }));
        await actOn(page, 'Edit', 'Invest in Cempaka Biru Sukuk');
      },
      field: text(dialog('Edit investment'), 'Amount'),
      typed: '3,500.00',
    },
    {
      what: 'redemption',
      async open() {
        await page.goto(redeemAddress(customer, 'CS', 'CBMGF'));
        await text(dialog('Redeem'), 'Amount').waitFor();
      },
      field: text(dialog('Redeem'), 'Amount'),
      typed: '123.00',
    },
    {
      what: 'switch',
      async open() {
        await page.goto(switchAddress(customer, 'CS', 'CBMGF'));
        await targetOf(switchDrawer(page), 'Cempaka Biru Bond').waitFor();
      },
      choose: () => targetOf(switchDrawer(page), 'Cempaka Biru Bond').click(),
      field: text(switchDrawer(page), 'Amount'),
      typed: '1,234.00',
    },
    {
      what: 'bank account',
      async open() {
        await page.goto(bankAccountAddress(customer));
        await text(bankAccountDrawer(page), 'Account number').waitFor();
      },
      field: text(bankAccountDrawer(page), 'Account number'),
      typed: '514200001111',
    },
    {
      what: 'update',
      async open() {
        await page.goto(updateAddress(customer));
        await text(updateDrawer(page), 'Employer').waitFor();
      },
      field: text(updateDrawer(page), 'Employer'),
      typed: 'Typed and Partners',
    },
    {
      what: 'assessment',
      async open() {
        await page.goto(suitabilityAddress(customer));
        await despiteMismatch(page).waitFor();
      },
      choose: () => despiteMismatch(page).check(),
      field: text(page, 'The customer’s reason'),
      typed: 'Has a long horizon.',
    },
    {
      what: 'checkout',
      open: () => page.goto(pageAddress(checkoutPath, { customerId: customer.customerId })),
      field: text(page, 'Customer’s e-mail'),
      typed: 'typed-and-not-sent@mail.example',
    },
    {
      what: 'payment',
      open: () => page.goto(pageAddress(paymentPath, { applicationId: application })),
      field: text(page, 'Reference'),
      typed: 'R-77',
    },
    {
      what: 'feedback',
      async open() {
        await page.goto(homePath);
        await chooseInAccountMenu(page, 'Send feedback');
        await dialog('Send feedback').waitFor();
      },
      field: dialog('Send feedback').getByLabel('Your feedback'),
      typed: 'Typed and not sent.',
    },
  ];
}
