import { expect, test } from '../support/fixtures/test.ts';
import { answeredControls } from '../support/page/answered-controls.ts';
import { untilDraftIsSaved } from '../support/page/stored-data.ts';
import { emailField, methodField } from '../support/screens/checkout.ts';
import { pdf } from '../support/screens/documents.ts';
import { actOn, fillCheckout, giveDeclaration, mailOf, submitButton } from '../support/screens/selling.ts';
import { firstCustomer } from '../support/service/agent.ts';

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
  inspectVariant,
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
  await inspectVariant('checkout-complaint');
});

test('[CHK-03] sends nothing before the declaration is given', { tag: '@long' }, async ({
  page,
  agent,
  seed,
}) => {
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
  await expect(
    page.getByText('Confirm that the customer has the documents of every fund that is bought.'),
  ).toBeVisible();
  expect(sent).toBe(0);
  await giveDeclaration(page);
  await submit.click();
  await expect(page).toHaveURL(/sent=/);
  expect(sent).toBe(1);
});

test.describe('a vulnerable customer whose risk is moderate', () => {
  test.use({ agentWish: { rank: 3, vulnerable: true } });

  test('[CHK-01] [CHK-03] [CHK-04] sends every answer of the screen, and fills them in after the customer rejected and the items are moved to the cart', async ({
    page,
    agent,
    seed,
    control,
    inspect,
    inspectVariant,
  }) => {
    const customer = firstCustomer(agent);
    const email = mailOf(customer);
    await seed.session();
    await seed.investment(customer, 'CBSUK', '2000.00');
    const riskier = await seed.investment(customer, 'CBGTU', '2000.00');
    await page.goto(`/checkout?customerId=${customer.customerId}`);
    await expect(submitButton(page)).toBeVisible();
    const box = (name: RegExp) => page.getByRole('checkbox', { name });
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    const choice = (name: string) => page.getByRole('combobox', { name, exact: true });
    const tickAll = async () => {
      for (const name of [/prospectus/, /a way that the customer follows/, /this address/])
        await box(name).check();
    };

    await emailField(page).fill(email);
    await box(/CBGTU is above/).check();
    await tickAll();
    await field('Customer’s reason for CBGTU').fill('Has a long horizon.');
    await page.getByRole('radio', { name: 'Yes' }).check();
    await field('Trusted contact').fill('Syed Ahmad');
    await field('Phone').fill('+60 12-331 9047');
    await methodField(page).selectOption('DNOW');
    await choice('Payer').selectOption('Someone else');
    await field('Payer’s name').fill('Lim Kok Seng');
    await field('Payer’s identity number').fill('620118-07-5311');
    await choice('Relationship to the customer').selectOption('Spouse');
    await choice('Payer’s bank').selectOption('Maybank');
    await field('Why the customer does not pay').fill('Pays from a common account');
    await page.getByLabel('Proof of identity or relationship').locator('input').setInputFiles(pdf);
    await expect(page.getByRole('button', { name: `Remove ${pdf.name}` })).toBeVisible();
    await inspect('checkout-extra-care');

    const typed = {
      'Has the customer borrowed in ringgit?': 'Yes',
      'Trusted contact': 'Syed Ahmad',
      Phone: '+60 12-331 9047',
      'Payment method, MYR': 'DuitNow',
      Payer: 'Someone else',
      'Payer’s name': 'Lim Kok Seng',
      'Payer’s identity number': '620118-••-••11',
      'Relationship to the customer': 'Spouse',
      'Payer’s bank': 'Maybank',
      'Why the customer does not pay': 'Pays from a common account',
      'Proof of identity or relationship': pdf.name,
      'Customer’s e-mail': email,
      'Payment method, USD': 'Telegraphic transfer',
    };
    const declaration = page.getByRole('main');
    expect(await answeredControls(declaration)).toEqual({
      ...typed,
      'The customer knows that CBGTU is above the Moderate risk category and wants to go on.': 'ticked',
      'Customer’s reason for CBGTU': 'Has a long horizon.',
      'The customer has received the prospectus and product highlights sheet of every fund that is bought.':
        'ticked',
      'I have explained every item and its risks in a way that the customer follows.': 'ticked',
      'The customer has confirmed this address.': 'ticked',
    });
    const [sent] = await Promise.all([
      page.waitForRequest(
        (request) => /application\/checkout$/.test(request.url()) && request.method() === 'POST',
      ),
      submitButton(page).click(),
    ]);
    const tickedAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]+\+08:00$/);
    expect(sent.postDataJSON()).toMatchObject({
      customerEmail: email,
      payment: [
        { currency: 'MYR', method: 'DNOW' },
        { currency: 'USD', method: 'TT' },
      ],
    });
    expect(sent.postDataJSON().declaration).toEqual({
      documentsReceived: true,
      mismatches: [{ itemId: riskier, kind: 'risk', reason: 'Has a long horizon.' }],
      domesticBorrowing: true,
      vulnerable: { explained: true, trustedContact: { name: 'Syed Ahmad', phone: '+60123319047' } },
      emailConfirmed: true,
      statements: [
        { code: 'documents-received', version: 2, tickedAt },
        { code: 'mismatch-risk', version: 2, tickedAt },
        { code: 'extra-care-explained', version: 1, tickedAt },
        { code: 'email-confirmed', version: 1, tickedAt },
      ],
    });
    expect(sent.postDataJSON().payer).toEqual({
      name: 'Lim Kok Seng',
      idNo: '620118-07-5311',
      relationship: 'Spouse',
      reason: 'Pays from a common account',
      bankName: 'Maybank',
      proof: expect.stringMatching(/.::./),
    });
    await expect(page).toHaveURL(/sent=/);

    await control.answerMail(email, 'reject', 'Another fund, please');
    // without loading the page again: that could come before the answers are stored
    await page.getByRole('link', { name: 'Applications', exact: true }).click();
    await page.getByRole('link', { name: /^Correct/ }).click();
    await expect(page.getByText('Another fund, please', { exact: false })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveText([
      'Move to cart and correct',
      'Keep it rejected',
    ]);
    await inspect('checkout-rejected');
    await page.getByRole('button', { name: 'Move to cart and correct' }).click();
    await page
      .getByRole('link', { name: /^Check out 2/ })
      .first()
      .click();
    await expect(page.getByText('Filled in with what you sent last time')).toBeVisible();
    await expect(submitButton(page)).toBeVisible();
    await expect(page.getByText('Reason: Has a long horizon.')).toBeVisible();
    // everything but the confirmations
    expect(await answeredControls(declaration)).toEqual(typed);
    await inspectVariant('checkout-sent-before');
    await tickAll();
    await submitButton(page).click();
    await expect(page).toHaveURL(/sent=/);
  });
});
