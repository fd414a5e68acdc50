import { switchingPayload } from '../oracle/taken-payloads.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { tabTo } from '../support/page/keyboard.ts';
import { accountOf } from '../support/screens/selling.ts';
import { switchAddress, switchDrawer, targetOf } from '../support/screens/transaction-drawers.ts';
import { firstCustomer } from '../support/service/agent.ts';

const posted = /cart\/transaction\/switching$/;

test('[ITM-05] [ITM-18] [ITM-19] by keyboard alone, all units are switched from a row: the body is the oracle’s', async ({
  page,
  agent,
  seed,
  control,
  inspect,
}) => {
  const customer = firstCustomer(agent);
  await seed.session();
  await page.goto(`/client-profile?customerId=${customer.customerId}`);
  await tabTo(page, page.getByRole('button', { name: 'Switch Cempaka Biru Sukuk' }).first());
  await page.keyboard.press('Enter');
  const drawer = switchDrawer(page);
  await tabTo(page, drawer.getByRole('searchbox', { name: 'Find a fund' }));
  await page.keyboard.type('bond');
  await tabTo(page, targetOf(drawer, 'Cempaka Biru Bond'));
  await page.keyboard.press('Enter');
  await expect(drawer.getByText('Suits this customer')).toBeVisible();
  await tabTo(page, drawer.getByRole('radio', { name: 'Amount' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(drawer.getByRole('img', { name: /^CBSUK: \d+% is switched out, 0% stays$/ })).toBeVisible();
  await expect(drawer.getByRole('img', { name: /^CBBND: \d+% is switched in/ })).toBeVisible();
  await inspect('switch');
  await tabTo(page, drawer.getByRole('button', { name: 'Add to cart' }));
  const request = page.waitForRequest(posted);
  await page.keyboard.press('Enter');
  const body = (await request).postDataJSON();
  expect(Object.keys(body)).toEqual(['channel', 'userId', 'customerId', 'payload', 'customerName']);
  const { holdings } = await control.ledger(customer.customerId);
  const units = holdings.find(({ scheme }) => scheme === 'CBSUK')?.units;
  expect(body).toEqual({
    channel: 'Digital Transaction',
    userId: agent.userId,
    customerId: customer.customerId,
    payload: {
      ...switchingPayload('CS', 'all'),
      accountId: accountOf(customer, 'CS'),
      fromScheme: 'CBSUK',
      fromSchemeName: 'Cempaka Biru Sukuk',
      toScheme: 'CBBND',
      toSchemeName: 'Cempaka Biru Bond',
      units: Number(units),
      salesCharge: 0.5,
      switchedInSatRank: 2,
      agentCode: agent.codes.ut,
    },
    customerName: customer.name,
  });
  await expect(drawer).toBeHidden();
  const { cartItems } = await control.ledger(customer.customerId);
  expect(cartItems).toHaveLength(1);
  await page.goto(`/cart?customerId=${customer.customerId}`);
  await expect(page.getByText('Switch Sukuk to Bond')).toBeVisible();
});

test('[ITM-05] [ITM-12] less than the target’s minimum is refused, and a switch is changed in the cart', {
  tag: '@long',
}, async ({ page, agent, seed }) => {
  const customer = firstCustomer(agent);
  await seed.session();
  await page.goto(switchAddress(customer, 'EPF', 'CBBAL'));
  const drawer = switchDrawer(page);
  await drawer.getByRole('searchbox', { name: 'Find a fund' }).fill('malaysia growth');
  await targetOf(drawer, 'Cempaka Biru Malaysia Growth').click();
  const amount = drawer.getByRole('textbox', { name: 'Amount' });
  await amount.fill('1049.99');
  await drawer.getByRole('button', { name: 'Add to cart' }).click();
  await expect(amount).toBeFocused();
  await expect(drawer.getByText(/Worth less than MYR 1,050.00/).first()).toBeVisible();
  await amount.fill('1050');
  const request = page.waitForRequest(posted);
  await drawer.getByRole('button', { name: 'Add to cart' }).click();
  expect((await request).postDataJSON().payload).toMatchObject({ plan: 'EPF', amount: 1050, units: 0 });
  await expect(drawer).toBeHidden();

  await page.goto(`/cart?customerId=${customer.customerId}`);
  await page.getByRole('button', { name: 'Edit switch: Switch Balanced to Malaysia Growth' }).click();
  const edited = page.getByRole('dialog', { name: 'Edit switch' });
  await expect(edited.getByRole('textbox', { name: 'Amount' })).toHaveValue('1,050.00');
  await edited.getByRole('textbox', { name: 'Amount' }).fill('1200');
  await edited.getByRole('button', { name: 'Save changes' }).click();
  await expect(edited).toBeHidden();
  await expect(page.getByText('MYR 1,200.00').first()).toBeVisible();
});
