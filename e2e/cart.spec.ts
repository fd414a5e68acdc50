import { firstCustomer } from './support/agent.ts';
import { go } from './support/go.ts';
import { actOn } from './support/selling.ts';
import { expectFailures, failNext, failures, nextRequest } from './support/six-faults.ts';
import { expect, test } from './support/test.ts';

const sukuk = 'Invest in Cempaka Biru Sukuk';
const cartOf = (customerId: string) => `/cart?customerId=${customerId}`;

test('an item is edited in its drawer, and the changed one takes its place', async ({
  page,
  agent,
  seed,
  control,
  shot,
}) => {
  const { customerId } = firstCustomer(agent);
  await seed.session();
  await seed.investment(firstCustomer(agent), 'CBSUK', '2000.00');
  await page.goto(cartOf(customerId));
  await actOn(page, 'Edit', sukuk);
  const drawer = page.getByRole('dialog', { name: 'Edit investment' });
  const amount = drawer.getByRole('textbox', { name: 'Amount' });
  await expect(amount).toHaveValue('2,000.00');
  await amount.fill('3,500');
  await shot('cart-edit');
  await drawer.getByRole('button', { name: 'Save changes' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('main')).toContainText('3,500.00');
  await expect(page.getByText(sukuk)).toHaveCount(1);
  await expect
    .poll(async () => (await control.ledger(customerId)).cartItems.map(({ state }) => state))
    .toEqual(['removed', 'cart']);
});

test('where the form’s file does not come, the cart stays and the form can be asked for again', async ({
  page,
  agent,
  seed,
  guard,
}) => {
  guard.expect(/transaction_drawer|ERR_FAILED/);
  const { customerId } = firstCustomer(agent);
  const file = '**/mfe-cart/**/*transaction_drawer*';
  await seed.session();
  await seed.investment(firstCustomer(agent), 'CBSUK', '2000.00');
  await page.goto(cartOf(customerId));
  await page.route(file, (route) => route.abort());
  await actOn(page, 'Edit', sukuk);
  const drawer = page.getByRole('dialog', { name: 'Edit investment' });
  await expect(drawer.getByText('The form could not be loaded')).toBeVisible();
  await page.unroute(file);
  await drawer.getByRole('button', { name: 'Try again' }).click();
  await expect(drawer.getByRole('textbox', { name: 'Amount' })).toHaveValue('2,000.00');
});

test('[CRT-03] an edited item whose old one cannot be deleted loses nothing, and says so', async ({
  page,
  agent,
  seed,
  control,
  guard,
}) => {
  expectFailures(guard);
  const { customerId } = firstCustomer(agent);
  await seed.session();
  await seed.investment(firstCustomer(agent), 'CBSUK', '2000.00');
  await page.goto(cartOf(customerId));
  await actOn(page, 'Edit', sukuk);
  const drawer = page.getByRole('dialog', { name: 'Edit investment' });
  await drawer.getByRole('textbox', { name: 'Amount' }).fill('3,500');
  await control.fault('/application/cart/delete', 'html-500', { method: 'POST', times: 1 });
  await drawer.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Removed here only')).toBeVisible();
  await expect(page.getByText(sukuk)).toHaveCount(1);
  await page.reload();
  await expect(page.getByText(sukuk)).toHaveCount(2);
});

for (const kind of failures) {
  test(`[CRT-03] [API-05] removing with ${kind}: hidden until the next load, with a hint, and not lost`, async ({
    page,
    context,
    agent,
    seed,
    control,
    guard,
    shot,
  }) => {
    expectFailures(guard);
    const { customerId } = firstCustomer(agent);
    await seed.session();
    await seed.investment(firstCustomer(agent), 'CBSUK', '2000.00');
    await page.goto(cartOf(customerId));
    await actOn(page, 'Remove', sukuk);
    const restore = await failNext(
      { control, context },
      { method: 'POST', path: '/application/cart/delete' },
      kind,
    );
    await expect(page.getByText(sukuk)).toBeHidden();
    // six seconds to undo it, and what the fault takes
    await expect(page.getByText('Removed here only')).toBeVisible({ timeout: 20_000 });
    await restore();
    if (kind === 'html-500') await shot('cart-removed-here-only');
    if (kind !== 'offline') {
      // neither is it checked out, nor is it back on the way back
      await go(page, `/checkout?customerId=${customerId}`);
      await expect(page.getByText('Nothing to check out')).toBeVisible();
      await go(page, cartOf(customerId));
      await expect(page.getByText('Removed here only')).toBeVisible();
      await expect(page.getByText(sukuk)).toBeHidden();
    }
    await page.reload();
    await expect(page.getByText(sukuk)).toBeVisible();
    expect((await control.ledger(customerId)).cartItems.map(({ state }) => state)).toEqual(['cart']);
  });
}

test('[API-05] whatever reading the cart meets, it is never empty, and Try again brings it', async ({
  page,
  context,
  agent,
  seed,
  control,
  guard,
  shot,
  accessible,
}) => {
  test.slow();
  expectFailures(guard);
  const { customerId } = firstCustomer(agent);
  await seed.session();
  await seed.investment(firstCustomer(agent), 'CBSUK', '2000.00');
  await page.goto(cartOf(customerId));
  await expect(page.getByText(sukuk)).toBeVisible();
  for (const kind of ['html-500', 'wrong-shape', 'reset'] as const) {
    await test.step(kind, async () => {
      // three channels, each as often as it takes
      await control.fault('/application/cart/list', kind, { method: 'GET' });
      await page.reload();
      await expect(page.getByText('The cart could not be loaded')).toBeVisible();
      await expect(page.getByText('Your cart is empty.')).toBeHidden();
      if (kind === 'html-500') {
        await shot('cart-failed');
        await accessible();
      }
      await control.fault('/application/cart/list', 'none', { method: 'GET' });
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText(sukuk)).toBeVisible();
    });
  }
  await test.step('unauthorised once: the session is renewed and the cart comes', async () => {
    await control.fault('/application/cart/list', 'unauthorised', { method: 'GET', times: 1 });
    await page.reload();
    await expect(page.getByText(sukuk)).toBeVisible();
  });
  await test.step('slow', async () => {
    await control.fault('/application/cart/list', 'slow', { method: 'GET', times: 3, ms: 1_500 });
    await page.reload();
    await expect(page.getByRole('status', { name: 'Loading the cart' })).toBeVisible();
    await expect(page.getByText(sukuk)).toBeVisible();
  });
  await test.step('one channel alone', async () => {
    await control.fault('/application/cart/list', 'wrong-shape', { method: 'GET', times: 1 });
    await page.reload();
    await expect(page.getByText('Some items could not be loaded')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Some items could not be loaded')).toBeHidden();
    await expect(page.getByText(sukuk)).toBeVisible();
  });
  await test.step('offline, with the page open', async () => {
    await context.setOffline(true);
    await actOn(page, 'Remove', sukuk);
    await page.getByRole('button', { name: /Undo/ }).click();
    await expect(page.getByText(sukuk)).toBeVisible();
    await context.setOffline(false);
  });
});

test.describe('a cart with a redemption and a switch', () => {
  test.use({ agentWish: { filledCart: true } });

  test('[CRT-01] items by account, subtotals per currency, and the allocation before and after', async ({
    page,
    agent,
    seed,
    control,
    guard,
    shot,
    accessible,
  }) => {
    expectFailures(guard);
    const { customerId } = firstCustomer(agent);
    await seed.session();
    await seed.investment(firstCustomer(agent), 'CBSUK', '2000.00');
    await page.goto(cartOf(customerId));
    await expect(page.getByText('3 of 3 chosen')).toBeVisible();
    await expect(page.getByRole('table', { name: /^Allocation of/ })).toBeVisible();
    await shot('cart-loaded');
    await accessible();
    await control.fault('/aum/holding', 'html-500', { method: 'GET' });
    await page.reload();
    await expect(page.getByText('It could not be worked out')).toBeVisible();
    await expect(page.getByText('3 of 3 chosen')).toBeVisible();
    await control.fault('/aum/holding', 'none', { method: 'GET' });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('table', { name: /^Allocation of/ })).toBeVisible();
  });
});

