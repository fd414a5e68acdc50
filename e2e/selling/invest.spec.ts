import { expect, test } from '../support/fixtures/test.ts';
import { tabTo } from '../support/page/keyboard.ts';
import { untilFetched } from '../support/page/until-fetched.ts';
import {
  addButton,
  amountField,
  countInvestCode,
  investCode,
  investDrawer,
  openInvestDrawer,
} from '../support/screens/invest.ts';
import { accountOf } from '../support/screens/selling.ts';
import { firstCustomer } from '../support/service/agent.ts';

test('[ITM-01] [ITM-19] an investment needs at most four inputs beside the amount, and nothing is ticked beforehand', async ({
  page,
  agent,
  seed,
  control,
  inspect,
}) => {
  const customer = firstCustomer(agent);
  await seed.session();
  await page.goto(`/client-profile?customerId=${customer.customerId}`);
  let inputs = 0;
  const countInput = async (action: Promise<unknown>) => {
    inputs += 1;
    await action;
  };
  await countInput(page.getByRole('button', { name: 'Invest', exact: true }).first().click());
  const drawer = investDrawer(page);
  await expect(drawer.getByRole('searchbox', { name: 'Find a fund' })).toBeVisible();
  await inspect('invest-finder');
  await countInput(drawer.getByRole('searchbox', { name: 'Find a fund' }).fill('sukuk'));
  await countInput(drawer.getByRole('button', { name: /^Cempaka Biru Sukuk/ }).click());
  await expect(amountField(drawer)).toBeFocused();
  await expect(drawer.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await amountField(drawer).fill('25,000');
  const posted = page.waitForRequest(/cart\/transaction\/investment$/);
  await countInput(addButton(drawer).click());
  expect(inputs).toBeLessThanOrEqual(4);
  const body = (await posted).postDataJSON();
  expect(Object.keys(body)).toEqual(['channel', 'userId', 'customerId', 'payload', 'customerName']);
  expect(body.payload).toMatchObject({ plan: 'CS', amount: 25_000, agentCode: agent.codes.ut });
  await expect(drawer).toBeHidden();
  await expect.poll(async () => (await control.ledger(customer.customerId)).cartItems.length).toBe(1);
});

test('hover fetches the form’s code, a reload keeps the chosen account and fund, and Back closes the drawer', {
  tag: '@long',
}, async ({ page, agent, seed, control }) => {
  const customer = firstCustomer(agent);
  await seed.session();
  const fetches = countInvestCode(page);
  await page.goto(`/client-profile?customerId=${customer.customerId}`);
  const invest = page.getByRole('button', { name: 'Invest', exact: true }).first();
  await expect(invest).toBeVisible();
  await untilFetched(page);
  expect(fetches(), 'the page does not fetch the code of the form').toBe(0);
  const isFetched = page.waitForEvent('requestfinished', (request) => investCode.test(request.url()));
  await invest.hover();
  await isFetched;
  // the click uses what hover has fetched
  await control.remoteFault('mfe-cart', 'missing', { file: 'transaction-invest' });
  await invest.click();
  const drawer = investDrawer(page);
  await drawer.getByRole('combobox', { name: 'Account and plan' }).selectOption(accountOf(customer, 'EPF'));
  await drawer.getByRole('button', { name: /^Cempaka Biru Bond/ }).click();
  await expect(page).toHaveURL(/scheme=CBBND/);
  await control.remoteFault('mfe-cart', 'none');
  // the address fetches the form's code at once: the slot waits here until it is requested
  const isRequested = page.waitForRequest(investCode);
  await page.route(/expose_transaction_drawer/, async (route) => {
    await isRequested;
    await route.continue();
  });
  await page.reload();
  await expect(drawer.getByText('Cempaka Biru Bond', { exact: true }).first()).toBeVisible();
  await expect(drawer.getByRole('combobox', { name: 'Account and plan' })).toHaveValue(
    accountOf(customer, 'EPF'),
  );
  await expect(
    drawer.getByText('distributions of this plan always buy more units', { exact: false }),
  ).toBeVisible();
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(`/client-profile?customerId=${customer.customerId}`);
});

test.describe('a customer with pending bank accounts', () => {
  test.use({ agentWish: { customers: 1, plans: ['CS'], pendingBank: true } });

  test('[ITM-14] offers and marks accounts that are in the cart or an open checkout, but no rejected one', {
    tag: '@long',
  }, async ({ page, agent, seed, inspectVariant }) => {
    const customer = firstCustomer(agent);
    await seed.session();
    const drawer = await openInvestDrawer(page, customer, 'CS', 'CBBND');
    await amountField(drawer).fill('5000');
    await drawer.getByRole('radio', { name: /Pay out/ }).check();
    const bank = drawer.getByRole('combobox', { name: 'Pay into' });
    const pending = bank.getByRole('option', { name: /\(pending\)$/ });
    await expect(pending).toHaveCount(2);
    await bank.selectOption({ label: (await pending.first().textContent()) ?? '' });
    await expect(drawer.getByText('This account is still being added.', { exact: false })).toBeVisible();
    await inspectVariant('invest-pending-bank');
    const posted = page.waitForRequest(/cart\/transaction\/investment$/);
    await addButton(drawer).click();
    const { payload } = (await posted).postDataJSON();
    expect(payload).toMatchObject({
      distributionInstruction: 'PAYOUT',
      idBankar: expect.stringMatching(/./),
    });
    await expect(drawer).toBeHidden();
  });
});

test.describe('a customer whose risk is moderate', () => {
  test.use({ agentWish: { rank: 3 } });

  // `selling` has the same with another reason at the checkout
  test('[SAT-04] shows a mismatch when the fund is chosen, and takes the reason to the checkout', {
    tag: '@long',
  }, async ({ page, agent, seed, shot }) => {
    const customer = firstCustomer(agent);
    await seed.session();
    const drawer = await openInvestDrawer(page, customer, 'CS');
    const question = page.waitForRequest(/sat\/productmismatch/);
    await drawer.getByRole('button', { name: /^\d+ funds above Moderate$/ }).click();
    await drawer.getByRole('button', { name: /^Cempaka Biru Global Tech \(USD\)/ }).click();
    expect(new URL((await question).url()).searchParams.get('scheme')).toBe('CBGTU');
    await expect(drawer.getByText('Above this customer’s risk category')).toBeVisible();
    await expect(drawer.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await amountField(drawer).fill('2000');
    await addButton(drawer).click();
    await expect(drawer.getByRole('checkbox', { name: /still wants to invest/ })).toBeFocused();
    await page.keyboard.press('Space');
    await drawer
      .getByRole('textbox', { name: 'Customer’s reason' })
      .fill('Has a long horizon for this part.');
    await shot('invest-mismatch-given');
    await addButton(drawer).click();
    await expect(drawer).toBeHidden();
    await page.getByRole('button', { name: 'View cart' }).click();
    await expect(page.getByText('Acknowledged, with a reason.')).toBeVisible();
    await shot('cart-acknowledged');
    await page
      .getByRole('link', { name: /^Check out 1/ })
      .first()
      .click();
    await expect(page.getByText('Reason: Has a long horizon for this part.')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /CBGTU is above/ })).toHaveCount(0);
  });
});

