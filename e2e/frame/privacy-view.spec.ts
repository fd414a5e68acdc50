import { addDays, today } from '@portal/shared/dates';
import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures/test.ts';
import { chooseInAccountMenu } from '../support/page/frame.ts';
import { namePattern } from '../support/page/name-pattern.ts';
import { blurFigures, blurred, findUnblurredFigures } from '../support/page/unblurred-figures.ts';
import { atBothWidths, widths } from '../support/page/widths.ts';
import { inForm } from '../support/run-form.ts';
import { openInvestForm } from '../support/screens/invest.ts';
import {
  actOn,
  fillCheckout,
  giveDeclaration,
  mailOf,
  shownApplication,
  submitButton,
} from '../support/screens/selling.ts';
import { firstCustomer } from '../support/service/agent.ts';

/** Long form: at both widths. Short form: at the width of the page, because nothing is blurred at one width only. */
const atTheseWidths = inForm(async (_page: Page, look: () => Promise<void>) => look(), atBothWidths);

/**
 * Expects that figures are visible and all of them blurred: an empty page would prove nothing. `own` are
 * numbers that do not look like figures.
 */
const expectBlurred = (page: Page, where: string, own: readonly string[] = []): Promise<void> =>
  atTheseWidths(page, async () => {
    const at = `${where}, at ${page.viewportSize()?.width}`;
    await expect(page.locator('[data-private]').filter({ visible: true }).first(), at).toHaveCSS(
      'filter',
      blurred,
    );
    expect.soft(await findUnblurredFigures(page, own), at).toEqual([]);
  });

test('privacy view blurs figures by key, by button and by menu, and over a reload', async ({
  page,
  agent,
  seed,
  inspectVariant,
}) => {
  const { customerId, name, idNo, accounts } = firstCustomer(agent);
  await seed.session();
  await page.goto('/dashboard');
  const assets = page.getByRole('region', { name: 'Assets under management' });
  const figure = assets.locator('[data-private]').first();
  await expect(figure).toHaveCSS('filter', 'none');
  await blurFigures(page);
  await expect(figure).toHaveCSS('filter', blurred);
  await inspectVariant('dashboard-private');
  await expectBlurred(page, 'at home');

  await page.goto(`/client?keyword=${idNo}`);
  await expect(page.getByRole('table')).toBeVisible();
  await expectBlurred(page, 'among customers, found by identity number', [idNo]);

  const profile = `/client-profile?customerId=${customerId}`;
  await page.goto(profile);
  await expect(page.getByRole('table', { name: /^Holdings of account/ }).first()).toBeVisible();
  await expectBlurred(page, 'holdings', [idNo]);
  await page.getByRole('tab', { name: 'Profile' }).click();
  await expect(page.getByText('Personal assets')).toBeVisible();
  await expectBlurred(page, 'profile', [idNo]);
  // whether a customer has transactions in the 90 days of the default period depends on the date
  const period = `period=custom&from=${addDays(today(), -360)}&to=${today()}`;
  await page.goto(`${profile}&tab=activity&activityAccount=${accounts[0]?.accountId}&${period}`);
  await expect(page.getByRole('table', { name: 'Totals by currency' })).toBeVisible();
  await expectBlurred(page, 'activity', [idNo]);
  await page.getByRole('button', { name: /by month/ }).click();
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await expectBlurred(page, 'activity as a table', [idNo]);

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Find a customer' }).fill(name);
  await expect(page.getByRole('option', { name: namePattern(name) }).first()).toBeVisible();
  await expectBlurred(page, 'the finder', [idNo]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Privacy view' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-privacy');
  await page.setViewportSize(widths.phone);
  await chooseInAccountMenu(page, 'Privacy view');
  await expect(page.locator('html')).toHaveAttribute('data-privacy');
  await chooseInAccountMenu(page, 'Leave privacy view');
  await expect(page.locator('html')).not.toHaveAttribute('data-privacy');
});

