import { ageOn, today } from '@portal/shared/dates';
import type { Locator } from 'playwright/test';
import { redemptionPayload } from '../oracle/taken-payloads.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { tabTo } from '../support/page/keyboard.ts';
import { accountOf } from '../support/screens/selling.ts';
import { profileAddress, redeemAddress, redeemDrawer } from '../support/screens/transaction-drawers.ts';
import { type Agent, type Customer, firstCustomer } from '../support/service/agent.ts';

/** A customer who is too young for a withdrawal for retirement. */
function memberBefore55({ customers }: Agent): Customer {
  const found = customers.find(({ dateOfBirth }) => dateOfBirth && (ageOn(dateOfBirth, today()) ?? 55) < 55);
  if (!found) throw new Error('Every customer of this agent is 55 or older');
  return found;
}

const reasonOf = (drawer: Locator) => drawer.getByRole('combobox', { name: 'Reason for the withdrawal' });

const posted = /cart\/transaction\/redemption$/;
const bankFields = ['bankName', 'bankAccNumber', 'micrCode', 'payeeName', 'mnemonic'];

test('[ITM-04] [ITM-19] by keyboard alone, units are redeemed from a row: the body is the oracle’s, and the cart shows it', async ({
  page,
  agent,
  seed,
  control,
}) => {
  const customer = firstCustomer(agent);
  await seed.session();
  await page.goto(`/client-profile?customerId=${customer.customerId}`);
  await tabTo(page, page.getByRole('button', { name: 'Redeem Cempaka Biru Sukuk' }).first());
  await page.keyboard.press('Enter');
  const drawer = redeemDrawer(page);
  await tabTo(page, drawer.getByRole('radio', { name: 'Amount' }));
  await page.keyboard.press('ArrowRight');
  await tabTo(page, drawer.getByRole('textbox', { name: 'Units' }));
  await page.keyboard.type('250.5');
  await expect(drawer.getByText('250.50 units')).toBeVisible();
  const request = page.waitForRequest(posted);
  await page.keyboard.press('Enter');
  const body = (await request).postDataJSON();
  expect(Object.keys(body)).toEqual(['channel', 'userId', 'customerId', 'payload', 'customerName']);
  expect(body).toEqual({
    channel: 'Digital Transaction',
    userId: agent.userId,
    customerId: customer.customerId,
    payload: {
      ...redemptionPayload('CS', 'units'),
      accountId: accountOf(customer, 'CS'),
      scheme: 'CBSUK',
      schemeName: 'Cempaka Biru Sukuk',
      units: 250.5,
      payeeName: customer.name,
      agentCode: agent.codes.ut,
      // the seed's bank account
      bankName: expect.stringMatching(/./),
      bankAccNumber: expect.stringMatching(/^\d+$/),
      micrCode: expect.stringMatching(/./),
      mnemonic: expect.stringMatching(/./),
    },
    customerName: customer.name,
  });
  await expect(drawer).toBeHidden();
  const { cartItems } = await control.ledger(customer.customerId);
  expect(cartItems).toHaveLength(1);
  await page.goto(`/cart?customerId=${customer.customerId}`);
  await expect(page.getByText('Redeem Cempaka Biru Sukuk')).toBeVisible();
  await expect(page.getByText('250.50 units').first()).toBeVisible();
});

test('[ITM-04] from the account, by keyboard alone, a holding is chosen from those of the account', {
  tag: '@long',
}, async ({ page, agent, seed, inspect }) => {
  const customer = firstCustomer(agent);
  await seed.session();
  await page.goto(profileAddress(customer, { transaction: 'redeem' }));
  const drawer = redeemDrawer(page);
  const rows = drawer.getByRole('list', { name: 'Holdings' }).getByRole('button');
  await expect(rows.first()).toBeVisible();
  await inspect('redeem-holdings');
  await tabTo(page, rows.first());
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('radio', { name: 'Amount' })).toBeFocused();
  await tabTo(page, drawer.getByRole('textbox', { name: 'Amount' }));
  await page.keyboard.type('2000');
  await expect(drawer.getByText('To be redeemed')).toBeVisible();
  await page.reload();
  await expect(drawer.getByRole('button', { name: 'Change holding' })).toBeVisible();
});

// the body of every plan and way is compared by `payloads/taken-payloads`
test('[ITM-04] EPF returns to EPF: the bank fields are null, and all units are sent', {
  tag: '@long',
}, async ({ page, agent, seed, inspect }) => {
  const customer = firstCustomer(agent);
  await seed.session();
  await page.goto(redeemAddress(customer, 'EPF', 'CBBAL'));
  const drawer = redeemDrawer(page);
  await drawer.getByRole('radio', { name: 'All units' }).check();
  await expect(drawer.getByText('Back to EPF', { exact: false })).toBeVisible();
  await inspect('redeem-epf');
  const request = page.waitForRequest(posted);
  await drawer.getByRole('button', { name: 'Add to cart' }).click();
  const { payload } = (await request).postDataJSON();
  expect(payload).toMatchObject({
    plan: 'EPF',
    paymentInstruction: 'EPF',
    amountOrUnit: 'UNIT',
    amount: 0,
    redeemAll: true,
  });
  expect(bankFields.map((field) => payload[field])).toEqual(bankFields.map(() => null));
  await expect(drawer).toBeHidden();
  // what the cart takes is no longer free
  await page.goto(redeemAddress(customer, 'EPF', 'CBBAL'));
  await expect(drawer.getByText('Cempaka Biru Balanced cannot be redeemed')).toBeVisible();
  await expect(drawer.getByText(/^Pending transactions take all units/).first()).toBeVisible();
});