// `keyboard` has the same within a whole sale
test('by keyboard, an investment is chosen, read about, filled in and added', { tag: '@long' }, async ({
  page,
  agent,
  seed,
}) => {
  const customer = firstCustomer(agent);
  await seed.session();
  const drawer = await openInvestDrawer(page, customer, 'CS');
  await tabTo(page, drawer.getByRole('searchbox', { name: 'Find a fund' }));
  await page.keyboard.type('bond');
  await tabTo(page, drawer.getByRole('button', { name: /^Cempaka Biru Bond/ }));
  await page.keyboard.press('Enter');
  await expect(amountField(drawer)).toBeFocused();
  await page.keyboard.type('2500');
  await tabTo(page, drawer.getByText('All about this fund'));
  await page.keyboard.press('Enter');
  await expect(drawer.getByText('Cempaka Biru Asset Management Berhad', { exact: false })).toBeVisible();
  await tabTo(page, addButton(drawer));
  await page.keyboard.press('Enter');
  await expect(drawer).toBeHidden();
});

test('[CAT-03] a fund’s documents open as PDF files, with their date and language', async ({
  page,
  agent,
  seed,
  inspect,
}) => {
  const customer = firstCustomer(agent);
  await seed.session();
  const drawer = await openInvestDrawer(page, customer, 'CS', 'CBBND');
  await drawer.getByText('All about this fund').click();
  const file = drawer.getByRole('listitem').filter({ hasText: 'as of' }).first();
  await expect(file).toContainText(/ · [A-Z]{2} · as of \d/);
  const link = file.getByRole('link');
  await expect(drawer.getByRole('table', { name: 'Year to date, Fixed income in MYR' })).toBeVisible();
  await inspect('invest-fund-details');
  const answer = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toContain('application/pdf');
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
});
