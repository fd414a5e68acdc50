import type { Page } from 'playwright/test';
import { type Customer, firstCustomer } from './support/agent.ts';
import type { Control } from './support/control.ts';
import { go } from './support/go.ts';
import { inForm } from './support/run-form.ts';
import { declare, mailOf, shownApplication, submitButton } from './support/selling.ts';
import { expectFailures, nextRequest } from './support/six-faults.ts';
import { expect, test } from './support/test.ts';

const submit = { method: 'POST', path: '/application/checkout' } as const;
const pay = { method: 'POST', path: '/application/payment' } as const;
type Command = typeof submit | typeof pay;

/** Faults that a checkout and then its payment meet. */
const faults = [
  'double click',
  'lost reply',
  'lost reply, double click',
  'broken connection',
  'reload',
  'reload, lost reply',
  'two tabs',
  'two tabs, lost reply',
  'two tabs, double clicks',
  'two tabs, broken connection',
  'two tabs, reload',
  'lost reply that cannot be read back at once',
] as const;
type Fault = (typeof faults)[number];

/** What each kind of service meets: everything in the long form, what differs most in the short one. */
const faultsOf: Readonly<Record<'with' | 'without', readonly Fault[]>> = {
  with: inForm<readonly Fault[]>(['lost reply, double click', 'two tabs, reload'], faults),
  without: inForm<readonly Fault[]>(
    ['reload, lost reply', 'two tabs', 'lost reply that cannot be read back at once'],
    faults,
  ),
};

/** An agent with two tabs open. */
interface Walk {
  readonly page: Page;
  readonly other: Page;
  readonly control: Control;
  readonly customer: Customer;
}

/** Fills in the checkout of the whole cart. */
async function fill(page: Page, customer: Customer): Promise<void> {
  await page.goto(`/checkout?customerId=${customer.customerId}`);
  await page.getByRole('textbox', { name: 'Customer’s e-mail' }).fill(mailOf(customer));
  await declare(page);
}

/** Arms what the command meets at the service. `readBack` is the call by which its outcome is read. */
async function arm(
  control: Control,
  fault: Fault,
  { method, path }: Command,
  readBack: Parameters<Control['fault']>,
) {
  if (fault.includes('lost reply')) await control.fault(path, 'commit-then-lose', { method, times: 1 });
  else if (fault.includes('broken connection')) await control.fault(path, 'reset', { method, times: 1 });
  else if (fault.includes('reload')) await control.fault(path, 'slow', { method, times: 1, ms: 700 });
  if (fault.includes('cannot be read')) await control.fault(...readBack);
}

/** Presses as this walk has it, in one tab or in both, and loads the page anew while it is under way. */
async function press(
  { page, other }: Walk,
  fault: Fault,
  command: Command,
  button: (page: Page) => ReturnType<Page['locator']>,
) {
  const tabs = fault.includes('two tabs') ? [page, other] : [page];
  // the other tab may be the one that sends
  const leaves = fault.includes('reload')
    ? Promise.race(tabs.map((tab) => nextRequest(tab, command)))
    : undefined;
  if (tabs.length === 1) {
    await (fault.includes('double click') ? button(page).dblclick() : button(page).click());
  } else {
    // at once: a press that first waits for its tab's turn to paint finds the button gone
    const times = fault.includes('double click') ? 2 : 1;
    const presses = tabs.map((tab) =>
      button(tab).evaluate(
        (element: HTMLElement, count) => {
          for (let press = 0; press < count; press += 1) element.click();
        },
        times,
        { timeout: 5_000 },
      ),
    );
    // a button that is gone because the other tab was faster needs no press
    await Promise.any(presses);
    await Promise.allSettled(presses);
  }
  await leaves;
  if (leaves) await page.reload();
}

const again = (page: Page) => page.getByRole('button', { name: /^(Try again|Check again)$/ });

