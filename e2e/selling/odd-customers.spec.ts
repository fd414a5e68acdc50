import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures/test.ts';
import { findLayoutFaults } from '../support/page/layout-faults.ts';
import { widths } from '../support/page/widths.ts';
import { cartPath, sukukItem } from '../support/screens/cart.ts';
import { answerAsCustomer } from '../support/screens/customer-answer.ts';
import { invest, openInvestForm } from '../support/screens/invest.ts';
import { goToCheckout, submitChecked } from '../support/screens/mixed-cart.ts';
import { paymentPath } from '../support/screens/payment.ts';
import { mailOf } from '../support/screens/selling.ts';
import { investAddress, profileAddress, switchAddress } from '../support/screens/transaction-drawers.ts';
import { type Customer, firstCustomer } from '../support/service/agent.ts';

/** Path of a sent checkout. */
const sentPath = ({ customerId }: Customer, checkoutId: string) =>
  `/checkout?${new URLSearchParams({ customerId, sent: checkoutId })}`;

const rowOf = (page: Page, fund: string) => page.getByRole('row', { name: new RegExp(`^${fund}`) });

test('[CHK-04] a checkout that expired can no longer be confirmed; its item is moved to the cart and sent again', {
  tag: '@long',
}, async ({ page, agent, seed, control }) => {
  const customer = firstCustomer(agent);
  await seed.session();
  const { checkoutId, applicationId } = await seed.sentInvestment(customer, 'CBSUK', '2000.00');
  const [mail] = await control.mails(mailOf(customer));
  await control.endWaiting(checkoutId);

  control.expectFailures();
  const tab = await page.context().newPage();
  await tab.goto(mail?.confirm ?? '');
  await tab.getByRole('button', { name: 'Confirm' }).click();
  await expect(tab.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
  await tab.close();

  await page.goto(`/application/detail/${applicationId}`);
  await expect(
    page.getByText('The customer did not confirm within 7 days.', { exact: false }).first(),
  ).toBeVisible();
  await page.goto(paymentPath(applicationId));
  await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay / })).toHaveCount(0);

  await page.goto(sentPath(customer, checkoutId));
  await expect(page.getByRole('heading', { level: 1, name: 'Not confirmed in time' })).toBeVisible();
  await expect(page.getByText(`The link to ${customer.name} has expired`)).toBeVisible();
  await expect(page.getByRole('button', { name: /Resend|Delete/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Move to cart and send again' }).click();
  await expect(page.getByText(sukukItem)).toBeVisible();
  await goToCheckout(page, customer);
  await submitChecked(page, customer);
  await answerAsCustomer(page, control, mailOf(customer), 'confirm');
  await page.reload();
  await expect(page.getByRole('main').getByRole('link', { name: /^Pay MYR 2,000\.00/ })).toBeVisible();
});

test('[CHK-04] a declined order that is left asks for nothing at home and among the applications, until it is listed again', {
  tag: '@long',
}, async ({ page, agent, seed, control, inspect }) => {
  const customer = firstCustomer(agent);
  await seed.session();
  const { checkoutId } = await seed.sentInvestment(customer, 'CBSUK', '2000.00');
  await answerAsCustomer(page, control, mailOf(customer), 'reject', 'Not now');
  const needs = page.getByRole('region', { name: /^Needs you/ });
  const leave = async () => {
    await page.goto(sentPath(customer, checkoutId));
    await page.getByRole('button', { name: 'Keep it rejected' }).click();
    await expect(page.getByText(`Checkout ${checkoutId} stays rejected`)).toBeVisible();
  };
  await page.goto('/dashboard');
  await expect(needs).toContainText(customer.name);
  await leave();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.goto('/dashboard');
  await expect(needs).toContainText(customer.name);
  await leave();
  await page.goto('/dashboard');
  await expect(needs).toContainText('Nothing needs you');
  await page.goto('/application');
  await expect(page.getByRole('tab', { name: /^Closed\s*1/ })).toBeVisible();
  await page.goto(sentPath(customer, checkoutId));
  await expect(page.getByText('You chose to keep it rejected', { exact: false })).toBeVisible();
  await inspect('checkout-left');
  await page.getByRole('button', { name: 'List it again' }).click();
  await page.goto('/dashboard');
  await expect(needs).toContainText(customer.name);
});

test.describe('two holders who both sign', () => {
  test.use({ agentWish: { customers: 1, joint: true } });

  test('[CHK-04] when the second holder rejects it after the first has confirmed, the page names who and why, and the first link is dead', {
    tag: '@long',
  }, async ({ page, agent, seed, control }) => {
    const customer = firstCustomer(agent);
    const holder = `holder-${customer.customerId.toLowerCase()}j@mail.example`;
    await seed.session();
    await invest(page, customer, 'CBSUK', '2,000');
    await goToCheckout(page, customer);
    await submitChecked(page, customer);
    await expect(
      page.getByText(/Nothing is processed before .+ and Lim Kok Seng have confirmed/),
    ).toBeVisible();
    await answerAsCustomer(page, control, mailOf(customer), 'confirm');
    await page.reload();
    await expect(page.getByText(/Nothing is processed before Lim Kok Seng has confirmed/)).toBeVisible();
    await expect(page.getByRole('link', { name: /^Pay / })).toHaveCount(0);
    await answerAsCustomer(page, control, holder, 'reject', 'We would rather wait');
    await page.reload();
    await expect(page.getByText('Lim Kok Seng has rejected it').first()).toBeVisible();
    await expect(page.getByText('“We would rather wait.”')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Pay / })).toHaveCount(0);
    const { checkouts, payments } = await control.ledger(customer.customerId);
    expect(checkouts.map(({ status }) => status)).toEqual(['Rejected']);
    expect(payments).toEqual([]);
    await page.getByRole('button', { name: 'Move to cart and correct' }).click();
    await expect(page.getByText(sukukItem)).toBeVisible();
  });
});

