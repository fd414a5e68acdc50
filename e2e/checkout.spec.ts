import type { Page } from 'playwright/test';
import { firstCustomer } from './support/agent.ts';
import { untilKept } from './support/left-behind.ts';
import { accountOf, declare, fillCheckout, mailOf, openDrawer, submitButton } from './support/selling.ts';
import { expectFailures, failNext, failures, nextRequest } from './support/six-faults.ts';
import { expect, test } from './support/test.ts';

const submit = { method: 'POST', path: '/application/checkout' } as const;
const upload = { method: 'POST', path: '/helpme/s3getpost' } as const;
const email = (page: Page) => page.getByRole('textbox', { name: 'Customer’s e-mail' });
const method = (page: Page) => page.getByRole('combobox', { name: 'Payment method, MYR' });

/** What was typed and chosen stands as it was, and there is a way to send. */
async function expectKept(page: Page, address: string): Promise<void> {
  await expect(email(page)).toHaveValue(address);
  await expect(method(page)).toHaveValue('DNOW');
  await expect(page.getByRole('checkbox', { name: /received the prospectus/ })).toBeChecked();
  await expect(submitButton(page)).toBeVisible();
}

test('[CHK-06] [API-05] whatever sending meets, nothing typed is lost, there is a way on, and one checkout comes of it', async ({
  page,
  context,
  agent,
  seed,
  control,
  guard,
  shot,
  accessible,
}) => {
  test.slow();
  expectFailures(guard);
  const customer = firstCustomer(agent);
  await seed.session();
  await seed.investment(customer, 'CBSUK', '2000.00');
  await fillCheckout(page, customer);
  await method(page).selectOption('DNOW');
  for (const kind of failures) {
    await test.step(kind, async () => {
      const restore = await failNext({ control, context }, submit, kind);
      const unknown = page.getByRole('alert').filter({ hasText: 'It is not known whether it was sent' });
      // offline nothing leaves: what is in doubt cannot even be read back
      const leaves = kind === 'offline' ? undefined : nextRequest(page, submit);
      await submitButton(page).click();
      await leaves;
      await expect(kind === 'offline' ? unknown : page.getByText('It was not sent')).toBeVisible();
      await restore();
      // offline even the reading back fails: nothing may be sent before it went well
      if (kind === 'offline') {
        await expect(submitButton(page)).toBeHidden();
        await unknown.getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByText('It was not sent')).toBeVisible();
      }
      await expectKept(page, mailOf(customer));
      if (kind === 'reset') {
        await shot('checkout-not-sent');
        await accessible();
      }
    });
  }
  await test.step('unauthorised', async () => {
    await control.fault(submit.path, 'unauthorised', { method: 'POST', times: 1 });
    await submitButton(page).click();
    await expect(page.getByText(/The service did not take it/)).toBeVisible();
    await expectKept(page, mailOf(customer));
  });
  await test.step('validation before sending', async () => {
    const restore = await failNext(
      { control, context },
      { method: 'POST', path: '/application/checkout/validate' },
      'html-500',
    );
    await submitButton(page).click();
    await expect(page.getByText(/could not check the items/)).toBeVisible();
    await restore();
    await expectKept(page, mailOf(customer));
  });
  await control.fault(submit.path, 'slow', { method: 'POST', times: 1, ms: 3_000 });
  await submitButton(page).click();
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
  await expect(page).toHaveURL(/sent=/);
  expect((await control.ledger(customer.customerId)).checkouts).toHaveLength(1);
});

