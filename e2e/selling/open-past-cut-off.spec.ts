import { addBusinessDays, dateInKualaLumpur } from '@portal/sandbox/src/rules/calendar.ts';
import { addDays, formatDate, formatDateWithDay, formatDayAndMonth } from '@portal/shared/dates';
import { cutOffOn } from '@portal/shared/selling';
import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures/test.ts';
import { homeHeading } from '../support/page/frame.ts';
import { untilFetched } from '../support/page/until-fetched.ts';
import { addButton, amountField, openInvestForm } from '../support/screens/invest.ts';
import { goToCheckout, submitChecked } from '../support/screens/mixed-cart.ts';
import { lineOf } from '../support/screens/sale.ts';
import { redeemAddress, redeemDrawer } from '../support/screens/transaction-drawers.ts';
import { firstCustomer } from '../support/service/agent.ts';

const tdayCalc = '/helpme/tdaycalc';

/** A business day to come, and the one after it. */
const day = addBusinessDays(dateInKualaLumpur(new Date()), 1);
const next = addBusinessDays(day, 1);
/** Business days after which a redemption of CBSUK is paid. */
const cycle = 4;

const twoMinutesBefore = (instant: string) => Date.parse(instant) - 2 * 60_000;

/** Lets the page's clock pass the cut-off, or midnight, once it has nothing in flight that would run into its time limit. */
async function passTheHour(page: Page): Promise<void> {
  await untilFetched(page);
  await page.clock.fastForward('03:00');
}

const orderOf = (page: Page) => page.getByRole('row', { name: /CBSUK/ }).first();

test.describe('screens that are open when it gets 4.00 pm', () => {
  test.beforeEach(async ({ context, seed }) => {
    await context.clock.install({ time: twoMinutesBefore(cutOffOn(day)) });
    await seed.session();
  });

  test('[ITM-03] the drawers show the next price date and payment, and no day until it is known', {
    tag: '@long',
  }, async ({ page, agent, control, inspectVariant }) => {
    const customer = firstCustomer(agent);
    const drawer = await openInvestForm(page, customer, 'CBSUK');
    await amountField(drawer).fill('2,000');
    await expect(lineOf(drawer, 'Price date')).toHaveText(formatDateWithDay(day));
    await control.fault(tdayCalc, 'slow', { ms: 4_000, times: 1 });
    await passTheHour(page);
    await expect(lineOf(drawer, 'Price date')).toHaveText('…');
    await expect(lineOf(drawer, 'Price date')).toHaveText(formatDateWithDay(next));
    await expect(amountField(drawer)).toHaveValue('2,000');
    await inspectVariant('invest-past-cut-off');
    await control.fault(tdayCalc, 'none');
    await addButton(drawer).click();
    await expect(drawer).toBeHidden();
  });

  test('[ITM-04] a redemption shows the next price date, and its payment a day later', {
    tag: '@long',
  }, async ({ page, agent }) => {
    await page.goto(redeemAddress(firstCustomer(agent), 'CS', 'CBSUK'));
    const drawer = redeemDrawer(page);
    await drawer.getByRole('textbox', { name: 'Amount' }).fill('500');
    await expect(lineOf(drawer, 'Price date')).toHaveText(formatDateWithDay(day));
    await expect(lineOf(drawer, 'Expected payment')).toHaveText(
      formatDateWithDay(addBusinessDays(day, cycle)),
    );
    await passTheHour(page);
    await expect(lineOf(drawer, 'Price date')).toHaveText(formatDateWithDay(next));
    await expect(lineOf(drawer, 'Expected payment')).toHaveText(
      formatDateWithDay(addBusinessDays(next, cycle)),
    );
  });

  test('[CHK-01] cart and checkout show the next price date before anything is sent', {
    tag: '@long',
  }, async ({ page, agent, seed, inspectVariant }) => {
    const customer = firstCustomer(agent);
    await seed.investment(customer, 'CBSUK', '2000.00');
    await page.goto(`/cart?customerId=${customer.customerId}`);
    const cart = page.getByRole('main');
    await expect(cart.getByText(formatDayAndMonth(day), { exact: false }).first()).toBeVisible();
    await goToCheckout(page, customer);
    await expect(orderOf(page)).toContainText(formatDate(day));
    await passTheHour(page);
    await expect(orderOf(page)).toContainText(formatDate(next));
    await inspectVariant('checkout-past-cut-off');
    await submitChecked(page, customer);
    await expect(page.getByText(/Nothing is processed before the customer confirms/)).toBeVisible();
  });

  test('home says that today’s price has ended', { tag: '@long' }, async ({
    page,
    agent,
    seed,
    inspectVariant,
  }) => {
    await seed.payableApplication(firstCustomer(agent), 'CBSUK', '2000.00');
    await page.goto('/dashboard');
    const strip = page.getByRole('group', { name: 'Price cut-off' });
    await expect(strip).toContainText('Today’s price until 4.00 pm');
    await expect(strip).toContainText(`Later payments get the price of ${formatDayAndMonth(next)}.`);
    await passTheHour(page);
    await expect(strip).toContainText('Too late for today’s price');
    await expect(strip).toContainText(`It gets the price of ${formatDayAndMonth(next)}.`);
    await inspectVariant('home-past-cut-off');
  });
});

test('screens that are open at midnight: home has the new day and greeting, a drawer keeps the price date that counts', {
  tag: '@long',
}, async ({ page, context, agent, seed }) => {
  await context.clock.install({ time: twoMinutesBefore(`${next}T00:00:00+08:00`) });
  await seed.session();
  await page.goto('/dashboard');
  await expect(homeHeading(page)).toHaveText(/^Good evening/);
  await expect(page.getByRole('main').getByText(formatDateWithDay(addDays(next, -1)))).toBeVisible();
  const drawerTab = await context.newPage();
  const drawer = await openInvestForm(drawerTab, firstCustomer(agent), 'CBSUK');
  await amountField(drawer).fill('2,000');
  await expect(lineOf(drawer, 'Price date')).toHaveText(formatDateWithDay(next));
  await untilFetched(drawerTab);
  await passTheHour(page);
  await expect(homeHeading(page)).toHaveText(/^Good morning/);
  await expect(page.getByRole('main').getByText(formatDateWithDay(next))).toBeVisible();
  await expect(lineOf(drawer, 'Price date')).toHaveText(formatDateWithDay(next));
});