test.describe('a customer with a minor', () => {
  test.use({ agentWish: { customers: 1, minor: true } });

  test('[CHK-04] [PAY-01] only the customer is asked to confirm, and the minor is not offered as payer', {
    tag: '@long',
  }, async ({ page, agent, seed, control }) => {
    const customer = firstCustomer(agent);
    await seed.session();
    await page.goto(profileAddress(customer));
    await expect(page.getByText('With a minor', { exact: false }).first()).toBeVisible();
    await invest(page, customer, 'CBSUK', '2,000');
    await goToCheckout(page, customer);
    const payer = page.getByRole('combobox', { name: 'Payer' });
    await expect(payer.getByRole('option')).toHaveText(['The customer', 'Someone else']);
    await submitChecked(page, customer);
    await expect(page.getByText(/Nothing is processed before the customer confirms/)).toBeVisible();
    await answerAsCustomer(page, control, mailOf(customer), 'confirm');
    await page.reload();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Pay MYR 2,000\.00/ })
      .click();
    await expect(payer.getByRole('option')).toHaveText(['The customer', 'Someone else']);
  });
});

test.describe('a US person', () => {
  test.use({ agentWish: { customers: 1, usPerson: true, schemes: ['CBSUK'] } });

  test('[CLI-05] [CLI-07] the profile and the form of the record say so, nothing is bought, and units are redeemed', {
    tag: '@long',
  }, async ({ page, agent, seed }) => {
    const customer = firstCustomer(agent);
    await seed.session();
    await page.goto(profileAddress(customer));
    await expect(page.getByRole('region', { name: 'Customer' })).toContainText('US citizen');
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Update information' }).click();
    const record = page.getByRole('dialog', { name: 'Update information' });
    await expect(record.getByText('US citizen').first()).toBeAttached();
    await page.goto(profileAddress(customer));
    await expect(page.getByRole('button', { name: 'Invest', exact: true })).toBeDisabled();
    const holding = rowOf(page, 'Cempaka Biru Sukuk');
    await expect(holding.getByRole('button', { name: /^Invest more/ })).toBeDisabled();
    await expect(holding.getByRole('button', { name: /^Switch/ })).toBeDisabled();
    await expect(holding.getByRole('button', { name: /^Redeem/ })).toBeEnabled();
    for (const address of [investAddress(customer, 'CS', 'CBSUK'), switchAddress(customer, 'CS', 'CBSUK')]) {
      await page.goto(address);
      await expect(page.getByRole('combobox', { name: 'Account and plan' })).toHaveAccessibleDescription(
        'A US person cannot invest here any more. Ask head office.',
      );
    }
  });
});

