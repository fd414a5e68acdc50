import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures/test.ts';
import { widths } from '../support/page/widths.ts';
import { invest } from '../support/screens/invest.ts';
import {
  goToCheckout,
  payEverything,
  payLink,
  settle,
  submitChecked,
  uploadMissing,
} from '../support/screens/mixed-cart.ts';
import { actOn, mailOf } from '../support/screens/selling.ts';
import { type AgentWish, type Customer, firstCustomer } from '../support/service/agent.ts';
import type { Control } from '../support/service/control.ts';
import type { Seed } from '../support/service/seeding/seed.ts';

interface Sale {
  readonly page: Page;
  readonly customer: Customer;
  readonly seed: Seed;
  readonly control: Control;
}

interface MixedCart {
  readonly name: string;
  readonly wish?: AgentWish;
  /** Fills the cart. */
  readonly fill: (sale: Sale) => Promise<unknown>;
  /** Answers the e-mail of the first checkout; by default the customer confirms. */
  readonly answer?: (sale: Sale) => Promise<unknown>;
}

const confirm = ({ control, customer }: Sale) => control.answerMail(mailOf(customer), 'confirm');

/** Every kind of item but an onboarding, in every plan. */
const everyKind: MixedCart = {
  name: 'every kind of item in every plan',
  wish: { pendingBank: true },
  fill: async ({ seed, customer }) => {
    await seed.mixedCart(customer, '2000.00');
    await seed.investment(customer, 'CBBAL', '2000.00', 'EPF');
    await seed.investment(customer, 'CBPRG', '500.00', 'PRS');
  },
};

/** Puts both kinds into the cart that change the customer's record. */
const addForms = ({ seed, customer }: Sale) =>
  Promise.all([seed.assessment(customer), seed.informationUpdate(customer)]);

const twoCurrencies: MixedCart = {
  name: 'two currencies',
  fill: async (sale) => {
    const { seed, customer } = sale;
    await addForms(sale);
    await seed.investment(customer, 'CBSUK', '2000.00');
    await seed.investment(customer, 'CBGTU', '2000.00');
  },
};

const carts: readonly MixedCart[] = [
  everyKind,
  twoCurrencies,
  {
    name: 'a joint account that both sign for',
    wish: { joint: true },
    fill: async (sale) => {
      await addForms(sale);
      await invest(sale.page, sale.customer, 'CBSUK', '2,000');
    },
    answer: async (sale) => {
      await confirm(sale);
      await sale.control.answerMail(
        `holder-${sale.customer.customerId.toLowerCase()}j@mail.example`,
        'confirm',
      );
    },
  },
  {
    name: 'a vulnerable customer and a fund that is too risky',
    wish: { rank: 3, vulnerable: true },
    fill: async (sale) => {
      const { seed, customer } = sale;
      await addForms(sale);
      await seed.investment(customer, 'CBSUK', '2000.00');
      await seed.investment(customer, 'CBSMC', '2000.00');
    },
  },
  {
    name: 'a checkout that is rejected and corrected',
    fill: async (sale) => {
      await addForms(sale);
      await sale.seed.investment(sale.customer, 'CBSUK', '2000.00');
    },
    answer: async (sale) => {
      const { page, control, customer } = sale;
      await control.answerMail(mailOf(customer), 'reject', 'Rather 3,000');
      await page.clock.fastForward(10_000);
      await page.getByRole('button', { name: 'Move to cart and correct' }).click();
      await actOn(page, 'Edit', 'Invest in Cempaka Biru Sukuk');
      const drawer = page.getByRole('dialog', { name: 'Edit investment' });
      await drawer.getByRole('textbox', { name: 'Amount' }).fill('3,000');
      await drawer.getByRole('button', { name: 'Save changes' }).click();
      await expect(drawer).toBeHidden();
      await goToCheckout(page, customer);
      await submitChecked(page, customer);
      await confirm(sale);
    },
  },
];

for (const { name, wish = {}, fill, answer = confirm } of carts)
  test.describe(name, () => {
    test.use({ agentWish: { customers: 1, ...wish } });
    for (const size of [widths.desktop, widths.phone])
      test(`[CHK-01] [CHK-04] [PAY-01] a mixed cart goes to completed at ${size.width}: ${name}`, {
        tag: '@long',
      }, async ({ page, agent, seed, control }) => {
        test.setTimeout(120_000);
        const customer = firstCustomer(agent);
        const sale = { page, customer, seed, control };
        await page.setViewportSize(size);
        await page.clock.install();
        await seed.session();
        await fill(sale);
        await goToCheckout(page, customer);
        await submitChecked(page, customer);
        await expect(
          page.getByText(/Nothing is processed before (the customer confirms|.+ and .+ have confirmed)/),
        ).toBeVisible();
        await answer(sale);
        // the page looks at the checkout every ten seconds
        await page.clock.fastForward(10_000);
        await expect(page.getByText(/^Confirmed \d\d:\d\d$/)).toBeVisible();
        for (const link of await page.getByRole('main').getByRole('link', { name: payLink }).all()) {
          const { x = 0, width = 0 } = (await link.boundingBox()) ?? {};
          expect(x + width, 'right edge of a link to a payment').toBeLessThanOrEqual(size.width);
        }
        await payEverything(page);
        await uploadMissing(page);
        const sent = new URL(page.url()).searchParams.get('sent');
        await settle(page, customer);
        const { applications } = await control.ledger(customer.customerId);
        const ofCheckout = applications.filter(({ checkoutId }) => checkoutId === sent);
        expect(new Set(ofCheckout.map(({ status }) => status))).toEqual(new Set(['Completed']));
      });
  });
