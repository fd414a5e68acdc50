import { firstCustomer } from './support/agent.ts';
import {
  accountOf,
  actOn,
  checkOut,
  declare,
  mailOf,
  openDrawer,
  shownApplication,
} from './support/selling.ts';
import { expect, test } from './support/test.ts';

test.describe('the cart', () => {
  test('[SHL-05] an empty cart says so, and has no dot', async ({ page, agent, seed, shot, accessible }) => {
    const { customerId } = firstCustomer(agent);
    await seed.session();
    await page.goto(`/client-profile?customerId=${customerId}`);
    await page.getByRole('button', { name: 'Cart', exact: true }).click();
    const summary = page.getByRole('dialog', { name: 'Cart Summary' });
    await expect(summary.getByText('Your cart is empty.')).toBeVisible();
    await expect(page.getByTestId('cart-dot')).toBeHidden();
    await shot('cart-summary-empty');
    await accessible();
    await page.goto(`/cart?customerId=${customerId}`);
    await expect(page.getByText('Your cart is empty.')).toBeVisible();
    await shot('cart-empty');
    await accessible();
  });

  test('[SHL-03] [SHL-04] [SHL-06] [SHL-08] [CRT-04] an investment reaches the cart, its dot and its summary', async ({
    page,
    agent,
    seed,
    shot,
    accessible,
  }) => {
    const customer = firstCustomer(agent);
    await seed.session();
    const drawer = await openDrawer(page, customer, 'CBSUK', accountOf(customer, 'CS'));
    await drawer.getByRole('textbox', { name: 'Amount' }).fill('25,000');
    await expect(drawer.getByText(/minimum of MYR/)).toBeVisible();
    await shot('invest-drawer');
    await accessible();
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
    await shot('cart-summary');
    await accessible();
    await summary.getByRole('link', { name: 'View Cart' }).click();
    await expect(page).toHaveURL(`/cart?customerId=${customer.customerId}`);
    await expect(page.getByText('Invest in Cempaka Biru Sukuk')).toBeVisible();
  });

  test('[CRT-02] what is removed can be undone for six seconds; then it is gone, here and in the other tab', async ({
    page,
    context,
    agent,
    seed,
    shot,
    accessible,
  }) => {
    const customer = firstCustomer(agent);
    await seed.session();
    await seed.investment(customer, 'CBSUK', '2000.00');
    await seed.investment(customer, 'CBMGF', '3000.00');
    await page.goto(`/cart?customerId=${customer.customerId}`);
    const other = await context.newPage();
    await other.goto(`/cart?customerId=${customer.customerId}`);
    await expect(other.getByText('Invest in Cempaka Biru Sukuk')).toBeVisible();
    await shot('cart');
    await accessible();

    const sukuk = page.getByText('Invest in Cempaka Biru Sukuk');
    await actOn(page, 'Remove', 'Invest in Cempaka Biru Sukuk');
    await expect(sukuk).toBeHidden();
    await page.getByRole('button', { name: /Undo/ }).click();
    await expect(sukuk).toBeVisible();

    const removed = page.waitForRequest(/cart\/delete/);
    await actOn(page, 'Remove', 'Invest in Cempaka Biru Sukuk');
    expect((await removed).postDataJSON()).toMatchObject({ channel: 'Digital Transaction' });
    await expect(other.getByText('Invest in Cempaka Biru Sukuk')).toBeHidden();
    await expect(other.getByText('Invest in Cempaka Biru Malaysia Growth')).toBeVisible();
  });
});

test.describe('a customer whose risk is moderate', () => {
  test.use({ agentWish: { rank: 3 } });

  test('[SAT-04] a fund that does not suit needs the customer’s word and reason, here and at checkout', async ({
    page,
    agent,
    seed,
    shot,
    accessible,
  }) => {
    const customer = firstCustomer(agent);
    const question = { customerId: customer.customerId, scheme: 'CBGTU' };
    const asked = () =>
      page.waitForRequest(/sat\/productmismatch/).then((request) => new URL(request.url()).searchParams);
    await seed.session();
    const beforeAdding = asked();
    const drawer = await openDrawer(page, customer, 'CBGTU', accountOf(customer, 'CS'));
    expect(Object.fromEntries(await beforeAdding)).toEqual(question);
    await expect(drawer.getByText('Riskier than this customer’s category')).toBeVisible();
    await drawer.getByRole('textbox', { name: 'Amount' }).fill('50,000');
    await drawer.getByRole('button', { name: 'Add to cart' }).click();
    const word = drawer.getByRole('checkbox', { name: /still wants to invest/ });
    await expect(word).toBeFocused();
    await word.check();
    await drawer
      .getByRole('textbox', { name: 'Customer’s reason' })
      .fill('Has a long horizon for this part.');
    await shot('invest-drawer-mismatch');
    await accessible();
    await drawer.getByRole('button', { name: 'Add to cart' }).click();
    await expect(drawer).toBeHidden();

    const atCheckout = asked();
    await page.goto(`/checkout?customerId=${customer.customerId}`);
    expect(Object.fromEntries(await atCheckout)).toEqual(question);
    const submit = page.getByRole('button', { name: /^Submit 1 item for/ });
    await submit.click();
    await expect(page.getByRole('checkbox', { name: /received the prospectus/ })).toBeFocused();
    await declare(page);
    await page.getByRole('checkbox', { name: /CBGTU is riskier/ }).check();
    await page.getByRole('textbox', { name: 'Customer’s reason for CBGTU' }).fill('Has a long horizon.');
    await page.getByRole('radio', { name: 'No' }).check();
    await shot('checkout');
    await accessible();
    await submit.click();
    await expect(page).toHaveURL(/sent=/);
  });
});