test.describe('holdings of a closed and of a suspended scheme', () => {
  test.use({ agentWish: { customers: 1, plans: ['CS'], schemes: ['CBGTA', 'CBPCU', 'CBSUK'] } });

  test('[ITM-11] the closed one cannot be bought, and is redeemed once its currency has a bank account; the suspended one can neither be redeemed nor switched', {
    tag: '@long',
  }, async ({ page, agent, seed }) => {
    const customer = firstCustomer(agent);
    await seed.session();
    await page.goto(profileAddress(customer));
    const closed = rowOf(page, 'Cempaka Biru Global Tech \\(AUD');
    await expect(closed.getByRole('button', { name: /^Invest more/ })).toBeDisabled();
    await expect(closed.getByRole('button', { name: /^Redeem/ })).toBeEnabled();
    const suspended = rowOf(page, 'Cempaka Biru Private Credit');
    await expect(suspended.getByRole('button', { name: /^Redeem/ })).toBeDisabled();
    await expect(suspended.getByRole('button', { name: /^Switch/ })).toBeDisabled();
    await closed.getByRole('button', { name: /^Redeem/ }).click();
    const drawer = page.getByRole('dialog', { name: 'Redeem' });
    await drawer.getByRole('button', { name: 'Change holding' }).click();
    await drawer.getByRole('button', { name: '1 holding that cannot be redeemed' }).click();
    await expect(drawer.getByText('Cempaka Biru Private Credit')).toBeVisible();
    await expect(drawer.getByRole('button', { name: /Cempaka Biru Private Credit/ })).toHaveCount(0);
    await expect(drawer.getByText('No AUD bank account is registered')).toBeVisible();
    await expect(drawer.getByRole('link', { name: 'Add a bank account in AUD' })).toBeVisible();
  });
});

/** 80 letters in words as they are in identity cards, one of them long. */
const longName = 'Puteri Nurul Balqis Qistina binti Thiruvenkadambalasubramaniam @ Megat Iskandar X';

test.describe('a customer with a name of 80 characters', () => {
  test.use({ agentWish: { customers: 1, people: [{ name: longName.slice(0, 80) }] } });

  test('[CHK-01] [PAY-01] no screen of a sale cuts it or scrolls sideways, on a phone and on a desktop', {
    tag: '@long',
  }, async ({ page, agent, seed, control }) => {
    test.setTimeout(240_000);
    const customer = firstCustomer(agent);
    expect(customer.name).toHaveLength(80);
    await seed.session();
    const expectWhole = async (screen: string) => {
      await expect(page.locator('#main')).toContainText('Thiruvenkadambalasubramaniam');
      for (const size of [widths.phone, widths.desktop]) {
        await page.setViewportSize(size);
        const { sideways, cut } = await findLayoutFaults(page);
        expect.soft({ sideways, cut }, `${screen} at ${size.width}`).toEqual({ sideways: [], cut: [] });
      }
    };
    await page.goto(profileAddress(customer));
    await expect(page.getByRole('button', { name: 'Invest', exact: true }).first()).toBeVisible();
    await expectWhole('profile');
    const drawer = await openInvestForm(page, customer, 'CBSUK');
    await drawer.getByRole('textbox', { name: 'Amount' }).fill('2,000');
    await expectWhole('investment');
    await drawer.getByRole('button', { name: 'Add to cart' }).click();
    await expect(drawer).toBeHidden();
    await goToCheckout(page, customer);
    await expectWhole('checkout');
    await submitChecked(page, customer);
    await expectWhole('sent checkout');
    const [mail] = await control.mails(mailOf(customer));
    expect(mail?.body).toContain('Thiruvenkadambalasubramaniam');
    await answerAsCustomer(page, control, mailOf(customer), 'confirm');
    await page.reload();
    await page.getByRole('main').getByRole('link', { name: /^Pay / }).click();
    await expect(page.getByRole('button', { name: /^Pay / })).toBeVisible();
    await expectWhole('payment');
    await page.getByRole('button', { name: /^Pay / }).click();
    await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
    await expectWhole('payment result');
    await page.goto(cartPath(customer.customerId));
    await expectWhole('empty cart');
  });
});
