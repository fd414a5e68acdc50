import { pageAddress } from '@portal/shared/page-address';
import { applicationsPath, checkoutPath } from '@portal/shared/pages';
import type { Locator, Page } from 'playwright/test';
import { type Agent, type Customer, firstCustomer } from '../service/agent.ts';
import type { Call } from '../service/call-failures.ts';
import type { Control } from '../service/control.ts';
import type { Seed } from '../service/seeding/seed.ts';
import { cartPath, sukukItem } from './cart.ts';
import { openEpfApplication } from './documents.ts';
import { payButton, paymentPath } from './payment.ts';
import { mailOf, submitButton } from './selling.ts';

/** What a test has that opens a page. */
export interface Visit {
  readonly page: Page;
  readonly agent: Agent;
  readonly customer: Customer;
  readonly seed: Seed;
  readonly control: Control;
}

/** A read, and the place that shows it. */
export interface Read {
  /** What is read, as in the test's title. */
  readonly what: string;
  readonly call: Call;
  /** Seeds what is read. Returns the id that `open` needs. */
  readonly prepare?: (visit: Visit) => Promise<string>;
  /** Opens the page and what shows the read. */
  readonly open: (visit: Visit, id: string) => Promise<unknown>;
  /** Title of the failure at that place. */
  readonly message: string | RegExp;
  /** Shown when the read has succeeded. */
  readonly shown: (page: Page) => Locator;
}

/** Returns a visit by the agent to the first customer. */
export const visitOf = (fixtures: Omit<Visit, 'customer'>): Visit => ({
  ...fixtures,
  customer: firstCustomer(fixtures.agent),
});

const get = (path: string): Call => ({ method: 'GET', path });
const post = (path: string): Call => ({ method: 'POST', path });

const oneInCart = ({ seed, customer }: Visit) => seed.investment(customer, 'CBSUK', '2000.00');
const payable = ({ seed, customer }: Visit) => seed.payableApplication(customer, 'CBSUK', '2000.00');
const sent = async ({ seed, customer }: Visit) =>
  (await seed.sentInvestment(customer, 'CBSUK', '2000.00')).checkoutId;

const openCart = ({ page, customer }: Visit) => page.goto(cartPath(customer.customerId));
const openCheckout = ({ page, customer }: Visit) =>
  page.goto(pageAddress(checkoutPath, { customerId: customer.customerId }));
const openSent = ({ page, customer }: Visit, checkout: string) =>
  page.goto(pageAddress(checkoutPath, { customerId: customer.customerId, sent: checkout }));
const openPayment = ({ page }: Visit, application: string) => page.goto(paymentPath(application));
const openApplication = ({ page }: Visit, application: string) =>
  page.goto(`/application/detail/${application}`);

const main = (page: Page) => page.getByRole('main');

/** The reads of cart, checkout, payment and applications. */
export const reads: readonly Read[] = [
  {
    what: 'the cart',
    call: get('/application/cart/list'),
    prepare: oneInCart,
    open: openCart,
    message: 'The cart could not be loaded',
    shown: (page) => main(page).getByText(sukukItem),
  },
  {
    what: 'the customer’s record at the cart',
    call: get('/cif/prr/customer/info'),
    prepare: oneInCart,
    open: openCart,
    message: 'The customer’s record could not be loaded',
    shown: (page) => page.getByText('Ready to check out'),
  },
  {
    what: 'the cart at the checkout',
    call: get('/application/cart/list'),
    prepare: oneInCart,
    open: openCheckout,
    message: 'The checkout could not be prepared',
    shown: submitButton,
  },
  {
    what: 'the check of the items',
    call: post('/application/checkout/validate'),
    prepare: oneInCart,
    open: openCheckout,
    message: 'The items could not be checked',
    shown: submitButton,
  },
  {
    what: 'the check of suitability',
    call: get('/application/sat/productmismatch'),
    prepare: oneInCart,
    open: openCheckout,
    message: 'Suitability could not be checked',
    shown: submitButton,
  },
  {
    what: 'the payment methods at the checkout',
    call: get('/onboarding/form/lookups'),
    prepare: oneInCart,
    open: openCheckout,
    message: 'Payment methods could not be loaded',
    shown: submitButton,
  },
  {
    what: 'earlier checkouts',
    call: get('/application/checkout'),
    prepare: sent,
    open: openCheckout,
    message: 'Earlier checkouts could not be loaded',
    shown: (page) => page.getByRole('listitem', { name: /^CO-/ }),
  },
  {
    what: 'a sent checkout',
    call: get('/application/checkout'),
    prepare: sent,
    open: openSent,
    message: 'What was sent could not be loaded',
    shown: (page) => page.getByRole('list', { name: 'What happens next' }),
  },
  {
    what: 'the documents of a sent checkout',
    call: get('/application/checkout/documentrequired/list'),
    prepare: async ({ seed, customer, control }) => {
      const item = await seed.investment(customer, 'CBBAL', '2000.00', 'EPF');
      const { checkoutId } = await seed.checkout(customer, [item], 'EPF');
      await control.answerMail(mailOf(customer), 'confirm');
      return checkoutId;
    },
    open: openSent,
    message: 'The documents could not be loaded',
    shown: (page) => page.getByRole('region', { name: 'Required documents' }).getByRole('listitem').first(),
  },
  {
    what: 'what is due',
    call: get('/application/paymentsummary'),
    prepare: payable,
    open: openPayment,
    message: 'The payment could not be opened',
    shown: payButton,
  },
  {
    what: 'the last payment',
    call: post('/application/verify'),
    prepare: payable,
    open: openPayment,
    message: 'The payment could not be opened',
    shown: payButton,
  },
  {
    what: 'who may pay',
    call: get('/cif/prr/customer/info'),
    prepare: payable,
    open: openPayment,
    message: 'Who may pay could not be loaded',
    shown: (page) => page.getByRole('combobox', { name: 'Payer' }),
  },
  {
    what: 'the payment methods',
    call: get('/onboarding/form/lookups'),
    prepare: payable,
    open: openPayment,
    message: 'Payment methods could not be loaded',
    shown: (page) => page.getByRole('radio', { name: /DuitNow/ }),
  },
  {
    what: 'the list of applications',
    call: get('/application/agent/list'),
    prepare: sent,
    open: ({ page }) => page.goto(applicationsPath),
    message: 'Applications could not be loaded',
    shown: (page) => page.getByRole('table', { name: 'Applications' }),
  },
  {
    what: 'an application',
    call: get('/application/detail'),
    prepare: payable,
    open: openApplication,
    message: 'The application could not be loaded',
    shown: (page) => page.getByRole('table', { name: 'Items' }),
  },
  {
    what: 'the documents of an application',
    call: get('/application/documentrequired/list'),
    prepare: async ({ page, seed, customer }) => {
      await openEpfApplication(page, seed, customer);
      return new URL(page.url()).pathname.split('/').at(-1) ?? '';
    },
    open: openApplication,
    message: /could not be loaded/,
    shown: (page) => page.getByText('1 of 1 missing'),
  },
];
