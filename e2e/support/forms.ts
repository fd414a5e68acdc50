import type { Locator, Page } from 'playwright/test';
import { type Agent, type Customer, firstCustomer } from './agent.ts';
import type { Control } from './control.ts';
import { chooseInAccountMenu } from './frame.ts';
import { accountOf, actOn, checkOut, invest, mailOf, openDrawer, shownApplication } from './selling.ts';

/** A form that keeps a draft, as a test meets it. */
export interface DraftForm {
  /** What its draft is called on screen. */
  readonly what: string;
  /** Opens it. */
  readonly open: () => Promise<unknown>;
  /** The field that a test types into. */
  readonly field: Locator;
  /** As the form itself writes it: an amount is written out when its field is left. */
  readonly typed: string;
}

/** Sells so far that there is something to pay and something to check out: an application, and an item of the cart. */
export async function sellSomething(page: Page, control: Control, customer: Customer): Promise<string> {
  await invest(page, customer, 'CBSUK', '2,000');
  await checkOut(page, customer);
  const application = await shownApplication(page);
  await control.answerMail(mailOf(customer), 'confirm');
  await invest(page, customer, 'CBSUK', '3,000');
  return application;
}

/** Every form of the portal that an agent can be in the middle of, over what `sellSomething` has sold. */
export function draftForms(page: Page, agent: Agent, application: string): readonly DraftForm[] {
  const customer = firstCustomer(agent);
  const text = (within: Page | Locator, name: string) => within.getByRole('textbox', { name, exact: true });
  const dialog = (name: string) => page.getByRole('dialog', { name });
  return [
    {
      what: 'investment',
      open: () => openDrawer(page, customer, 'CBSUK', accountOf(customer, 'CS')),
      field: text(dialog('Invest'), 'Amount'),
      typed: '25,000.00',
    },
    {
      what: 'investment',
      async open() {
        await page.goto(`/cart?customerId=${customer.customerId}`);
        await actOn(page, 'Edit', 'Invest in Cempaka Biru Sukuk');
      },
      field: text(dialog('Edit investment'), 'Amount'),
      typed: '3,500.00',
    },
    {
      what: 'checkout',
      open: () => page.goto(`/checkout?customerId=${customer.customerId}`),
      field: text(page, 'Customer’s e-mail'),
      typed: 'typed-and-not-sent@mail.example',
    },
    {
      what: 'payment',
      open: () => page.goto(`/payment?applicationId=${application}`),
      field: text(page, 'Reference'),
      typed: 'R-77',
    },
    {
      what: 'feedback',
      async open() {
        await page.goto('/dashboard');
        await chooseInAccountMenu(page, 'Send feedback');
      },
      field: dialog('Send feedback').getByLabel('Your feedback'),
      typed: 'Typed and not sent.',
    },
  ];
}
