import { expect, test } from '../support/fixtures/test.ts';
import { widths } from '../support/page/widths.ts';
import { openInvestForm } from '../support/screens/invest.ts';
import { checkOut, giveDeclaration, mailOf, shownApplication } from '../support/screens/selling.ts';
import { firstCustomer } from '../support/service/agent.ts';

// The steps of a sale through the screens. Other specs seed what they do not test.

test('[SHL-03] [SHL-04] [SHL-06] [SHL-08] [CRT-04] an added investment is in the cart, its dot and its summary', {
  tag: '@long',
}, async ({ page, agent, seed, inspect }) => {
  const customer = firstCustomer(agent);
  await seed.session();
  const drawer = await openInvestForm(page, customer, 'CBSUK');
  await drawer.getByRole('textbox', { name: 'Amount' }).fill('25,000');
  await expect(drawer.getByText(/minimum of MYR/)).toBeVisible();
  await inspect('invest-drawer');
  await drawer.getByRole('button', { name: 'Add to cart' }).click();
  await expect(drawer).toBeHidden();

  await expect(page.getByTestId('cart-dot')).toBeVisible();
  await page.getByRole('button', { name: 'Cart, has items' }).click();
  const summary = page.getByRole('dialog', { name: 'Cart Summary' });
  await expect(summary.getByRole('region', { name: 'Invest' })).toContainText('CBSUK');
  await expect(summary.getByRole('region', { name: 'Invest' })).toContainText('MYR 25,000.00');
  const box = await summary.boundingBox();
  expect(box?.width).toBeLessThanOrEqual(360);
  expect(box?.height).toBeLessThanOrEqual(600);
  await inspect('cart-summary');
  await summary.getByRole('link', { name: 'View Cart' }).click();
  await expect(page).toHaveURL(`/cart?customerId=${customer.customerId}`);
  await expect(page.getByText('Invest in Cempaka Biru Sukuk')).toBeVisible();
});

test.describe('a customer whose risk is moderate', () => {
  test.use({ agentWish: { rank: 3 } });

  test('[SAT-04] a fund that is too risky needs the customer’s confirmation and reason, in the form and at checkout', async ({
    page,
    agent,
    seed,
    inspect,
  }) => {
    const customer = firstCustomer(agent);
    const question = { customerId: customer.customerId, scheme: 'CBGTU' };
    const nextQuestion = () =>
      page.waitForRequest(/sat\/productmismatch/).then((request) => new URL(request.url()).searchParams);
    await seed.session();
    const beforeAdding = nextQuestion();
    const drawer = await openInvestForm(page, customer, 'CBGTU');
    expect(Object.fromEntries(await beforeAdding)).toEqual(question);
    await expect(drawer.getByText('Above this customer’s risk category')).toBeVisible();
    await drawer.getByRole('textbox', { name: 'Amount' }).fill('50,000');
    await drawer.getByRole('button', { name: 'Add to cart' }).click();
    const confirmation = drawer.getByRole('checkbox', { name: /still wants to invest/ });
    await expect(confirmation).toBeFocused();
    await confirmation.check();
    await drawer
      .getByRole('textbox', { name: 'Customer’s reason' })
      .fill('Has a long horizon for this part.');
    await inspect('invest-drawer-mismatch');
    await drawer.getByRole('button', { name: 'Add to cart' }).click();
    await expect(drawer).toBeHidden();

    const atCheckout = nextQuestion();
    await page.goto(`/checkout?customerId=${customer.customerId}`);
    expect(Object.fromEntries(await atCheckout)).toEqual(question);
    const submit = page.getByRole('button', { name: /^Submit 1 item for/ });
    await submit.click();
    await expect(page.getByRole('checkbox', { name: /received the prospectus/ })).toBeFocused();
    await giveDeclaration(page);
    await page.getByRole('button', { name: 'Change the answer for CBGTU' }).click();
    await page.getByRole('textbox', { name: 'Customer’s reason for CBGTU' }).fill('Has a long horizon.');
    await page.getByRole('radio', { name: 'No' }).check();
    await inspect('checkout');
    await submit.click();
    await expect(page).toHaveURL(/sent=/);
  });
});

test('[PAY-01] pays an application that the customer confirmed; a reload of the result does not pay again', {
  tag: '@long',
}, async ({ page, agent, seed, control, inspect, inspectVariant }) => {
  const customer = firstCustomer(agent);
  const expectToBeginAt = async (name: string) => {
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY), `scroll position of ${name}`).toBe(0);
  };
  await seed.session();
  await seed.investment(customer, 'CBSUK', '25000.00');
  // the buttons that send are at the end of a phone's page
  await page.setViewportSize(widths.phone);
  await checkOut(page, customer);
  await expect(page.getByRole('list', { name: 'What happens next' })).toBeVisible();
  await expectToBeginAt('Sent to the customer');
  await inspect('checkout-sent');

  const application = await shownApplication(page);
  const sentPage = page.url();
  await page.goto(`/payment?applicationId=${application}`);
  await expect(page.getByText('Payment opens after that.', { exact: false })).toBeVisible();
  await control.answerMail(mailOf(customer), 'confirm');

  await page.goto(sentPage);
  await expect(page.getByText(/^Confirmed \d\d:\d\d$/)).toBeVisible();
  await inspectVariant('checkout-confirmed');
  await page.goto(`/payment?applicationId=${application}`);
  await expect(page.getByRole('button', { name: 'Pay MYR 25,000.00' })).toBeVisible();
  await inspect('payment');
  const paid = page.waitForRequest(/application\/payment$/);
  const verified = page.waitForRequest(/application\/verify$/);
  await page.getByRole('button', { name: 'Pay MYR 25,000.00' }).click();
  expect(Object.keys((await paid).postDataJSON())).toEqual(['applicationId', 'payment']);
  expect(Object.keys((await verified).postDataJSON())).toEqual(['applicationId', 'userId']);

  await expect(page).toHaveURL(`/payment/successful?applicationId=${application}`);
  await expectToBeginAt('Payment received');
  await inspect('payment-result');
  let paidAgain = 0;
  page.on('request', (request) => {
    if (/application\/payment$/.test(request.url())) paidAgain += 1;
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
  expect(paidAgain).toBe(0);
});
