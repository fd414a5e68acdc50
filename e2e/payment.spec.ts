import type { Page } from 'playwright/test';
import { type Agent, firstCustomer } from './support/agent.ts';
import type { Control } from './support/control.ts';
import type { Seed } from './support/seeding/seed.ts';
import { expectFailures, failNext, failures, nextRequest } from './support/six-faults.ts';
import { expect, test } from './support/test.ts';

const pay = { method: 'POST', path: '/application/payment' } as const;
const verify = '/application/verify';
const payButton = (page: Page) => page.getByRole('button', { name: /^Pay MYR/ });
const reference = (page: Page) => page.getByRole('textbox', { name: 'Reference', exact: true });
const paymentOf = (application: string) => `/payment?applicationId=${application}`;

interface Walk {
  readonly page: Page;
  readonly agent: Agent;
  readonly seed: Seed;
  readonly control: Control;
}

/** Opens the payment of one investment that the customer has confirmed. */
async function openPayment(
  { page, agent, seed }: Omit<Walk, 'control'>,
  amount = '2000.00',
): Promise<string> {
  await seed.session();
  const application = await seed.payableApplication(firstCustomer(agent), 'CBSUK', amount);
  await page.goto(paymentOf(application));
  await expect(payButton(page)).toBeVisible();
  return application;
}

const paymentsOf = async ({ control, agent }: Pick<Walk, 'control' | 'agent'>) =>
  (await control.ledger(firstCustomer(agent).customerId)).payments;

