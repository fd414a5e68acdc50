import { expect, test } from '../support/fixtures/test.ts';
import {
  addButton,
  amountField,
  countInvestmentPosts,
  investDrawer,
  openInvestDrawer,
} from '../support/screens/invest.ts';
import { accountOf } from '../support/screens/selling.ts';
import { firstCustomer } from '../support/service/agent.ts';

/** Plan, scheme and reason of what the customer may not buy. Jest has them all (`permitted-actions.test`). */
const allRefusals = [
  ['CS', 'CBAPI', 'Wholesale funds are for sophisticated investors only.'],
  ['EPF', 'CBSMC', 'This fund is not approved for EPF.'],
  ['CS', 'CBPRG', 'Funds of private retirement schemes need a PRS account.'],
  ['CS', 'CBGTA', 'This fund is closed to new investment.'],
] as const;

test.describe('schemes that the customer may not buy', () => {
  test.use({ agentWish: { prs: false } });

  test('[ITM-11] [ITM-13] are not in the list of funds, and their address shows the reason', {
    tag: '@long',
  }, async ({ page, agent, seed, inspectVariant }) => {
    const customer = firstCustomer(agent);
    await seed.session();
    for (const [plan, scheme, reason] of allRefusals) {
      const drawer = await openInvestDrawer(page, customer, plan, scheme);
      await expect(drawer.getByText(reason, { exact: false })).toBeVisible();
      await expect(amountField(drawer)).toBeHidden();
      await drawer.getByRole('searchbox', { name: 'Find a fund' }).fill(scheme);
      await expect(drawer.getByText('No fund matches.')).toBeVisible();
    }
    await inspectVariant('invest-refused');
    const prs = investDrawer(page).getByRole('option', { name: new RegExp(accountOf(customer, 'PRS')) });
    await expect(prs).toBeDisabled();
    await expect(prs).toContainText('You are not registered to sell this product.');
  });
});

test('[ITM-12] an amount below the first or the further minimum is not sent', { tag: '@long' }, async ({
  page,
  agent,
  seed,
  shot,
}) => {
  const customer = firstCustomer(agent);
  await seed.session();
  const posts = countInvestmentPosts(page);
  const drawer = await openInvestDrawer(page, customer, 'CS', 'CBBND');
  await amountField(drawer).fill('999.99');
  await addButton(drawer).click();
  await expect(amountField(drawer)).toBeFocused();
  await expect(drawer.getByText('Below the first-investment minimum of MYR 1,000.00')).toBeVisible();
  await shot('invest-below-minimum');

  await openInvestDrawer(page, customer, 'CS', 'CBSUK');
  await amountField(drawer).fill('99.99');
  await addButton(drawer).click();
  await expect(drawer.getByText('Below the further-investment minimum of MYR 100.00')).toBeVisible();

  expect(posts()).toBe(0);
});

test('[ITM-12] EPF has a separate minimum, and the PRS default fund depends on the customer’s age', {
  tag: '@long',
}, async ({ page, agent, seed, inspect }) => {
  const customer = firstCustomer(agent);
  await seed.session();
  const posts = countInvestmentPosts(page);
  const drawer = await openInvestDrawer(page, customer, 'EPF', 'CBBAL');
  await amountField(drawer).fill('999');
  await addButton(drawer).click();
  await expect(drawer.getByText('Below the EPF minimum of MYR 1,000.00')).toBeVisible();

  await openInvestDrawer(page, customer, 'PRS');
  // of three core funds of each kind the one for the customer's age, and the one without ages
  await expect(drawer.getByRole('button', { name: /Biru PRS/ })).toHaveCount(3);
  await drawer.getByRole('radio', { name: /By age, conventional/ }).check();
  await expect(drawer.getByRole('button', { name: 'Change fund' })).toBeHidden();
  await amountField(drawer).fill('49');
  await addButton(drawer).click();
  await expect(drawer.getByText(/^Below the (first|further)-investment minimum/)).toBeVisible();
  await inspect('invest-prs-default');
  expect(posts()).toBe(0);
});