/** Presses again for as long as the page says that it did not arrive, or that it is not known. */
async function until(
  page: Page,
  reached: ReturnType<Page['locator']>,
  button: (page: Page) => ReturnType<Page['locator']>,
) {
  const open = reached.first().or(button(page)).or(again(page)).first();
  for (let tries = 0; tries < 4; tries += 1) {
    await expect(open).toBeVisible({ timeout: 20_000 });
    if (await reached.first().isVisible()) return;
    const way = (await again(page).first().isVisible()) ? again(page).first() : button(page);
    await way.click({ timeout: 5_000 }).catch(() => undefined);
    await expect(page.getByText(/Checking what happened…|Sending…|Paying…/)).toHaveCount(0, {
      timeout: 20_000,
    });
  }
  await expect(reached.first()).toBeVisible();
}

const payButton = (page: Page) => page.getByRole('button', { name: /^Pay MYR/ });

async function checkOutMeeting(walk: Walk, fault: Fault): Promise<string> {
  const { page, other, control, customer } = walk;
  await fill(page, customer);
  if (fault.includes('two tabs')) await fill(other, customer);
  await arm(control, fault, submit, [submit.path, 'wrong-shape', { method: 'GET', times: 2 }]);
  await press(walk, fault, submit, submitButton);
  const sent = page.getByRole('list', { name: 'What happens next' });
  // a tab whose items the other one has sent has nothing left to send
  const reached = fault.includes('two tabs') ? sent.or(page.getByText('Nothing to check out')) : sent;
  await until(page, reached, submitButton);
  const { applications } = await control.ledger(customer.customerId);
  const made = applications.filter(({ status }) => status === 'Pending Customer Confirmation');
  expect(made, fault).toHaveLength(1);
  if (await sent.isVisible()) expect(await shownApplication(page)).toBe(made[0]?.id);
  return made[0]?.id ?? '';
}

async function payMeeting(walk: Walk, fault: Fault, application: string): Promise<void> {
  const { page, other, control } = walk;
  const tabs = fault.includes('two tabs') ? [page, other] : [page];
  for (const tab of tabs) {
    await go(tab, `/payment?applicationId=${application}`);
    await expect(payButton(tab)).toBeVisible();
  }
  await arm(control, fault, pay, ['/application/verify', 'wrong-shape', { method: 'POST', times: 1 }]);
  await press(walk, fault, pay, payButton);
  for (const tab of tabs) await until(tab, tab.getByText(/Payment received|Nothing is due/), payButton);
}

for (const keys of ['with', 'without'] as const) {
  const met = faultsOf[keys];
  test(`[CHK-06] [PAY-02] ${keys} Idempotency-Key, ${met.length} checkouts and payments through lost replies, double clicks, reloads and two tabs: none twice`, async ({
    page,
    context,
    agent,
    seed,
    control,
    guard,
  }) => {
    test.setTimeout(inForm(180_000, 600_000));
    expectFailures(guard);
    if (keys === 'without') await control.ignoreIdempotencyKeys();
    const customer = firstCustomer(agent);
    await seed.session();
    await page.goto('/payment');
    const other = await context.newPage();
    await other.goto('/payment');
    await expect(other.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
    const walk: Walk = { page, other, control, customer };
    for (const [turn, fault] of met.entries()) {
      await test.step(fault, async () => {
        await seed.investment(customer, 'CBSUK', `${1_000 + turn}.00`);
        const application = await checkOutMeeting(walk, fault);
        await control.answerMail(mailOf(customer), 'confirm');
        await payMeeting(walk, fault, application);
        const { checkouts, payments } = await control.ledger(customer.customerId);
        expect([checkouts.length, payments.length], fault).toEqual([turn + 1, turn + 1]);
      });
    }
    const { applications, payments } = await control.ledger(customer.customerId);
    expect(new Set(payments.map(({ applicationId }) => applicationId)).size).toBe(met.length);
    expect(applications.map(({ status }) => status)).not.toContain('Pending Payment');
  });
}
