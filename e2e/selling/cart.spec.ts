import type { Locator } from 'playwright/test';
import { expect, test } from '../support/fixtures/test.ts';
import { navigate } from '../support/page/navigate.ts';
import { untilFetched } from '../support/page/until-fetched.ts';
import { widths } from '../support/page/widths.ts';
import { cartPath, sukukItem } from '../support/screens/cart.ts';
import { countInvestCode } from '../support/screens/invest.ts';
import { actOn } from '../support/screens/selling.ts';
import { firstCustomer } from '../support/service/agent.ts';

test('an edited item replaces the former one', { tag: '@long' }, async ({
  page,
  agent,
  seed,
  control,
  shot,
}) => {
  const { customerId } = firstCustomer(agent);
  await seed.session();
  await seed.investment(firstCustomer(agent), 'CBSUK', '2000.00');
  await page.goto(cartPath(customerId));
  await actOn(page, 'Edit', sukukItem);
  const drawer = page.getByRole('dialog', { name: 'Edit investment' });
  const amount = drawer.getByRole('textbox', { name: 'Amount' });
  await expect(amount).toHaveValue('2,000.00');
  await amount.fill('3,500');
  await shot('cart-edit');
  await drawer.getByRole('button', { name: 'Save changes' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('main')).toContainText('3,500.00');
  await expect(page.getByText(sukukItem)).toHaveCount(1);
  await expect
    .poll(async () => (await control.ledger(customerId)).cartItems.map(({ state }) => state))
    .toEqual(['removed', 'cart']);
});

test('the address names the edited item: a reload opens its form again, and Back closes it', {
  tag: '@long',
}, async ({ page, agent, seed }) => {
  const customer = firstCustomer(agent);
  await seed.session();
  await seed.investment(customer, 'CBSUK', '2000.00');
  await page.goto(cartPath(customer.customerId));
  await actOn(page, 'Edit', sukukItem);
  const amount = page
    .getByRole('dialog', { name: 'Edit investment' })
    .getByRole('textbox', { name: 'Amount' });
  await expect(amount).toHaveValue('2,000.00');
  await page.reload();
  await expect(amount).toHaveValue('2,000.00');
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText(sukukItem)).toBeVisible();
});

test('focus fetches the form’s code; when it does not load, the drawer says so, and Try again loads it', {
  tag: '@long',
}, async ({ page, agent, seed, control, guard }) => {
  guard.expect(/transaction-invest/);
  const { customerId } = firstCustomer(agent);
  const fetches = countInvestCode(page);
  await seed.session();
  await seed.investment(firstCustomer(agent), 'CBSUK', '2000.00');
  await page.goto(cartPath(customerId));
  const edit = page.getByRole('button', { name: /^Edit investment/ });
  await expect(edit).toBeVisible();
  await untilFetched(page);
  expect(fetches(), 'the cart does not fetch the code of the form').toBe(0);
  await control.remoteFault('mfe-cart', 'missing', { file: 'transaction-invest' });
  await edit.focus();
  await expect.poll(fetches).toBe(1);
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Edit investment' });
  await expect(drawer.getByText('The form could not be loaded')).toBeVisible();
  await control.remoteFault('mfe-cart', 'none');
  await drawer.getByRole('button', { name: 'Try again' }).click();
  await expect(drawer.getByRole('textbox', { name: 'Amount' })).toHaveValue('2,000.00');
  await page.keyboard.press('Escape');
  await expect(edit).toBeFocused();
});

test('[CRT-02] a removed item comes back on Undo; after six seconds it is deleted, in the other tab too', async ({
  page,
  context,
  agent,
  seed,
  inspectVariant,
}) => {
  const customer = firstCustomer(agent);
  await seed.session();
  await seed.investment(customer, 'CBSUK', '2000.00');
  await seed.investment(customer, 'CBMGF', '3000.00');
  await page.goto(cartPath(customer.customerId));
  const other = await context.newPage();
  await other.goto(cartPath(customer.customerId));
  await expect(other.getByText(sukukItem)).toBeVisible();
  await inspectVariant('cart');

  const item = page.getByText(sukukItem);
  await actOn(page, 'Remove', sukukItem);
  await expect(item).toBeHidden();
  await page.getByRole('button', { name: /Undo/ }).click();
  await expect(item).toBeVisible();

  const removed = page.waitForRequest(/cart\/delete/);
  await actOn(page, 'Remove', sukukItem);
  expect((await removed).postDataJSON()).toMatchObject({ channel: 'Digital Transaction' });
  await expect(other.getByText(sukukItem)).toBeHidden();
  await expect(other.getByText('Invest in Cempaka Biru Malaysia Growth')).toBeVisible();
});