for (const keys of ['with', 'without'] as const) {
  test.describe(`${keys} Idempotency-Key`, () => {
    test.beforeEach(async ({ control }) => {
      if (keys === 'without') await control.ignoreIdempotencyKeys();
    });

    test('[CHK-06] a lost reply is read back and counts as sent', async ({
      page,
      agent,
      seed,
      control,
      guard,
    }) => {
      expectFailures(guard);
      const customer = firstCustomer(agent);
      await seed.session();
      await seed.investment(customer, 'CBSUK', '2000.00');
      await fillCheckout(page, customer);
      await control.fault(submit.path, 'commit-then-lose', { method: 'POST', times: 1 });
      // slow enough to be seen
      await control.fault(submit.path, 'slow', { method: 'GET', times: 2, ms: 3_000 });
      await submitButton(page).dblclick();
      await expect(page.getByText('Checking what happened…').first()).toBeVisible();
      await expect(page).toHaveURL(/sent=/);
      expect((await control.ledger(customer.customerId)).checkouts).toHaveLength(1);
    });

    test('[CHK-06] two tabs that send together, one with a lost reply, make one checkout, and both show it', async ({
      page,
      context,
      agent,
      seed,
      control,
      guard,
    }) => {
      expectFailures(guard);
      const customer = firstCustomer(agent);
      await seed.session();
      await seed.investment(customer, 'CBSUK', '2000.00');
      const other = await context.newPage();
      await fillCheckout(page, customer);
      await fillCheckout(other, customer);
      await control.fault(submit.path, 'commit-then-lose', { method: 'POST', times: 1 });
      // at once: a press that first waits for its tab's turn to paint finds the button gone
      await Promise.all([
        submitButton(page).dispatchEvent('click'),
        submitButton(other).dispatchEvent('click'),
      ]);
      // either may be first
      for (const tab of [page, other])
        await expect(tab.getByText(/\d items? sent to |Nothing to check out/).first()).toBeVisible();
      expect([page.url(), other.url()]).toContainEqual(expect.stringContaining('sent='));
      expect((await control.ledger(customer.customerId)).checkouts).toHaveLength(1);
    });

    test('[CHK-06] a reload in the middle of sending reads back first, and sends nothing again', async ({
      page,
      agent,
      seed,
      control,
      guard,
    }) => {
      expectFailures(guard);
      const customer = firstCustomer(agent);
      await seed.session();
      await seed.investment(customer, 'CBSUK', '2000.00');
      await fillCheckout(page, customer);
      await control.fault(submit.path, 'slow', { method: 'POST', times: 1, ms: 1_500 });
      const leaves = nextRequest(page, submit);
      await submitButton(page).click();
      await leaves;
      await page.reload();
      // a slow machine comes back when it has arrived already
      await expect(page.getByText(/Checking what happened…|\d items? sent to /).first()).toBeVisible();
      await expect(submitButton(page)).toBeHidden();
      await expect(page).toHaveURL(/sent=/);
      expect((await control.ledger(customer.customerId)).checkouts).toHaveLength(1);
    });
  });
}

test('[CHK-06] as long as it cannot be read back there is nothing but to check again', async ({
  page,
  agent,
  seed,
  control,
  guard,
  shot,
  accessible,
}) => {
  expectFailures(guard);
  const customer = firstCustomer(agent);
  await seed.session();
  await seed.investment(customer, 'CBSUK', '2000.00');
  await fillCheckout(page, customer);
  await control.fault(submit.path, 'commit-then-lose', { method: 'POST', times: 1 });
  await control.fault(submit.path, 'wrong-shape', { method: 'GET' });
  await submitButton(page).click();
  await expect(page.getByText('It is not known whether it was sent')).toBeVisible();
  await expect(submitButton(page)).toBeHidden();
  await shot('checkout-unknown');
  await accessible();
  await control.fault(submit.path, 'none', { method: 'GET' });
  await page
    .getByRole('alert')
    .filter({ hasText: 'not known' })
    .getByRole('button', { name: 'Try again' })
    .click();
  await expect(page).toHaveURL(/sent=/);
  expect((await control.ledger(customer.customerId)).checkouts).toHaveLength(1);
});

test('[SES-09] what was typed into a checkout is there again after a reload; confirmations are given anew', async ({
  page,
  agent,
  seed,
}) => {
  const customer = firstCustomer(agent);
  await seed.session();
  await seed.investment(customer, 'CBSUK', '2000.00');
  await fillCheckout(page, customer);
  await untilKept(page, () => method(page).selectOption('DNOW'));
  const payer = page.getByRole('combobox', { name: 'Payer' });
  await untilKept(page, () => payer.selectOption('Someone else'));
  await untilKept(page, () => page.getByRole('textbox', { name: 'Payer’s name' }).fill('Lim Kok Seng'));
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Payer’s name' })).toHaveValue('Lim Kok Seng');
  await expect(email(page)).toHaveValue(mailOf(customer));
  await expect(method(page)).toHaveValue('DNOW');
  await expect(page.getByRole('checkbox', { name: /confirmed this address/ })).not.toBeChecked();
});

