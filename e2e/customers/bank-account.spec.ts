import { today } from '@portal/shared/dates';
import type { Locator, Page } from 'playwright/test';
import { bankarPayloads } from '../oracle/bankar.ts';
import { oracle } from '../oracle/oracle.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { tabTo } from '../support/page/keyboard.ts';
import {
  attachStatement,
  bankAccountAddress,
  bankAccountDrawer,
  bankAccountsTab,
  enterMaybank,
  statement,
} from '../support/screens/bank-account.ts';
import { accountOf, mailOf } from '../support/screens/selling.ts';
import { type Customer, firstCustomer } from '../support/service/agent.ts';

const posted = /application\/cart\/bankar$/;

const known = (customer: Customer) => ({
  account: accountOf(customer, 'CS'),
  customerName: customer.name,
  customerIdNo: customer.idNo,
  statementDate: today(),
});

/** Presses Add to cart, and compares the body that leaves the browser with the oracle's. */
async function expectSent(page: Page, drawer: Locator, payload: object): Promise<void> {
  const request = page.waitForRequest(posted);
  await drawer.getByRole('button', { name: 'Add to cart' }).click();
  const body = (await request).postDataJSON();
  expect(Object.keys(body)).toEqual(['channel', 'userId', 'customerId', 'payload', 'customerName']);
  expect(body.channel).toBe('Digital Form');
  const names = (oracle.payloads.bankar ?? []).filter((name) => !name.endsWith('?'));
  expect(Object.keys(body.payload).sort()).toEqual([...names].sort());
  const { bankAccountStatementFileURL: address, ...rest } = body.payload;
  expect(rest).toEqual(payload);
  expect(address).toMatch(/^portal-documents::.+/);
  await expect(drawer).toBeHidden();
}

test('[ITM-06] [ITM-10] [ITM-19] [API-08] [CLI-08] [ITM-14] by keyboard alone an own account is added from the tab, which shows it as pending, and as registered once the customer has confirmed', async ({
  page,
  agent,
  seed,
  control,
  inspect,
}) => {
  const customer = firstCustomer(agent);
  // requested early, because the browser needs some time until it intercepts the dialog
  const chooser = page.waitForEvent('filechooser');
  await seed.session();
  await page.goto(bankAccountsTab(customer));
  const added = page.getByRole('row', { name: /5142 •••• 1111/ });
  await tabTo(page, page.getByRole('tabpanel').getByRole('button', { name: 'Add bank account' }));
  const served = page.waitForRequest(/bankaccount\/associateaccount/);
  await page.keyboard.press('Enter');
  expect(Object.fromEntries(new URL((await served).url()).searchParams)).toEqual({
    pcustomerid: customer.customerId,
    pisjointbankaccount: '0',
    pisthirdpartybankaccount: '0',
    pcurrency: 'MYR',
  });
  const drawer = bankAccountDrawer(page);
  await tabTo(page, drawer.getByRole('combobox', { name: 'Bank', exact: true }));
  await page.keyboard.type('Maybank');
  await expect(drawer.getByRole('textbox', { name: 'MICR code' })).toHaveValue('MBBEMYKL');
  await tabTo(page, drawer.getByRole('textbox', { name: 'Account number', exact: true }));
  await page.keyboard.type('5142 0000 1111');
  await expect(drawer.getByRole('textbox', { name: 'Identity number' })).toHaveValue(/^\d{6}-••-••\d\d$/);
  await drawer.getByLabel('Date of the statement').fill(today());
  await tabTo(page, drawer.getByRole('button', { name: /^Attach a file/ }));
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(statement);
  await expect(drawer.getByRole('img', { name: `Preview of ${statement.name}` })).toBeVisible();
  await expect(drawer.getByRole('button', { name: `Remove ${statement.name}` })).toBeFocused();
  await inspect('bank-account');
  await expectSent(page, drawer, bankarPayloads.own(known(customer)));
  await expect(added).toContainText('Pending');
  await inspect('bank-accounts');

  await seed.checkoutCart(customer);
  await control.answerMail(mailOf(customer), 'confirm');
  await page.reload();
  await expect(added).toContainText('Registered');
  await expect(added).not.toContainText('Pending');
});

