import { expect, test } from '../support/fixtures/test.ts';
import { tabTo } from '../support/page/keyboard.ts';
import { amountField, openInvestDrawer } from '../support/screens/invest.ts';
import { switchAddress, switchDrawer } from '../support/screens/transaction-drawers.ts';
import { firstCustomer } from '../support/service/agent.ts';

test.describe('a customer whose risk is moderate', () => {
  test.use({ agentWish: { customers: 1, rank: 3 } });

  test('[ITM-12] [ITM-13] by keyboard, risky funds are unfolded, three are compared, and one is chosen', async ({
    page,
    agent,
    seed,
    shot,
    inspect,
  }) => {
    await seed.session();
    const drawer = await openInvestDrawer(page, firstCustomer(agent), 'CS');
    await expect(drawer.getByText(/^\d+ funds up to Moderate$/)).toBeVisible();
    const risky = drawer.getByRole('button', { name: /^Cempaka Biru Malaysia Growth/ });
    await expect(risky).toBeHidden();
    await shot('fund-finder');

    await tabTo(page, drawer.getByRole('searchbox', { name: 'Find a fund' }));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await tabTo(page, drawer.getByRole('button', { name: /^\d+ funds above Moderate$/ }));
    await page.keyboard.press('Enter');
    for (const name of ['Compare Cempaka Biru Malaysia Growth', 'Compare Cempaka Biru Small Cap']) {
      await tabTo(page, drawer.getByRole('checkbox', { name, exact: true }));
      await page.keyboard.press('Space');
    }
    // the foot of the form gives way to the comparison
    await expect(drawer.getByRole('button', { name: 'Add to cart' })).toBeHidden();
    await inspect('fund-finder-unfolded');
    await tabTo(page, drawer.getByRole('button', { name: 'Compare 3 funds' }));
    await page.keyboard.press('Enter');
    const comparison = page.getByRole('dialog', { name: 'Compare 3 funds' });
    await expect(comparison.getByRole('button', { name: 'Back to the list' })).toBeFocused();
    await expect(comparison.getByText('Above the customer’s risk category')).toHaveCount(2);
    await expect(comparison.getByRole('row', { name: /^Return this year/ })).toBeVisible();
    await inspect('fund-comparison');
    await page.keyboard.press('Escape');
    await expect(drawer.getByRole('button', { name: 'Compare 3 funds' })).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, comparison.getByRole('button', { name: 'Choose Cempaka Biru Malaysia Growth' }));
    await page.keyboard.press('Enter');
    await expect(amountField(drawer)).toBeFocused();
  });

  test('[ITM-11] a switch finds its target with the same finder, and says why others cannot be chosen', async ({
    page,
    agent,
    seed,
    inspectVariant,
  }) => {
    await seed.session();
    await page.goto(switchAddress(firstCustomer(agent), 'CS', 'CBSUK'));
    const drawer = switchDrawer(page);
    const search = drawer.getByRole('searchbox', { name: 'Find a fund' });
    await search.fill('global');
    await drawer.getByText(/^\d+ funds? that cannot be chosen/).click();
    await expect(
      drawer.getByText('A switch must stay in the same currency, but this fund is in USD.').first(),
    ).toBeVisible();
    await inspectVariant('fund-finder-refused');
    await search.fill('balanced');
    await search.press('Enter');
    await page.keyboard.press('Enter');
    await expect(drawer.getByText('Suits this customer')).toBeVisible();
    await expect(drawer.getByRole('radio', { name: 'Amount' })).toBeVisible();
  });
});