test('[CHK-04] a sent checkout is moved to draft from the cart, and its item is there again', async ({
  page,
  context,
  agent,
  seed,
  control,
  guard,
}) => {
  test.slow();
  expectFailures(guard);
  const { customerId } = firstCustomer(agent);
  await seed.session();
  await seed.investment(firstCustomer(agent), 'CBSUK', '2000.00');
  await seed.checkoutCart(firstCustomer(agent));
  await page.goto(cartOf(customerId));
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  const call = { method: 'POST', path: '/application/checkout/movetodraft' } as const;
  for (const kind of failures) {
    await test.step(kind, async () => {
      const restore = await failNext({ control, context }, call, kind);
      const leaves = nextRequest(page, call);
      await page.getByRole('button', { name: 'Move to draft' }).click();
      await leaves;
      await expect(page.getByText(/did not arrive at the service|cannot be asked now/).first()).toBeVisible();
      await restore();
    });
  }
  // what was read anew without a network may have failed as well
  await page.reload();
  await control.fault(call.path, 'commit-then-lose', { method: 'POST', times: 1 });
  await page.getByRole('button', { name: 'Move to draft' }).click();
  await expect(page.getByText(sukuk)).toBeVisible();
  const { checkouts, cartItems } = await control.ledger(customerId);
  expect(checkouts.map(({ status }) => status)).toEqual(['Draft']);
  expect(cartItems.map(({ state }) => state)).toEqual(['cart']);
});