// `order.test` of the form has the same payloads without a browser
test('[ITM-06] joint and third-party accounts are sent as the oracle has them', { tag: '@long' }, async ({
  page,
  agent,
  seed,
}) => {
  const customer = firstCustomer(agent);
  await seed.session();
  const drawer = bankAccountDrawer(page);
  await page.goto(bankAccountAddress(customer));
  await drawer.getByRole('radio', { name: 'A joint account' }).check();
  await enterMaybank(drawer, '514200001111');
  await drawer.getByRole('textbox', { name: 'Joint holder’s name' }).fill('Lim Kok Seng');
  await drawer.getByRole('radio', { name: 'Both holders together' }).check();
  await drawer.getByRole('checkbox', { name: /by default/ }).check();
  await attachStatement(drawer);
  await expectSent(page, drawer, bankarPayloads.joint(known(customer)));

  await page.goto(bankAccountAddress(customer));
  await drawer.getByRole('radio', { name: 'A third party’s' }).check();
  await enterMaybank(drawer, '514200001111');
  await drawer.getByRole('textbox', { name: 'Third party’s name' }).fill('Tan Ah Kow');
  await drawer.getByRole('combobox', { name: 'Relationship to the customer' }).selectOption('Parent');
  await drawer.getByRole('combobox', { name: 'Identity document' }).selectOption('Passport');
  await drawer.getByRole('textbox', { name: 'Identity number' }).fill('A12345678');
  await attachStatement(drawer);
  await expectSent(page, drawer, bankarPayloads.thirdParty(known(customer)));
});

test('[ITM-06] [CLI-08] a foreign account is sent as the oracle has it, changed in the cart, and shown by the tab’s currency', {
  tag: '@long',
}, async ({ page, agent, seed, inspectVariant }) => {
  const customer = firstCustomer(agent);
  await seed.session();
  const drawer = bankAccountDrawer(page);
  await page.goto(bankAccountAddress(customer));
  await drawer.getByRole('combobox', { name: 'Currency' }).selectOption('USD');
  await drawer.getByRole('radio', { name: 'Abroad' }).check();
  for (const [name, text] of [
    ['Bank', 'DBS Bank'],
    ['SWIFT code', 'dbsssgsg'],
    ['Account number', '003-123456-7'],
    ['Intermediary bank’s name', 'Citibank New York'],
    ['Branch', 'Wall Street'],
    ['Intermediary bank’s SWIFT code', 'CITIUS33'],
    ['Account number at the intermediary bank', '36001234'],
  ] as const)
    await drawer.getByRole('textbox', { name, exact: true }).fill(text);
  await attachStatement(drawer);
  await inspectVariant('bank-account-foreign');
  await expectSent(page, drawer, bankarPayloads.foreign(known(customer)));

  await page.goto(`/cart?customerId=${customer.customerId}`);
  await page.getByRole('button', { name: 'Edit bank account: Add bank account, DBS Bank' }).click();
  const edited = page.getByRole('dialog', { name: 'Edit bank account' });
  await expect(edited.getByRole('textbox', { name: 'SWIFT code', exact: true })).toHaveValue('DBSSSGSG');
  await edited.getByRole('textbox', { name: 'Bank', exact: true }).fill('DBS Singapore');
  const request = page.waitForRequest(posted);
  await edited.getByRole('button', { name: 'Save changes' }).click();
  expect((await request).postDataJSON().payload).toMatchObject({
    ...bankarPayloads.foreign(known(customer)),
    bankName: 'DBS Singapore',
  });
  await expect(page.getByRole('listitem').filter({ hasText: 'SWIFT DBSSSGSG' })).toContainText(
    'Add bank account, DBS Singapore',
  );

  await page.goto(bankAccountsTab(customer));
  const rows = page.getByRole('table', { name: /^Bank accounts of/ }).getByRole('row');
  await expect(rows.filter({ hasText: 'DBS Singapore' })).toContainText('Pending');
  await page.getByRole('group', { name: 'Currency' }).getByRole('button', { name: 'USD' }).click();
  await expect(rows.filter({ hasText: 'USD' })).toContainText('DBS Singapore');
  await expect(rows.filter({ hasText: 'MYR' })).toHaveCount(0);
});
