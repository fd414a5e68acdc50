import { expect, test } from '../support/fixtures/test.ts';
import { navigate } from '../support/page/navigate.ts';
import { inForm } from '../support/run-form.ts';
import { cartPath, sukukItem } from '../support/screens/cart.ts';
import { actOn } from '../support/screens/selling.ts';
import { firstCustomer } from '../support/service/agent.ts';
import { failuresToTry, nextRequest } from '../support/service/call-failures.ts';

/** Failures of the call that reads the cart; `wrong-shape` is also tested for one channel alone. */
const readFailures = inForm(['html-500'] as const, ['html-500', 'wrong-shape', 'reset'] as const);

test('[CRT-03] an edit adds the changed item and reports that the former one could not be deleted', {
  tag: '@long',
}, async ({ page, agent, seed, control }) => {
  const { customerId } = firstCustomer(agent);
  await seed.session();
  await seed.investment(firstCustomer(agent), 'CBSUK', '2000.00');
  await page.goto(cartPath(customerId));
  await actOn(page, 'Edit', sukukItem);
  const drawer = page.getByRole('dialog', { name: 'Edit investment' });
  await drawer.getByRole('textbox', { name: 'Amount' }).fill('3,500');
  await control.fault('/application/cart/delete', 'html-500', { method: 'POST', times: 1 });
  await drawer.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Removed here, not confirmed')).toBeVisible();
  await expect(page.getByText(sukukItem)).toHaveCount(1);
  await page.reload();
  await expect(page.getByText(sukukItem)).toHaveCount(2);
});

for (const kind of failuresToTry) {
  test(`[CRT-03] [API-05] a removal that fails by ${kind} hides the item until the next load, with a hint`, {
    tag: '@long',
  }, async ({ page, agent, seed, control, shot, failNext }) => {
    const { customerId } = firstCustomer(agent);
    await seed.session();
    await seed.investment(firstCustomer(agent), 'CBSUK', '2000.00');
    await page.goto(cartPath(customerId));
    await actOn(page, 'Remove', sukukItem);
    const restore = await failNext({ method: 'POST', path: '/application/cart/delete' }, kind);
    await expect(page.getByText(sukukItem)).toBeHidden();
    // the delete call follows after six seconds
    await expect(page.getByText('Removed here, not confirmed')).toBeVisible({ timeout: 20_000 });
    await restore();
    if (kind === 'html-500') await shot('cart-removed-here-only');
    if (kind !== 'offline') {
      // the item is in neither checkout nor cart
      await navigate(page, `/checkout?customerId=${customerId}`);
      await expect(page.getByText('Nothing to check out')).toBeVisible();
      await navigate(page, cartPath(customerId));
      await expect(page.getByText('Removed here, not confirmed')).toBeVisible();
      await expect(page.getByText(sukukItem)).toBeHidden();
    }
    await page.reload();
    await expect(page.getByText(sukukItem)).toBeVisible();
    expect((await control.ledger(customerId)).cartItems.map(({ state }) => state)).toEqual(['cart']);
  });
}

test('[API-05] shows an error, never an empty cart, when the cart cannot be read, and reads it on Try again', {
  tag: '@long',
}, async ({ page, context, agent, seed, control, inspect }) => {
  test.slow();
  const { customerId } = firstCustomer(agent);
  await seed.session();
  await seed.investment(firstCustomer(agent), 'CBSUK', '2000.00');
  await page.goto(cartPath(customerId));
  await expect(page.getByText(sukukItem)).toBeVisible();
  for (const kind of readFailures) {
    await test.step(kind, async () => {
      // the cart has three channels, each with one call
      await control.fault('/application/cart/list', kind, { method: 'GET' });
      await page.reload();
      await expect(page.getByText('The cart could not be loaded')).toBeVisible();
      await expect(page.getByText('Your cart is empty.')).toBeHidden();
      if (kind === 'html-500') {
        await inspect('cart-failed');
      }
      await control.fault('/application/cart/list', 'none', { method: 'GET' });
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText(sukukItem)).toBeVisible();
    });
  }
  await test.step('unauthorised once: the session is renewed and the cart is read', async () => {
    await control.fault('/application/cart/list', 'unauthorised', { method: 'GET', times: 1 });
    await page.reload();
    await expect(page.getByText(sukukItem)).toBeVisible();
  });
  await test.step('slow', async () => {
    await control.fault('/application/cart/list', 'slow', { method: 'GET', times: 3, ms: 1_500 });
    await page.reload();
    await expect(page.getByRole('status', { name: 'Loading the cart' })).toBeVisible();
    await expect(page.getByText(sukukItem)).toBeVisible();
  });
  await test.step('one channel alone', async () => {
    await control.fault('/application/cart/list', 'wrong-shape', { method: 'GET', times: 1 });
    await page.reload();
    await expect(page.getByText('Some items could not be loaded')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Some items could not be loaded')).toBeHidden();
    await expect(page.getByText(sukukItem)).toBeVisible();
  });
  await test.step('offline, with the page open', async () => {
    await context.setOffline(true);
    await actOn(page, 'Remove', sukukItem);
    await page.getByRole('button', { name: /Undo/ }).click();
    await expect(page.getByText(sukukItem)).toBeVisible();
    await context.setOffline(false);
  });
});

test('[CHK-04] a sent checkout moves to draft from the cart, after failures too, and its item is in the cart again', {
  tag: '@long',
}, async ({ page, agent, seed, control, failNext }) => {
  test.slow();
  const { customerId } = firstCustomer(agent);
  await seed.session();
  await seed.investment(firstCustomer(agent), 'CBSUK', '2000.00');
  await seed.checkoutCart(firstCustomer(agent));
  await page.goto(cartPath(customerId));
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  const call = { method: 'POST', path: '/application/checkout/movetodraft' } as const;
  for (const kind of failuresToTry) {
    await test.step(kind, async () => {
      const restore = await failNext(call, kind);
      // a command whose reply was lost is read back before it is sent again, which offline fails
      const reads = { method: 'GET', path: '/application/checkout' } as const;
      const leaves = nextRequest(page, kind === 'offline' ? reads : call);
      await page.getByRole('button', { name: 'Move to draft' }).click();
      await leaves;
      await expect(page.getByText(/service could not be reached|cannot be asked now/).first()).toBeVisible();
      await restore();
    });
  }
  // reads that ran offline may have failed too
  await page.reload();
  await control.fault(call.path, 'commit-then-lose', { method: 'POST', times: 1 });
  await page.getByRole('button', { name: 'Move to draft' }).click();
  await expect(page.getByText(sukukItem)).toBeVisible();
  const { checkouts, cartItems } = await control.ledger(customerId);
  expect(checkouts.map(({ status }) => status)).toEqual(['Draft']);
  expect(cartItems.map(({ state }) => state)).toEqual(['cart']);
});
