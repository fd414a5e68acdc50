import { expect, test } from '../support/fixtures/test.ts';
import { uploadCall } from '../support/screens/documents.ts';
import { mailOf } from '../support/screens/selling.ts';
import { firstCustomer } from '../support/service/agent.ts';
import { expectFailures, failNext, failuresToTry, nextRequest } from '../support/service/call-failures.ts';

test('[CHK-05] [APP-04] lists the required documents of a sent checkout, checks a file, and keeps it when the upload fails', async ({
  page,
  context,
  agent,
  seed,
  control,
  guard,
  inspect,
}) => {
  expectFailures(guard);
  const customer = firstCustomer(agent);
  await seed.session();
  const item = await seed.investment(customer, 'CBBAL', '2000.00', 'EPF');
  const { checkoutId } = await seed.checkout(customer, [item], 'EPF');
  await page.goto(`/checkout?customerId=${customer.customerId}&sent=${checkoutId}`);

  await expect(page.getByText('EPF pays MYR 2,000.00 by form 9N (AHL)')).toBeVisible();
  await expect(page.getByText(/You open the payment/)).toHaveCount(0);
  const documents = page.getByRole('region', { name: 'Required documents' });
  await expect(documents.getByText('1 of 1 missing')).toBeVisible();
  const input = documents.locator('input[type=file]');
  const pdf = { name: '9n.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') };
  await input.setInputFiles({ ...pdf, buffer: Buffer.from('<svg onload="alert(1)"/>') });
  await expect(documents.getByText('Only PDF, JPG and PNG files can be uploaded.')).toBeVisible();
  await input.setInputFiles({ ...pdf, buffer: Buffer.alloc(5 * 1024 * 1024 + 1, '%PDF-') });
  await expect(documents.getByText(/larger than 5 MB/)).toBeVisible();
  for (const kind of failuresToTry) {
    await test.step(kind, async () => {
      const restore = await failNext({ control, context }, uploadCall, kind);
      const leaves = nextRequest(page, uploadCall);
      await input.setInputFiles(pdf);
      await leaves;
      await expect(documents.getByText(/9n.pdf did not arrive/)).toBeVisible();
      await restore();
    });
  }
  await inspect('checkout-documents');
  await documents.getByRole('button', { name: 'Try again' }).click();
  await expect(documents.getByText('All there')).toBeVisible();
  await control.fault('/application/checkout/documentrequired/list', 'html-500', { method: 'GET' });
  await page.reload();
  await expect(page.getByText('The documents could not be loaded')).toBeVisible();
  await control.fault('/application/checkout/documentrequired/list', 'none', { method: 'GET' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(documents.getByText('All there')).toBeVisible();
});

test('[CHK-04] resends the e-mail at most three times an hour, and names what Delete will delete', async ({
  page,
  context,
  agent,
  seed,
  control,
  guard,
  shot,
  inspect,
}) => {
  expectFailures(guard);
  const customer = firstCustomer(agent);
  await seed.session();
  await seed.sentInvestment(customer, 'CBSUK', '2000.00');
  await page.goto(`/checkout?customerId=${customer.customerId}`);
  const sent = page.getByRole('listitem', { name: /^CO-/ });

  const resend = '/application/checkout/resendemail';
  const restore = await failNext({ control, context }, { method: 'POST', path: resend }, 'reset');
  await sent.getByRole('button', { name: 'Resend e-mail' }).click();
  await expect(sent.getByText(/did not arrive at the service/)).toBeVisible();
  await restore();
  for (let again = 0; again < 3; again += 1) {
    await sent.getByRole('button', { name: 'Resend e-mail' }).click();
    await expect
      .poll(async () => (await control.mails(mailOf(customer))).length, { message: 'the e-mail went again' })
      .toBe(again + 2);
    await expect(sent.getByRole('button', { name: 'Resend e-mail' })).toBeEnabled();
  }
  await sent.getByRole('button', { name: 'Resend e-mail' }).click();
  await expect(sent.getByText(/three times in the last hour/)).toBeVisible();
  await inspect('checkout-already-sent');

  await sent.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('CBSUK, MYR 2,000.00')).toBeVisible();
  await shot('checkout-delete');
  await dialog.getByRole('button', { name: 'Delete checkout' }).click();
  await expect(page.getByText('Nothing has been sent to this customer yet.')).toBeVisible();
  expect((await control.ledger(customer.customerId)).checkouts.map(({ status }) => status)).toEqual([
    'Deleted',
  ]);
});