test('[CRT-02] a removal whose page is reloaded within six seconds is sent by the next page', async ({
  page,
  agent,
  seed,
  control,
}) => {
  const { customerId } = firstCustomer(agent);
  await seed.session();
  await seed.investment(firstCustomer(agent), 'CBSUK', '2000.00');
  await page.goto(cartPath(customerId));
  await actOn(page, 'Remove', sukukItem);
  await expect(page.getByRole('button', { name: /Undo/ })).toBeVisible();
  const removed = page.waitForResponse(/cart\/delete/);
  await page.reload();
  await removed;
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  expect((await control.ledger(customerId)).cartItems.map(({ state }) => state)).toEqual(['removed']);
});

test('[CRT-02] Undo works as long as the pointer is over the notice, after six seconds and on another page too', async ({
  page,
  agent,
  seed,
  control,
}) => {
  const { customerId } = firstCustomer(agent);
  await seed.session();
  await seed.investment(firstCustomer(agent), 'CBSUK', '2000.00');
  await page.clock.install();
  await page.goto(cartPath(customerId));
  await actOn(page, 'Remove', sukukItem);
  const undo = page.getByRole('button', { name: /Undo/ });
  await undo.hover();
  await page.clock.runFor(20_000);
  await navigate(page, `/checkout?customerId=${customerId}`);
  await expect(page.getByText('Nothing to check out')).toBeVisible();
  await undo.click();
  await navigate(page, cartPath(customerId));
  await expect(page.getByText(sukukItem)).toBeVisible();
  expect((await control.ledger(customerId)).cartItems.map(({ state }) => state)).toEqual(['cart']);
});

test('a notice is above the bar of a phone’s screen, and a later one does not move it', async ({
  page,
  agent,
  seed,
}) => {
  const customer = firstCustomer(agent);
  await seed.session();
  await seed.investment(customer, 'CBSUK', '2000.00');
  await seed.investment(customer, 'CBMGF', '3000.00');
  await seed.investment(customer, 'CBBND', '4000.00');
  await page.setViewportSize(widths.phone);
  await page.goto(cartPath(customer.customerId));
  await actOn(page, 'Remove', sukukItem);
  const boxOf = (notice: Locator) => notice.evaluate((element) => element.getBoundingClientRect().toJSON());
  const first = page.getByRole('status').filter({ hasText: 'Removed CBSUK' });
  await first.hover();
  const before = await boxOf(first);
  const bar = await boxOf(page.getByRole('link', { name: 'Check out 2', exact: true }));
  expect(before.bottom, 'the notice ends above the bar').toBeLessThan(bar.top);

  // by the keyboard, because the pointer stays over the notice
  await page.getByRole('button', { name: /^Actions of .*Malaysia Growth/ }).press('Enter');
  await expect(page.getByRole('menu')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const second = page.getByRole('status').filter({ hasText: 'Removed CBMGF' });
  await expect(second).toBeVisible();
  expect(await boxOf(first), 'the first notice stays in its place').toEqual(before);
  await second.getByRole('button', { name: /Undo/ }).press('Enter');
  await expect(second).toBeHidden();
  expect(await boxOf(first)).toEqual(before);
});

test.describe('a cart with a redemption and a switch, of a customer whose risk is moderate', () => {
  test.use({ agentWish: { filledCart: true, rank: 3 } });

  test('[CRT-01] [CHK-03] shows items by account, subtotals by currency, what is missing, and the allocation before and after', {
    tag: '@long',
  }, async ({ page, agent, seed, control, inspect }) => {
    const { customerId } = firstCustomer(agent);
    await seed.session();
    // too risky for the customer, who has not been asked about it
    await seed.investment(firstCustomer(agent), 'CBSMC', '2000.00');
    await page.goto(cartPath(customerId));
    await expect(page.getByText('3 of 3 chosen')).toBeVisible();
    await expect(page.getByRole('table', { name: /^Allocation of/ })).toBeVisible();
    await expect(page.getByText('One thing is missing')).toBeVisible();
    await inspect('cart-loaded');
    await control.fault('/aum/holding', 'html-500', { method: 'GET' });
    await page.reload();
    await expect(page.getByText('The allocation could not be calculated')).toBeVisible();
    await expect(page.getByText('3 of 3 chosen')).toBeVisible();
    await control.fault('/aum/holding', 'none', { method: 'GET' });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('table', { name: /^Allocation of/ })).toBeVisible();
  });
});
