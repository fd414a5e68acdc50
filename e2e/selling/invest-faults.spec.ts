import { expect, test } from '../support/fixtures/test.ts';
import { inForm } from '../support/run-form.ts';
import { addButton, amountField, countInvestmentPosts, openInvestDrawer } from '../support/screens/invest.ts';
import { firstCustomer } from '../support/service/agent.ts';

const post = '/application/cart/transaction/investment';

/** Faults of the post. `message` is on screen, `complaint` in the console. */
const faults = [
  { kind: 'reset', message: 'does not have it', complaint: /ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/ },
  { kind: 'unauthorised', message: 'Try again in a moment', complaint: /401/ },
  { kind: 'html-500', message: 'does not have it', complaint: /500/ },
  { kind: 'wrong-shape', message: 'does not have it', complaint: undefined },
] as const;

for (const { kind, message, complaint } of faults) {
  test(`[ITM-16] keeps the form after a post that fails by ${kind}, and sends it again`, {
    tag: '@long',
  }, async ({ page, agent, seed, control, guard, shot }) => {
    const customer = firstCustomer(agent);
    await seed.session();
    if (complaint) guard.expect(complaint);
    const drawer = await openInvestDrawer(page, customer, 'CS', 'CBBND');
    await control.fault(post, kind, { method: 'POST', times: 1 });
    await amountField(drawer).fill('2,500');
    await addButton(drawer).click();
    await expect(drawer.getByText('The investment was not added to the cart')).toBeVisible();
    await expect(drawer.getByText(message, { exact: false })).toBeVisible();
    await expect(amountField(drawer)).toHaveValue('2,500.00');
    if (kind === 'reset') await shot('invest-not-added');
    await addButton(drawer).click();
    await expect(drawer).toBeHidden();
    expect((await control.ledger(customer.customerId)).cartItems).toHaveLength(1);
  });
}

/** Services with and without `Idempotency-Key`. Without, the portal alone prevents a second item. */
const services = inForm<readonly ('with' | 'without')[]>(['without'], ['with', 'without']);

for (const keys of services) {
  test(`[ITM-16] ${keys} Idempotency-Key, finds the added item and does not send it again when the reply was lost`, async ({
    page,
    agent,
    seed,
    control,
    guard,
  }) => {
    const customer = firstCustomer(agent);
    await seed.session();
    guard.expect(/ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/);
    if (keys === 'without') await control.ignoreIdempotencyKeys();
    const drawer = await openInvestDrawer(page, customer, 'CS', 'CBBND');
    await control.fault(post, 'commit-then-lose', {
      method: 'POST',
      times: 1,
    });
    const posts = countInvestmentPosts(page);
    await amountField(drawer).fill('2500');
    await addButton(drawer).click();
    await expect(drawer).toBeHidden();
    await expect(page.getByText(/^Added to .*’s cart: /)).toBeVisible();
    expect(posts()).toBe(1);
    expect((await control.ledger(customer.customerId)).cartItems).toHaveLength(1);
  });
}

test('a slow post is sent once, however often the button is pressed', { tag: '@long' }, async ({
  page,
  agent,
  seed,
  control,
}) => {
  const customer = firstCustomer(agent);
  await seed.session();
  const drawer = await openInvestDrawer(page, customer, 'CS', 'CBBND');
  await control.fault(post, 'slow', { method: 'POST', ms: 1_500 });
  const posts = countInvestmentPosts(page);
  await amountField(drawer).fill('2500');
  await addButton(drawer).dblclick();
  await page.keyboard.press('Enter');
  await expect(drawer).toBeHidden();
  expect(posts()).toBe(1);
  expect((await control.ledger(customer.customerId)).cartItems).toHaveLength(1);
});