test.describe('selling', () => {
  test.use({ agentWish: { customers: 1, filledCart: true, pendingBank: true } });

  test('privacy view blurs every amount, unit and identity number, from the drawer to the payment’s result', {
    tag: '@long',
  }, async ({ page, agent, control, guard, seed, shot }) => {
    guard.expect(/500/);
    const customer = firstCustomer(agent);
    const { customerId, idNo } = customer;
    const own = [idNo];
    await page.clock.install();
    await seed.session();
    await seed.investment(customer, 'CBBND', '3000.00');
    await seed.investment(customer, 'CBGTU', '5000.00');
    await page.goto('/dashboard');
    await blurFigures(page);

    const drawer = await openInvestForm(page, customer, 'CBSUK');
    await drawer.getByRole('textbox', { name: 'Amount' }).fill('2,000');
    await drawer.getByRole('radio', { name: /^Pay out/ }).check();
    await drawer.getByRole('combobox', { name: 'Pay into' }).selectOption({ index: 1 });
    await expectBlurred(page, 'the drawer', own);
    await drawer.getByRole('button', { name: 'Add to cart' }).click();
    await expect(drawer).toBeHidden();

    await page.goto(`/cart?customerId=${customerId}`);
    await expect(page.getByText('Invest in Cempaka Biru Sukuk')).toBeVisible();
    await expect(page.getByText(/^Redeem /).first()).toBeVisible();
    await control.fault('/application/cart/delete', 'html-500');
    await actOn(page, 'Remove', 'Invest in Cempaka Biru Bond');
    await expect(page.getByText('Removed CBBND, MYR 3,000.00')).toBeVisible();
    await shot('cart-private');
    await expectBlurred(page, 'the cart, and the notice of a removal', own);
    // the removal is sent when it can no longer be undone
    await page.clock.fastForward('00:10');
    await expect(page.getByText('Removed here, not confirmed')).toBeVisible();
    await expectBlurred(page, 'what was removed here only', own);
    await page.goto(`/client-profile?customerId=${customerId}`);
    await page.getByRole('button', { name: 'Cart, has items' }).click();
    await expect(page.getByRole('dialog', { name: 'Cart Summary' }).getByText('400.00 units')).toBeVisible();
    await expectBlurred(page, 'the summary', own);

    await fillCheckout(page, customer);
    await page.getByRole('radio', { name: /^No/ }).check();
    await expectBlurred(page, 'the checkout', own);
    await giveDeclaration(page);
    await submitButton(page).click();
    await expect(page).toHaveURL(/sent=/);
    const application = await shownApplication(page);
    await expectBlurred(page, 'what was sent', own);
    await page.goto(`/cart?customerId=${customerId}`);
    await expect(page.getByRole('region', { name: 'Already sent' })).toBeVisible();
    await expectBlurred(page, 'the cart, and what was sent already', own);

    await control.answerMail(mailOf(customer), 'confirm');
    await page.goto('/dashboard');
    const toPay = page.getByRole('main').getByRole('button', { name: /^To pay/ });
    await expect(toPay).toBeVisible();
    // after the cut-off another group may be the first, which is open
    if ((await toPay.getAttribute('aria-expanded')) === 'false') await toPay.click();
    await expect(page.getByRole('main').getByRole('link', { name: /^Pay MYR/ })).toBeVisible();
    await expectBlurred(page, 'home, with a payment that is due', own);
    await page.goto('/application');
    await expect(page.getByText(/to be paid/).first()).toBeVisible();
    await expectBlurred(page, 'the applications', own);
    await page.goto(`/application/detail/${application}`);
    await expect(page.getByText('Still to be paid')).toBeVisible();
    await expectBlurred(page, 'an application', own);

    await page.goto(`/payment?applicationId=${application}`);
    const pay = page.getByRole('button', { name: /^Pay MYR/ });
    await expect(pay).toBeVisible();
    const payer = page.getByRole('combobox', { name: 'Payer', exact: true });
    await payer.selectOption('other');
    await page.getByRole('textbox', { name: 'Payer’s identity number' }).fill('A1234567');
    await expectBlurred(page, 'the payment', [...own, 'A1234567']);
    await payer.selectOption('customer');
    await pay.click();
    await expect(page.getByText('USD 5,000.00 is still to be paid')).toBeVisible();
    await expectBlurred(page, 'what was paid', own);
  });
});
