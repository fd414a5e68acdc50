import { firstCustomer } from './support/agent.ts';
import { expect, test } from './support/test.ts';

const path = '/application/cart/transaction/investment';

for (const [kind, kept] of [
  ['reset', 0],
  ['commit-then-lose', 1],
] as const) {
  test(`${kind}: the browser loses the reply once, sends nothing again by itself, and the item is ${kept === 0 ? 'not ' : ''}kept`, async ({
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