test('[ITM-04] [ITM-12] a withdrawal from PRS needs its reason, and is changed in the cart', {
  tag: '@long',
}, async ({ page, agent, seed, inspect, inspectVariant }) => {
  const customer = memberBefore55(agent);
  await seed.session();
  await page.goto(redeemAddress(customer, 'PRS', 'CBPRG'));
  const drawer = redeemDrawer(page);
  const reason = reasonOf(drawer);
  await expect(reason.getByRole('option', { name: 'Pre-retirement' })).toBeAttached();
  await expect(drawer.getByRole('textbox', { name: 'Amount' })).toBeHidden();
  await drawer.getByRole('button', { name: 'Add to cart' }).click();
  await expect(reason).toBeFocused();
  await expect(drawer.getByText('Choose the reason for the withdrawal.')).toBeVisible();
  await expect(reason.getByRole('option', { name: 'Death' })).toHaveCount(0);
  await reason.selectOption({ label: 'Pre-retirement' });
  await drawer.getByRole('textbox', { name: 'Amount' }).fill('9,999,999');
  await drawer.getByRole('button', { name: 'Add to cart' }).click();
  await expect(drawer.getByRole('textbox', { name: 'Amount' })).toBeFocused();
  await inspect('redeem-prs-errors');
  await drawer.getByRole('textbox', { name: 'Amount' }).fill('100');
  await expect(drawer.getByText('MYR 92.00 is paid, 92% of MYR 100.00.')).toBeVisible();
  await inspectVariant('redeem-prs');
  const request = page.waitForRequest(posted);
  await drawer.getByRole('button', { name: 'Add to cart' }).click();
  expect((await request).postDataJSON().payload).toMatchObject({
    plan: 'PRS',
    amount: 100,
    units: 0,
    withdrawalReason: '2',
    withdrawalDescription: 'Pre-retirement',
    agentCode: agent.codes.prs,
  });
  await expect(drawer).toBeHidden();

  await page.goto(`/cart?customerId=${customer.customerId}`);
  await page.getByRole('button', { name: 'Edit redemption: Redeem Cempaka Biru PRS Growth' }).click();
  const edited = page.getByRole('dialog', { name: 'Edit redemption' });
  await expect(edited.getByRole('textbox', { name: 'Amount' })).toHaveValue('100.00');
  await edited.getByRole('textbox', { name: 'Amount' }).fill('120');
  await edited.getByRole('button', { name: 'Save changes' }).click();
  await expect(edited).toBeHidden();
  await expect(page.getByText('MYR 120.00').first()).toBeVisible();
});

test('[ITM-04] [ITM-12] retirement is refused before 55, and a home takes all of sub-account B by its units', async ({
  page,
  agent,
  seed,
  inspectVariant,
}) => {
  const customer = memberBefore55(agent);
  await seed.session();
  const answered = page.waitForResponse(/aum\/holding\?.*accountId=30/);
  await page.goto(redeemAddress(customer, 'PRS', 'CBPRG'));
  const { holdings } = await (await answered).json();
  const [{ units, subAccounts }] = holdings;
  expect(subAccounts.a + subAccounts.b).toBeCloseTo(units, 2);
  const drawer = redeemDrawer(page);
  const reason = reasonOf(drawer);
  await reason.selectOption({ label: 'Retirement age (55)' });
  await expect(
    drawer.getByText(/^A withdrawal for retirement is possible from age 55, and the customer is \d\d\.$/),
  ).toBeVisible();
  await expect(drawer.getByRole('textbox', { name: 'Amount' })).toBeHidden();
  await inspectVariant('redeem-prs-refused');
  await reason.selectOption({ label: 'Buy or build a house' });
  await drawer.getByRole('radio', { name: 'All of B' }).check();
  await expect(drawer.getByText('To be redeemed, all of B')).toBeVisible();
  await inspectVariant('redeem-prs-house');
  const request = page.waitForRequest(posted);
  await drawer.getByRole('button', { name: 'Add to cart' }).click();
  expect((await request).postDataJSON().payload).toMatchObject({
    amountOrUnit: 'UNIT',
    amount: 0,
    units: subAccounts.b,
    redeemAll: false,
    withdrawalReason: '4',
  });
  await expect(drawer).toBeHidden();
  // a second one finds nothing left of B
  await page.goto(redeemAddress(customer, 'PRS', 'CBPRG'));
  await reason.selectOption({ label: 'Healthcare, self or family' });
  await expect(drawer.getByText('No units of sub-account B are free.')).toBeVisible();
});
