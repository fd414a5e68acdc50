import { expect, test } from './support/fixtures/test.ts';
import { untilDraftIsSaved } from './support/page/stored-data.ts';
import { emailField, methodField } from './support/screens/checkout.ts';
import { actOn, fillCheckout, giveDeclaration, mailOf } from './support/screens/selling.ts';
import { firstCustomer } from './support/service/agent.ts';

test('[SES-09] a reload keeps what was typed into a checkout, and the confirmations must be given again', async ({
  page,
  agent,
  seed,
}) => {
  const customer = firstCustomer(agent);
  await seed.session();
  await seed.investment(customer, 'CBSUK', '2000.00');
  await fillCheckout(page, customer);
  await untilDraftIsSaved(page, () => methodField(page).selectOption('DNOW'));
  const payer = page.getByRole('combobox', { name: 'Payer' });
  await untilDraftIsSaved(page, () => payer.selectOption('Someone else'));
  await untilDraftIsSaved(page, () =>
    page.getByRole('textbox', { name: 'Payer’s name' }).fill('Lim Kok Seng'),
  );
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Payer’s name' })).toHaveValue('Lim Kok Seng');
  await expect(emailField(page)).toHaveValue(mailOf(customer));
  await expect(methodField(page)).toHaveValue('DNOW');
  await expect(page.getByRole('checkbox', { name: /confirmed this address/ })).not.toBeChecked();
});

test('[CHK-02] shows the service’s complaint at its item before anything is sent', async ({
  page,
  browser,
  agent,
  seed,
  inspect,
}) => {
  const customer = firstCustomer(agent);
  await seed.session();
  await seed.investment(customer, 'CBSUK', '2000.00');
  await page.goto(`/checkout?customerId=${customer.customerId}`);
  await giveDeclaration(page);

  // the same agent removes the item at another computer
  const otherComputer = await browser.newPage();
  await seed.session(otherComputer);
  await otherComputer.goto(`/cart?customerId=${customer.customerId}`);
  const removed = otherComputer.waitForResponse(/cart\/delete/);
  await actOn(otherComputer, 'Remove', 'Invest in Cempaka Biru Sukuk');
  await removed;
  await otherComputer.close();

  const validated = page.waitForRequest(/checkout\/validate/);
  await page.getByRole('button', { name: /^Submit 1 item for/ }).click();
  expect(Object.keys((await validated).postDataJSON())).toEqual([
    'channel',
    'userId',
    'customerId',
    'itemIds',
  ]);
  await expect(page.getByRole('row', { name: /CBSUK/ })).toContainText('This item is no longer in the cart.');
  await inspect('checkout-complaint');
});

test('[CHK-03] sends nothing before the declaration is given', async ({ page, agent, seed }) => {
  const customer = firstCustomer(agent);
  await seed.session();
  await seed.investment(customer, 'CBSUK', '2000.00');
  await page.goto(`/checkout?customerId=${customer.customerId}`);
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/application/checkout')) sent += 1;
  });
  const submit = page.getByRole('button', { name: /^Submit 1 item for/ });
  await submit.click();
  await expect(page.getByText('Confirm that the customer has the documents of every scheme.')).toBeVisible();
  expect(sent).toBe(0);
  await giveDeclaration(page);
  await submit.click();
  await expect(page).toHaveURL(/sent=/);
  expect(sent).toBe(1);
});
