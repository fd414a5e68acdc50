import type { Page } from 'playwright/test';
import { type Customer, firstCustomer } from './support/agent.ts';
import type { Control } from './support/control.ts';
import { go } from './support/go.ts';
import { accountOf, declare, mailOf, shownApplication, submitButton } from './support/selling.ts';
import { expectFailures, nextRequest } from './support/six-faults.ts';
import { expect, test } from './support/test.ts';

const submit = { method: 'POST', path: '/application/checkout' } as const;
const pay = { method: 'POST', path: '/application/payment' } as const;
type Command = typeof submit | typeof pay;

/** What a checkout and then its payment meet: each of these once with and once without Idempotency-Key. */
const meets = [
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
type Meets = (typeof meets)[number];

/** A walk of one agent: the page and another tab, both kept open. */
interface Walk {
  readonly page: Page;
  readonly other: Page;
  readonly control: Control;
  readonly customer: Customer;
}

/** Puts one investment into the cart, without loading the page anew. */
async function add({ page, customer }: Walk, amount: string): Promise<void> {
  const { customerId } = customer;
  await go(
    page,
    `/client-profile?customerId=${customerId}&drawer=invest&accountId=${accountOf(customer, 'CS')}&scheme=CBSUK`,
  );
  const drawer = page.getByRole('dialog', { name: 'Invest' });
  await drawer.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await drawer.getByRole('button', { name: 'Add to cart' }).click();
  await expect(drawer).toBeHidden();
}

/** Fills in the checkout of the whole cart. */
async function fill(page: Page, customer: Customer): Promise<void> {
  await go(page, `/checkout?customerId=${customer.customerId}`);
  await page.getByRole('textbox', { name: 'Customer’s e-mail' }).fill(mailOf(customer));
  await declare(page);
}

/** Arms what the command meets at the service. `readBack` is the call by which its outcome is read. */
async function arm(
  control: Control,
  met: Meets,
  { method, path }: Command,
  readBack: Parameters<Control['fault']>,
) {
  if (met.includes('lost reply')) await control.fault(path, 'commit-then-lose', { method, times: 1 });
  else if (met.includes('broken connection')) await control.fault(path, 'reset', { method, times: 1 });
  else if (met.includes('reload')) await control.fault(path, 'slow', { method, times: 1, ms: 700 });
  if (met.includes('cannot be read')) await control.fault(...readBack);
}

/** Presses as this walk has it, in one tab or in both, and loads the page anew while it is under way. */
async function press(
  { page, other }: Walk,
  met: Meets,
  command: Command,
  button: (page: Page) => ReturnType<Page['locator']>,
) {
  const tabs = met.includes('two tabs') ? [page, other] : [page];
  // the other tab may be the one that sends
  const leaves = met.includes('reload')
    ? Promise.race(tabs.map((tab) => nextRequest(tab, command)))
    : undefined;
  if (tabs.length === 1) {
    await (met.includes('double click') ? button(page).dblclick() : button(page).click());
  } else {
    // at once: a press that first waits for its tab's turn to paint finds the button gone
    const times = met.includes('double click') ? 2 : 1;
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

async function checkOutMeeting(walk: Walk, met: Meets): Promise<string> {
  const { page, other, control, customer } = walk;
  await fill(page, customer);
  if (met.includes('two tabs')) await fill(other, customer);
  await arm(control, met, submit, [submit.path, 'wrong-shape', { method: 'GET', times: 2 }]);
  await press(walk, met, submit, submitButton);
  const sent = page.getByRole('list', { name: 'What happens next' });
  // a tab whose items the other one has sent has nothing left to send
  const reached = met.includes('two tabs') ? sent.or(page.getByText('Nothing to check out')) : sent;
  await until(page, reached, submitButton);
  const { applications } = await control.ledger(customer.customerId);
  const made = applications.filter(({ status }) => status === 'Pending Customer Confirmation');
  expect(made, met).toHaveLength(1);
  if (await sent.isVisible()) expect(await shownApplication(page)).toBe(made[0]?.id);
  return made[0]?.id ?? '';
}

async function payMeeting(walk: Walk, met: Meets, application: string): Promise<void> {
  const { page, other, control } = walk;
  const tabs = met.includes('two tabs') ? [page, other] : [page];
  for (const tab of tabs) {
    await go(tab, `/payment?applicationId=${application}`);
    await expect(payButton(tab)).toBeVisible();
  }
  await arm(control, met, pay, ['/application/verify', 'wrong-shape', { method: 'POST', times: 1 }]);
  await press(walk, met, pay, payButton);
  for (const tab of tabs) await until(tab, tab.getByText(/Payment received|Nothing is due/), payButton);
}

for (const keys of ['with', 'without'] as const) {
  test(`[CHK-06] [PAY-02] ${keys} Idempotency-Key, ${meets.length} checkouts and payments through lost replies, double clicks, reloads and two tabs: none twice`, async ({
    page,
    context,
    agent,
    signIn,
    control,
    guard,
  }) => {
    test.setTimeout(600_000);
    expectFailures(guard);
    if (keys === 'without') await control.ignoreIdempotencyKeys();
    const customer = firstCustomer(agent);
    await signIn();
    const other = await context.newPage();
    await other.goto('/dashboard');
    await expect(other.getByRole('heading', { level: 1, name: /^Good/ })).toBeVisible();
    const walk: Walk = { page, other, control, customer };
    for (const [turn, met] of meets.entries()) {
      await test.step(met, async () => {
        await add(walk, `${1_000 + turn}`);
        const application = await checkOutMeeting(walk, met);
        await control.answerMail(mailOf(customer), 'confirm');
        await payMeeting(walk, met, application);
        const { checkouts, payments } = await control.ledger(customer.customerId);
        expect([checkouts.length, payments.length], met).toEqual([turn + 1, turn + 1]);
      });
    }
    const { applications, payments } = await control.ledger(customer.customerId);
    expect(new Set(payments.map(({ applicationId }) => applicationId)).size).toBe(meets.length);
    expect(applications.map(({ status }) => status)).not.toContain('Pending Payment');
  });
}
