import { firstCustomer } from './support/agent.ts';
import { signIn as signInAs } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const path = '/application/cart/transaction/investment';

for (const [kind, kept] of [
  ['reset', 0],
  ['commit-then-lose', 1],
] as const) {
  test(`${kind}: the browser loses the reply once, sends nothing again by itself, and ${kept} items are kept`, async ({
    page,
    agent,
    control,
    signIn,
    guard,
  }) => {
    const customer = firstCustomer(agent);
    const accountId = customer.accounts.find(({ plan }) => plan === 'CS')?.accountId ?? '';
    guard.expect(/ERR_/, /Failed to load resource/);
    let failed = 0;
    page.on('requestfailed', (request) => {
      if (request.method() === 'POST' && request.url().endsWith(path)) failed += 1;
    });
    await signIn();
    await page.goto(
      `/client-profile?customerId=${customer.customerId}&drawer=invest&accountId=${accountId}&scheme=CBSUK`,
    );
    const drawer = page.getByRole('dialog', { name: 'Invest' });
    await drawer.getByRole('textbox', { name: 'Amount' }).fill('2,000');
    await control.fault(path, kind, { times: 1 });
    await drawer.getByRole('button', { name: 'Add to cart' }).click();
    await expect.poll(() => failed).toBe(1);
    expect((await control.ledger(customer.customerId)).cartItems).toHaveLength(kept);
  });
}

test('a fault of one browser reaches no other', async ({ page, browser, agent, control, signIn, guard }) => {
  guard.expect(/500/);
  await signIn();
  await control.fault('/application/agent/list', 'html-500');
  const failed = page.waitForResponse(/application\/agent\/list/);
  await page.goto('/application');
  expect((await failed).status()).toBe(500);
  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await signInAs(elsewhere, agent);
  const answered = elsewhere.waitForResponse(/application\/agent\/list/);
  await elsewhere.goto('/application');
  expect((await answered).status()).toBe(200);
  await other.close();
});
