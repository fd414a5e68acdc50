import { expect, test } from '../support/fixtures/test.ts';
import { homeHeading } from '../support/page/frame.ts';
import { countInputs } from '../support/page/input-count.ts';
import { submitButton } from '../support/screens/selling.ts';
import { firstCustomer } from '../support/service/agent.ts';

/** What a sale to a known customer may take from home on, beside the amount. */
const limits = { clicks: 8, keystrokes: 15 };

test(`[CHK-03] [ITM-03] from home to a submitted checkout of one fund takes at most ${limits.clicks} clicks and ${limits.keystrokes} keystrokes`, {
  tag: '@long',
}, async ({ page, agent, seed, control }) => {
  const { name, customerId } = firstCustomer(agent);
  const inputs = await countInputs(page);
  await seed.session();
  await page.goto('/dashboard');
  await expect(homeHeading(page)).toBeVisible();

  await page.getByRole('button', { name: /^Find a customer/ }).click();
  await page.keyboard.type(name.slice(0, 6));
  await expect(page.getByRole('option', { name, selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Invest more in Cempaka Biru Sukuk' }).first().click();
  const amount = page.getByRole('dialog', { name: 'Invest' }).getByRole('textbox', { name: 'Amount' });
  await amount.click();
  await page.keyboard.type('2500');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'View cart' }).click();
  await page.getByRole('link', { name: /^Check out 1/ }).click();
  await page.getByRole('checkbox', { name: /received the prospectus/ }).click();
  await page.getByRole('checkbox', { name: /confirmed this address/ }).click();
  await submitButton(page).click();
  await expect(page).toHaveURL(/sent=/);

  const { clicks, keystrokes } = await inputs();
  console.log(`From home to a submitted checkout: ${clicks} clicks, ${keystrokes} keystrokes.`);
  expect(clicks).toBeGreaterThan(0);
  expect(clicks).toBeLessThanOrEqual(limits.clicks);
  expect(keystrokes).toBeLessThanOrEqual(limits.keystrokes);
  expect((await control.ledger(customerId)).checkouts).toMatchObject([
    { status: 'Pending Customer Confirmation' },
  ]);
});
