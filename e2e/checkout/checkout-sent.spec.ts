import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures/test.ts';
import { pdf, uploadCall } from '../support/screens/documents.ts';
import { mailOf } from '../support/screens/selling.ts';
import { type Agent, firstCustomer } from '../support/service/agent.ts';
import { failuresToTry, nextRequest } from '../support/service/call-failures.ts';
import type { Seed } from '../support/service/seeding/seed.ts';

const documentsOf = (page: Page) => page.getByRole('region', { name: 'Required documents' });
const fileOf = (page: Page) => documentsOf(page).locator('input[type=file]');

/** Opens a sent checkout that EPF pays by form 9N. */
async function openCheckoutPaidByEpf(page: Page, agent: Agent, seed: Seed): Promise<void> {
  const customer = firstCustomer(agent);
  await seed.session();
  const item = await seed.investment(customer, 'CBBAL', '2000.00', 'EPF');
  const { checkoutId } = await seed.checkout(customer, [item], 'EPF');
  await page.goto(`/checkout?customerId=${customer.customerId}&sent=${checkoutId}`);
}

test('[CHK-05] [APP-04] lists the required documents of a sent checkout, and refuses files of another type or size', async ({
  page,
  agent,
  seed,
}) => {
  await openCheckoutPaidByEpf(page, agent, seed);
  await expect(page.getByText('EPF pays MYR 2,000.00 by form 9N (AHL)')).toBeVisible();
  await expect(page.getByText(/^Pay MYR/)).toHaveCount(0);
  const documents = documentsOf(page);
  await expect(documents.getByText('1 of 1 missing')).toBeVisible();
  await fileOf(page).setInputFiles({ ...pdf, buffer: Buffer.from('<svg onload="alert(1)"/>') });
  await expect(documents.getByText('Only PDF, JPG and PNG files can be uploaded.')).toBeVisible();
  await fileOf(page).setInputFiles({ ...pdf, buffer: Buffer.alloc(5 * 1024 * 1024 + 1, '%PDF-') });
  await expect(documents.getByText(/The limit is 5 MB/)).toBeVisible();
  await expect(documents.getByText('1 of 1 missing')).toBeVisible();
});

test('[CHK-05] [APP-04] keeps a file when its upload fails, and sends it on Try again', {
  tag: '@long',
}, async ({ page, agent, seed, inspect, failNext }) => {
  await openCheckoutPaidByEpf(page, agent, seed);
  const documents = documentsOf(page);
  for (const kind of failuresToTry) {
    await test.step(kind, async () => {
      const restore = await failNext(uploadCall, kind);
      const leaves = nextRequest(page, uploadCall);
      await fileOf(page).setInputFiles(pdf);
      await leaves;
      await expect(
        documents.getByText(/9n.pdf did not arrive|It is not known whether 9n.pdf arrived/),
      ).toBeVisible();
      await restore();
    });
  }
  await inspect('checkout-documents');
  await documents.getByRole('button', { name: 'Try again' }).click();
  await expect(documents.getByText('All received')).toBeVisible();
});

test('[CHK-05] shows that the documents could not be read, and reads them on Try again', {
  tag: '@long',
}, async ({ page, agent, seed, control }) => {
  const list = '/application/checkout/documentrequired/list';
  await control.fault(list, 'html-500', { method: 'GET' });
  await openCheckoutPaidByEpf(page, agent, seed);
  await expect(page.getByText('The documents could not be loaded')).toBeVisible();
  await control.fault(list, 'none', { method: 'GET' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(documentsOf(page).getByText('1 of 1 missing')).toBeVisible();
});

test.describe('a checkout that waits for the customer', () => {
  test.beforeEach(async ({ page, agent, seed }) => {
    const customer = firstCustomer(agent);
    await seed.session();
    await seed.sentInvestment(customer, 'CBSUK', '2000.00');
    await page.goto(`/checkout?customerId=${customer.customerId}`);
  });

  const sentOf = (page: Page) => page.getByRole('listitem', { name: /^CO-/ });

  test('[CHK-04] resends the e-mail at most three times an hour; one that failed does not count', {
    tag: '@long',
  }, async ({ page, agent, control, inspect, failNext }) => {
    const sent = sentOf(page);
    const resend = sent.getByRole('button', { name: 'Resend e-mail' });
    const call = { method: 'POST', path: '/application/checkout/resendemail' } as const;
    const restore = await failNext(call, 'reset');
    await resend.click();
    await expect(sent.getByText(/service could not be reached/)).toBeVisible();
    await restore();
    const mails = async () => (await control.mails(mailOf(firstCustomer(agent)))).length;
    for (let again = 0; again < 3; again += 1) {
      await resend.click();
      await expect.poll(mails, { message: 'the e-mail went again' }).toBe(again + 2);
      await expect(resend).toBeEnabled();
    }
    await resend.click();
    await expect(sent.getByText(/three times in the last hour/)).toBeVisible();
    expect(await mails()).toBe(4);
    await inspect('checkout-already-sent');
  });

  test('[CHK-04] names what Delete will delete, and deletes the checkout', async ({
    page,
    agent,
    control,
    shot,
  }) => {
    await sentOf(page).getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByText('CBSUK, MYR 2,000.00')).toBeVisible();
    await shot('checkout-delete');
    await dialog.getByRole('button', { name: 'Delete checkout' }).click();
    await expect(page.getByRole('region', { name: 'Already sent' })).toHaveCount(0);
    const { checkouts } = await control.ledger(firstCustomer(agent).customerId);
    expect(checkouts.map(({ status }) => status)).toEqual(['Deleted']);
  });
});
