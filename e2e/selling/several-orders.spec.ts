import { expect, test } from '../support/fixtures/test.ts';
import { tabTo } from '../support/page/keyboard.ts';
import { addButton, amountField, openInvestDrawer } from '../support/screens/invest.ts';
import { accountOf } from '../support/screens/selling.ts';
import { firstCustomer } from '../support/service/agent.ts';

test('[ITM-01] [ITM-03] several orders in one drawer: Add another keeps drawer and account, and an amount is split over two funds', async ({
  page,
  agent,
  seed,
  control,
  inspect,
  inspectVariant,
}) => {
  const customer = firstCustomer(agent);
  await seed.session();
  const first = await openInvestDrawer(page, customer, 'CS', 'CBSUK');
  await amountField(first).fill('2,000');
  await first.getByRole('button', { name: 'Add another' }).click();

  // the next order begins in the same drawer, on the same account
  const next = page.getByRole('dialog', { name: 'Invest' });
  await expect(page.getByText('Added to', { exact: false }).first()).toBeVisible();
  await expect(next.getByRole('combobox', { name: 'Account and plan' })).toHaveValue(
    accountOf(customer, 'CS'),
  );
  await expect(next.getByRole('form', { name: 'Invest' })).toBeFocused();
  await expect(page).not.toHaveURL(/scheme=/);

  await next.getByRole('button', { name: 'Split over several funds' }).click();
  const split = page.getByRole('dialog', { name: 'Split an amount' });
  await split.getByRole('textbox', { name: 'Amount to split' }).fill('10,000.01');
  const search = split.getByRole('searchbox', { name: 'Find a fund' });
  await search.fill('sukuk');
  await split.getByRole('button', { name: /^Cempaka Biru Sukuk/ }).click();
  await expect(search).toBeFocused();
  await search.fill('balanced');
  await split.getByRole('button', { name: /^Cempaka Biru Balanced/ }).click();
  await expect(split.getByRole('button', { name: 'Add a fund' })).toBeFocused();
  await expect(split.getByRole('region', { name: 'Allocation' })).toContainText('MYR');
  await inspect('split');
  await tabTo(page, split.getByRole('button', { name: /^Check \d orders/ }));
  await page.keyboard.press('Enter');

  const one = page.getByRole('dialog', { name: 'Invest, 1 of 2' });
  await expect(amountField(one)).toHaveValue('5,000.01');
  await inspectVariant('split-order');
  await addButton(one).click();
  const two = page.getByRole('dialog', { name: 'Invest, 2 of 2' });
  await expect(amountField(two)).toHaveValue('5,000.00');
  await addButton(two).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const items = async () => (await control.ledger(customer.customerId)).cartItems;
  await expect
    .poll(items)
    .toMatchObject([
      { payload: { scheme: 'CBSUK', amount: 2000 } },
      { payload: { scheme: 'CBSUK', amount: 5000.01 } },
      { payload: { scheme: 'CBBAL', amount: 5000 } },
    ]);
});

for (const { release, isElsewhere, url } of [
  { release: 'runs when it is released there', isElsewhere: false, url: /^[^?]*\/cart\?/ },
  { release: 'does not run when it is released elsewhere', isElsewhere: true, url: /\/client-profile\?/ },
])
  test(`the action of a notice whose drawer closes while it is pressed ${release}`, { tag: '@long' }, async ({
    page,
    agent,
    seed,
  }) => {
    await seed.session();
    const drawer = await openInvestDrawer(page, firstCustomer(agent), 'CS', 'CBSUK');
    await amountField(drawer).fill('2,000');
    await drawer.getByRole('button', { name: 'Add another' }).click();

    const viewCart = page.getByRole('button', { name: 'View cart' });
    await viewCart.hover();
    await page.mouse.down();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    if (isElsewhere) await page.mouse.move(700, 300);
    await page.mouse.up();
    // an action that ran removes its notice
    await expect(viewCart).toBeVisible({ visible: isElsewhere });
    await expect(page).toHaveURL(url);
  });