test('[PAY-02] [API-05] whatever paying meets, nothing typed is lost, there is a way on, and one payment comes of it', async ({
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
  await openPayment({ page, agent, seed });
  await page.getByRole('radio', { name: /DuitNow/ }).check();
  await reference(page).fill('R-77');
  const kept = async () => {
    await expect(page.getByRole('radio', { name: /DuitNow/ })).toBeChecked();
    await expect(reference(page)).toHaveValue('R-77');
    await expect(payButton(page)).toBeVisible();
  };
  for (const kind of failures) {
    await test.step(kind, async () => {
      const restore = await failNext({ control, context }, pay, kind);
      // offline nothing leaves: what is in doubt cannot even be read back
      const leaves = kind === 'offline' ? undefined : nextRequest(page, pay);
      await payButton(page).click();
      await leaves;
      const told = page.getByText(
        kind === 'offline' ? 'It is not known whether it was paid' : 'It was not paid',
      );
      await expect(told).toBeVisible();
      await restore();
      // offline even the reading back fails: nothing may be paid before it went well
      if (kind === 'offline') {
        await expect(payButton(page)).toBeHidden();
        await page.getByRole('button', { name: 'Check again' }).click();
        await expect(page.getByText('It was not paid')).toBeVisible();
      }
      await kept();
    });
  }
  await shot('payment-not-paid');
  await accessible();
  await test.step('unauthorised', async () => {
    await control.fault(pay.path, 'unauthorised', { method: 'POST', times: 1 });
    await payButton(page).click();
    await expect(page.getByText(/The service did not take it/)).toBeVisible();
    await kept();
  });
  await control.fault(pay.path, 'slow', { method: 'POST', times: 1, ms: 1_500 });
  await payButton(page).dblclick();
  await expect(page.getByRole('button', { name: 'Paying…' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
  expect(await paymentsOf({ control, agent })).toHaveLength(1);
});

for (const keys of ['with', 'without'] as const) {
  test(`[PAY-02] ${keys} Idempotency-Key, lost replies, two tabs and reloads make one payment`, async ({
    page,
    context,
    agent,
    seed,
    control,
    guard,
  }) => {
    expectFailures(guard);
    if (keys === 'without') await control.ignoreIdempotencyKeys();
    const application = await openPayment({ page, agent, seed });
    const other = await context.newPage();
    await other.goto(paymentOf(application));
    await expect(payButton(other)).toBeVisible();
    await control.fault(pay.path, 'commit-then-lose', { method: 'POST', times: 1 });
    await control.fault(verify, 'slow', { method: 'POST', times: 1, ms: 1_000 });
    // at once: a press that first waits for its tab's turn to paint finds the button gone
    await Promise.all([payButton(page).dispatchEvent('click'), payButton(other).dispatchEvent('click')]);
    await expect(
      page
        .getByText(/Checking what happened…|Another tab is sending|Payment received|Nothing is due/)
        .first(),
    ).toBeVisible();
    await expect(page.getByText(/Payment received|Nothing is due/).first()).toBeVisible();
    await expect(other.getByText(/Payment received|Nothing is due/).first()).toBeVisible();
    await page.goto(`/payment/successful?applicationId=${application}`);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
    expect(await paymentsOf({ control, agent })).toHaveLength(1);
  });

  test(`[PAY-02] ${keys} Idempotency-Key, a reload in the middle of paying reads back first`, async ({
    page,
    agent,
    seed,
    control,
    guard,
  }) => {
    expectFailures(guard);
    if (keys === 'without') await control.ignoreIdempotencyKeys();
    await openPayment({ page, agent, seed });
    await control.fault(pay.path, 'slow', { method: 'POST', times: 1, ms: 1_500 });
    const leaves = nextRequest(page, pay);
    await payButton(page).click();
    await leaves;
    await page.reload();
    // a slow machine comes back when it has arrived already
    await expect(
      page.getByText(/Checking what happened…|Payment received|Nothing is due/).first(),
    ).toBeVisible();
    await expect(page.getByText(/Payment received|Nothing is due/).first()).toBeVisible();
    expect(await paymentsOf({ control, agent })).toHaveLength(1);
  });
}

test('[PAY-02] as long as the outcome cannot be read nothing can be paid', async ({
  page,
  agent,
  seed,
  control,
  guard,
  shot,
  accessible,
}) => {
  expectFailures(guard);
  await openPayment({ page, agent, seed });
  await control.fault(pay.path, 'commit-then-lose', { method: 'POST', times: 1 });
  await control.fault(verify, 'html-500', { method: 'POST' });
  await payButton(page).click();
  await expect(page.getByText('It is not known whether it was paid')).toBeVisible();
  await expect(payButton(page)).toBeHidden();
  await shot('payment-unknown');
  await accessible();
  await page.reload();
  await expect(page.getByText('The payment could not be opened')).toBeVisible();
  await control.fault(verify, 'none', { method: 'POST' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/Payment received|Nothing is due/).first()).toBeVisible();
  expect(await paymentsOf({ control, agent })).toHaveLength(1);
});

test('[PAY-01] pending blocks another payment until it is verified; a failed one may be tried again', async ({
  page,
  agent,
  seed,
  shot,
}) => {
  await openPayment({ page, agent, seed });
  await reference(page).fill('FAIL-1');
  await payButton(page).click();
  await expect(page.getByText('The payment failed')).toBeVisible();
  await shot('payment-failed');
  await reference(page).fill('WAIT-1');
  await payButton(page).click();
  await expect(page.getByText('The payment is being verified')).toBeVisible();
  await expect(payButton(page)).toBeHidden();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
});

test('[PAY-01] [APP-04] a cheque of another payer: number, bank, date, slip, payer and proof', async ({
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
  await openPayment({ page, agent, seed }, '60000.00');
  await expect(page.getByText('Up to MYR 30,000.00.')).toBeVisible();
  await expect(page.getByText('Up to MYR 50,000.00.')).toBeVisible();
  await page.getByRole('radio', { name: /Cheque/ }).check();
  await page.getByRole('combobox', { name: 'Payer' }).selectOption('Someone else');
  await payButton(page).click();
  await expect(page.getByRole('textbox', { name: 'Cheque number' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Cheque number' }).fill('000123');
  await page.getByRole('combobox', { name: 'Bank of the cheque' }).selectOption('Maybank');
  const date = page.getByLabel('Date of the cheque');
  await date.fill('2020-01-01');
  await expect(page.getByText(/more than 6 months old/)).toBeVisible();
  await date.fill(new Date(Date.now() - 86_400_000).toISOString().slice(0, 10));
  await page.getByRole('textbox', { name: 'Payer’s name' }).fill('Lim Kok Seng');
  await page.getByRole('textbox', { name: 'Payer’s identity number' }).fill('620118075311');
  await page.getByRole('combobox', { name: /^Relationship/ }).selectOption('Spouse');
  await page.getByRole('combobox', { name: 'Payer’s bank' }).selectOption('Maybank');
  await page.getByRole('textbox', { name: 'Why the customer does not pay' }).fill('Common account');
  const pdf = { mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') };
  await slipInput(page).setInputFiles({ ...pdf, name: 'slip.pdf' });
  await expect(page.getByText('slip.pdf')).toBeVisible();
  const restore = await failNext(
    { control, context },
    { method: 'POST', path: '/helpme/s3getpost' },
    'html-500',
  );
  const proof = page.getByRole('group', { name: /^Proof/ });
  await proof.locator('input[type=file]').setInputFiles({ ...pdf, name: 'proof.pdf' });
  await expect(proof.getByText(/proof.pdf did not arrive/)).toBeVisible();
  await restore();
  await proof.getByRole('button', { name: 'Try again' }).click();
  await expect(proof.getByText('proof.pdf', { exact: true })).toBeVisible();
  await shot('payment-cheque');
  await accessible();
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
  expect(await paymentsOf({ control, agent })).toMatchObject([
    { method: 'CHQ', payer: { name: 'Lim Kok Seng', relationship: 'Spouse' } },
  ]);
});

const slipInput = (page: Page) => page.getByRole('group', { name: 'Slip' }).locator('input[type=file]');

test('[API-05] reads of payment and result that fail are told, and Try again brings them', async ({
  page,
  agent,
  seed,
  control,
  guard,
  shot,
  accessible,
}) => {
  test.slow();
  expectFailures(guard);
  const application = await openPayment({ page, agent, seed });
  await readsRecover({ page, control }, paymentOf(application), 'The payment could not be opened');
  await shot('payment-loaded');
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
  await readsRecover(
    { page, control },
    `/payment/successful?applicationId=${application}`,
    'The payment could not be read',
  );
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy summary' }).isVisible();
  await shot('payment-received');
  await accessible();
  await page.getByRole('link', { name: 'Back to customer' }).click();
  await expect(page).toHaveURL(/client-profile/);
});

/** Tries a page's two reads with each failure. */
async function readsRecover(
  { page, control }: Pick<Walk, 'page' | 'control'>,
  address: string,
  says: string,
): Promise<void> {
  const reads = [
    { path: '/application/paymentsummary', method: 'GET' },
    { path: verify, method: 'POST' },
  ] as const;
  for (const { path, method } of reads) {
    for (const kind of ['html-500', 'wrong-shape', 'reset'] as const) {
      await test.step(`${path}: ${kind}`, async () => {
        await control.fault(path, kind, { method });
        await page.goto(address);
        await expect(page.getByText(says)).toBeVisible();
        await control.fault(path, 'none', { method });
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByText(says)).toBeHidden();
      });
    }
  }
}