test.describe('from checkout to payment', () => {
  test('[CHK-02] the service checks the items before they are sent, and what it refuses stands at its item', async ({
    page,
    browser,
    agent,
    seed,
    shot,
    accessible,
  }) => {
    const customer = firstCustomer(agent);
    await seed.session();
    await seed.investment(customer, 'CBSUK', '2000.00');
    await page.goto(`/checkout?customerId=${customer.customerId}`);
    await declare(page);

    // the same agent at another computer takes the item out meanwhile
    const elsewhere = await browser.newPage();
    await seed.session(elsewhere);
    await elsewhere.goto(`/cart?customerId=${customer.customerId}`);
    const removed = elsewhere.waitForResponse(/cart\/delete/);
    await actOn(elsewhere, 'Remove', 'Invest in Cempaka Biru Sukuk');
    await removed;
    await elsewhere.close();

    const validated = page.waitForRequest(/checkout\/validate/);
    await page.getByRole('button', { name: /^Submit 1 item for/ }).click();
    expect(Object.keys((await validated).postDataJSON())).toEqual([
      'channel',
      'userId',
      'customerId',
      'itemIds',
    ]);
    await expect(page.getByRole('row', { name: /CBSUK/ })).toContainText(
      'This item is no longer in the cart.',
    );
    await shot('checkout-complaint');
    await accessible();
  });

  test('a check that fails is told, with the items still in sight', async ({
    page,
    agent,
    seed,
    control,
    shot,
    guard,
  }) => {
    const customer = firstCustomer(agent);
    await seed.session();
    await seed.investment(customer, 'CBSUK', '2000.00');
    await page.goto(`/checkout?customerId=${customer.customerId}&items=gone`);
    await expect(page.getByText('Nothing to check out')).toBeVisible();
    guard.expect(/500/);
    await control.callFault({
      method: 'POST',
      path: '/application/checkout/validate',
      kind: 'html-500',
      sub: agent.sub,
    });
    await page.goto(`/checkout?customerId=${customer.customerId}`);
    await expect(page.getByText('The items could not be checked')).toBeVisible();
    await shot('checkout-unchecked');
  });

  test('[CHK-03] nothing is sent before the declaration is given', async ({ page, agent, seed }) => {
    const customer = firstCustomer(agent);
    await seed.session();
    await seed.investment(customer, 'CBSUK', '2000.00');
    await page.goto(`/checkout?customerId=${customer.customerId}`);
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/application/checkout')) sent += 1;
    });
    const submit = page.getByRole('button', { name: /^Submit 1 item for/ });
    await submit.click();
    await expect(
      page.getByText('Confirm that the customer has the documents of every scheme.'),
    ).toBeVisible();
    expect(sent).toBe(0);
    await declare(page);
    await submit.click();
    await expect(page).toHaveURL(/sent=/);
    expect(sent).toBe(1);
  });

  test('[PAY-01] confirmed by the customer, paid by the agent, and shown again without paying again', async ({
    page,
    agent,
    seed,
    control,
    shot,
    accessible,
  }) => {
    const customer = firstCustomer(agent);
    await seed.session();
    await seed.investment(customer, 'CBSUK', '25000.00');
    await checkOut(page, customer);
    await expect(page.getByRole('list', { name: 'What happens next' })).toBeVisible();
    await shot('checkout-sent');
    await accessible();

    const application = await shownApplication(page);
    await page.goto(`/payment?applicationId=${application}`);
    await expect(page.getByText('Payment opens after that.', { exact: false })).toBeVisible();
    await control.answerMail(mailOf(customer), 'confirm');

    await page.goto(`/payment?applicationId=${application}`);
    await expect(page.getByRole('button', { name: 'Pay MYR 25,000.00' })).toBeVisible();
    await shot('payment');
    await accessible();
    const paid = page.waitForRequest(/application\/payment$/);
    const verified = page.waitForRequest(/application\/verify$/);
    await page.getByRole('button', { name: 'Pay MYR 25,000.00' }).click();
    expect(Object.keys((await paid).postDataJSON())).toEqual(['applicationId', 'payment']);
    expect(Object.keys((await verified).postDataJSON())).toEqual(['applicationId', 'userId']);

    await expect(page).toHaveURL(`/payment/successful?applicationId=${application}`);
    await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
    await shot('payment-result');
    await accessible();
    let paidAgain = 0;
    page.on('request', (request) => {
      if (/application\/payment$/.test(request.url())) paidAgain += 1;
    });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
    expect(paidAgain).toBe(0);
  });

  test('the result page opened by hand has nothing to show', async ({ page, seed, shot, accessible }) => {
    await seed.session();
    await page.goto('/payment/successful');
    await expect(page.getByText('There is nothing to show')).toBeVisible();
    await shot('payment-result-empty');
    await accessible();
  });
});