test('[CHK-05] [APP-04] the documents of what was sent are listed; a file is checked, and what fails is kept', async ({
  page,
  context,
  agent,
  seed,
  control,
  guard,
  shot,
  accessible,
}) => {
  expectFailures(guard);
  const customer = firstCustomer(agent);
  await seed.session();
  const drawer = await openDrawer(page, customer, 'CBBAL', accountOf(customer, 'EPF'));
  await drawer.getByRole('textbox', { name: 'Amount' }).fill('2,000');
  await drawer.getByRole('button', { name: 'Add to cart' }).click();
  await expect(drawer).toBeHidden();
  await fillCheckout(page, customer);
  await submitButton(page).click();
  await expect(page).toHaveURL(/sent=/);

  const documents = page.getByRole('region', { name: 'Documents asked for' });
  await expect(documents.getByText('1 of 1 missing')).toBeVisible();
  const input = documents.locator('input[type=file]');
  const pdf = { name: '9n.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') };
  await input.setInputFiles({ ...pdf, buffer: Buffer.from('<svg onload="alert(1)"/>') });
  await expect(documents.getByText('Only PDF, JPG and PNG files can be uploaded.')).toBeVisible();
  await input.setInputFiles({ ...pdf, buffer: Buffer.alloc(5 * 1024 * 1024 + 1, '%PDF-') });
  await expect(documents.getByText(/larger than 5 MB/)).toBeVisible();
  for (const kind of failures) {
    await test.step(kind, async () => {
      const restore = await failNext({ control, context }, upload, kind);
      const leaves = nextRequest(page, upload);
      await input.setInputFiles(pdf);
      await leaves;
      await expect(documents.getByText(/9n.pdf did not arrive/)).toBeVisible();
      await restore();
    });
  }
  await shot('checkout-documents');
  await accessible();
  await documents.getByRole('button', { name: 'Try again' }).click();
  await expect(documents.getByText('All there')).toBeVisible();
  await control.fault('/application/checkout/documentrequired/list', 'html-500', { method: 'GET' });
  await page.reload();
  await expect(page.getByText('The documents could not be loaded')).toBeVisible();
  await control.fault('/application/checkout/documentrequired/list', 'none', { method: 'GET' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(documents.getByText('All there')).toBeVisible();
});

test('[CHK-04] resend and delete: what fails is told at its checkout, and deleting names what is lost', async ({
  page,
  context,
  agent,
  seed,
  control,
  guard,
  shot,
  accessible,
}) => {
  expectFailures(guard);
  const customer = firstCustomer(agent);
  await seed.session();
  await seed.investment(customer, 'CBSUK', '2000.00');
  await fillCheckout(page, customer);
  await submitButton(page).click();
  await expect(page).toHaveURL(/sent=/);
  await page.goto(`/checkout?customerId=${customer.customerId}`);
  const sent = page.getByRole('listitem', { name: /^CO-/ });

  const resend = '/application/checkout/resendemail';
  const restore = await failNext({ control, context }, { method: 'POST', path: resend }, 'reset');
  await sent.getByRole('button', { name: 'Resend e-mail' }).click();
  await expect(sent.getByText(/Send it again if the customer has not got the e-mail/)).toBeVisible();
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
  await shot('checkout-already-sent');
  await accessible();

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

test('[CHK-02] [API-05] reads of the checkout that fail are told at their place, with what was typed in sight', async ({
  page,
  agent,
  seed,
  control,
  guard,
}) => {
  test.slow();
  expectFailures(guard);
  const customer = firstCustomer(agent);
  await seed.session();
  await seed.investment(customer, 'CBSUK', '2000.00');
  const reads = [
    { path: '/application/checkout/validate', method: 'POST', says: 'The items could not be checked' },
    { path: '/application/sat/productmismatch', method: 'GET', says: 'Suitability could not be checked' },
    { path: '/application/checkout', method: 'GET', says: 'Earlier checkouts could not be loaded' },
    { path: '/cif/prr/customer/info', method: 'GET', says: 'The checkout could not be prepared' },
    { path: '/application/cart/list', method: 'GET', says: 'The checkout could not be prepared' },
  ] as const;
  for (const { path, method: verb, says } of reads) {
    for (const kind of ['html-500', 'wrong-shape'] as const) {
      await test.step(`${path}: ${kind}`, async () => {
        await control.fault(path, kind, { method: verb });
        await page.goto(`/checkout?customerId=${customer.customerId}`);
        const told = page.getByRole('alert').filter({ hasText: says });
        await expect(told).toBeVisible();
        await control.fault(path, 'none', { method: verb });
        await told.getByRole('button', { name: 'Try again' }).click();
        await expect(told).toBeHidden();
        await expect(submitButton(page)).toBeVisible();
      });
    }
  }
  await declare(page);
  await submitButton(page).click();
  await expect(page).toHaveURL(/sent=/);
});
