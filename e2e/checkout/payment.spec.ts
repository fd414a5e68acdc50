import { addDays, today } from '@portal/shared/dates';
import { expect, test } from '../support/fixtures/test.ts';
import { pdf, uploadCall } from '../support/screens/documents.ts';
import { openPayment, payButton, readPayments, referenceField } from '../support/screens/payment.ts';

test('[PAY-01] a failed payment can be tried again, and a pending one blocks another until it is verified', async ({
  page,
  agent,
  seed,
  shot,
}) => {
  await openPayment({ page, agent, seed });
  await referenceField(page).fill('FAIL-1');
  await payButton(page).click();
  await expect(page.getByText('The payment failed')).toBeVisible();
  await shot('payment-failed');
  await referenceField(page).fill('WAIT-1');
  await payButton(page).click();
  await expect(page.getByText('The payment is being verified')).toBeVisible();
  await expect(payButton(page)).toBeHidden();
  // the bank answers at the third verification; the page that reads again after the payment may have made the second
  await expect(async () => {
    await page.getByRole('button', { name: 'Check again' }).click({ timeout: 1000 });
    await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible({ timeout: 2000 });
  }).toPass();
});

test('[PAY-01] [APP-04] pays by another payer’s cheque, with its details, slip and proof', async ({
  page,
  agent,
  seed,
  control,
  inspect,
  failNext,
}) => {
  await openPayment({ page, agent, seed }, '60000.00');
  await page.getByText(/methods that cannot be used/).click();
  await expect(page.getByText('Up to MYR 30,000.00.')).toBeVisible();
  await expect(page.getByText('Up to MYR 50,000.00.')).toBeVisible();
  await page.getByRole('radio', { name: /Cheque/ }).check();
  await page.getByRole('combobox', { name: 'Payer' }).selectOption('Someone else');
  const record = page.getByRole('button', { name: 'Record cheque of MYR 60,000.00' });
  await record.click();
  await expect(page.getByRole('textbox', { name: 'Cheque number' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Cheque number' }).fill('000123');
  await page.getByRole('combobox', { name: 'Bank of the cheque' }).selectOption('Maybank');
  const date = page.getByLabel('Date of the cheque');
  await date.fill('2020-01-01');
  await expect(page.getByText(/more than 6 months old/)).toBeVisible();
  const yesterday = addDays(today(), -1);
  await date.fill(yesterday);
  await page.getByRole('textbox', { name: 'Payer’s name' }).fill('Lim Kok Seng');
  await page.getByRole('textbox', { name: 'Payer’s identity number' }).fill('620118075311');
  await page.getByRole('combobox', { name: /^Relationship/ }).selectOption('Spouse');
  await page.getByRole('combobox', { name: 'Payer’s bank' }).selectOption('Maybank');
  await page.getByRole('textbox', { name: 'Why the customer does not pay' }).fill('Common account');
  await page
    .getByRole('group', { name: 'Slip' })
    .locator('input[type=file]')
    .setInputFiles({ ...pdf, name: 'slip.pdf' });
  await expect(page.getByText('slip.pdf')).toBeVisible();
  const restore = await failNext(uploadCall, 'html-500');
  const proof = page.getByRole('group', { name: /^Proof/ });
  await proof.locator('input[type=file]').setInputFiles({ ...pdf, name: 'proof.pdf' });
  await expect(proof.getByText(/It is not known whether proof.pdf arrived/)).toBeVisible();
  await restore();
  await proof.getByRole('button', { name: 'Try again' }).click();
  await expect(proof.getByText('proof.pdf', { exact: true })).toBeVisible();
  await inspect('payment-cheque');
  await record.click();
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
  expect(await readPayments(control, agent)).toMatchObject([
    {
      method: 'CHQ',
      reference: '000123',
      cheque: { date: yesterday },
      slip: expect.stringMatching(/.::./),
      payer: { name: 'Lim Kok Seng', relationship: 'Spouse', proof: expect.stringMatching(/.::./) },
    },
  ]);
});

test('the result page without an application says that there is nothing to show', { tag: '@long' }, async ({
  page,
  seed,
  inspect,
}) => {
  await seed.session();
  await page.goto('/payment/successful');
  await expect(page.getByText('There is nothing to show')).toBeVisible();
  await inspect('payment-result-empty');
});
