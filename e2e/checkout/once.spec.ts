import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures/test.ts';
import { navigate } from '../support/page/navigate.ts';
import { inForm } from '../support/run-form.ts';
import { giveDeclaration, mailOf, shownApplication, submitButton } from '../support/screens/selling.ts';
import type { Customer } from '../support/service/agent.ts';
import { nextRequest } from '../support/service/call-failures.ts';
import type { Control } from '../support/service/control.ts';

const submit = { method: 'POST', path: '/application/checkout' } as const;
const pay = { method: 'POST', path: '/application/payment' } as const;
type Command = typeof submit | typeof pay;

/** Faults of a checkout and then of its payment. */
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
  'lost reply, first reconciliation fails',
] as const;
type Fault = (typeof faults)[number];

/**
 * All in the long form. In the short form the one that no other test has: `checkout-once` and `payment-once` lose replies of
 * a service without keys.
 */
const faultsToTry = inForm<readonly Fault[]>(['two tabs, reload'], faults);
const services = inForm<readonly ('with' | 'without')[]>(['with'], ['with', 'without']);

/** Two tabs of one agent, and the customer who buys. */
interface Sale {
  readonly page: Page;
  readonly other: Page;
  readonly control: Control;
  readonly customer: Customer;
}

/** Fills in the checkout of the whole cart. */
async function fill(page: Page, customer: Customer): Promise<void> {
  await page.goto(`/checkout?customerId=${customer.customerId}`);
  await page.getByRole('textbox', { name: 'Customer’s e-mail' }).fill(mailOf(customer));
  await giveDeclaration(page);
}

/** Switches a fault of the command on. `reconcileFault` are the arguments that make its reconciliation fail. */
async function switchFaultOn(
  control: Control,
  fault: Fault,
  { method, path }: Command,
  reconcileFault: Parameters<Control['fault']>,
) {
  if (fault.includes('lost reply')) await control.fault(path, 'commit-then-lose', { method, times: 1 });
  else if (fault.includes('broken connection')) await control.fault(path, 'reset', { method, times: 1 });
  else if (fault.includes('reload')) await control.fault(path, 'slow', { method, times: 1, ms: 700 });
  if (fault.includes('reconciliation fails')) await control.fault(...reconcileFault);
}

/** Presses the button as the fault says: in one tab or both, once or twice, with a reload while the call is in flight. */
async function press(
  { page, other }: Sale,
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
    // both clicks at once: `click()` would wait for the tab to paint, and the button would be removed by then
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
    // the other tab may be faster, and the button is then removed
    await Promise.any(presses);
    await Promise.allSettled(presses);
  }
  await leaves;
  if (leaves) await page.reload();
}

const againButton = (page: Page) => page.getByRole('button', { name: /^(Try again|Check again)$/ });

/** Presses the button again as long as the page reports a failed or unknown command. */
async function repeatUntil(
  page: Page,
  reached: ReturnType<Page['locator']>,
  button: (page: Page) => ReturnType<Page['locator']>,
) {
  const outcome = reached.first().or(button(page)).or(againButton(page)).first();
  for (let tries = 0; tries < 4; tries += 1) {
    await expect(outcome).toBeVisible({ timeout: 20_000 });
    if (await reached.first().isVisible()) return;
    const next = (await againButton(page).first().isVisible()) ? againButton(page).first() : button(page);
    await next.click({ timeout: 5_000 }).catch(() => undefined);
    await expect(page.getByText(/Checking what happened…|Sending…|Paying…/)).toHaveCount(0, {
      timeout: 20_000,
    });
  }
  await expect(reached.first()).toBeVisible();
}

const payButton = (page: Page) => page.getByRole('button', { name: /^Pay MYR/ });

async function checkOutWithFault(sale: Sale, fault: Fault): Promise<void> {
  const { page, other, control, customer } = sale;
  await fill(page, customer);
  if (fault.includes('two tabs')) await fill(other, customer);
  await switchFaultOn(control, fault, submit, [submit.path, 'wrong-shape', { method: 'GET', times: 2 }]);
  await press(sale, fault, submit, submitButton);
  const sent = page.getByRole('list', { name: 'What happens next' });
  // a tab whose items the other one has sent has nothing left to send
  const reached = fault.includes('two tabs') ? sent.or(page.getByText('Nothing to check out')) : sent;
  await repeatUntil(page, reached, submitButton);
  const { applications } = await control.ledger(customer.customerId);
  const made = applications.map(({ checkoutId, status }) => `${checkoutId} ${status}`);
  expect(new Set(made).size, `${fault}: ${made.join(', ')}`).toBe(1);
  expect(made[0]).toContain('Pending Customer Confirmation');
  if (await sent.isVisible())
    expect(applications.map(({ id }) => id)).toContain(await shownApplication(page));
}

/** The application that owes money: the one of the investment. */
async function dueApplication({ control, customer }: Sale): Promise<string> {
  const { applications } = await control.ledger(customer.customerId);
  const due = applications.filter(({ status }) => status === 'Pending Payment');
  expect(due).toHaveLength(1);
  return due[0]?.id ?? '';
}

async function payWithFault(sale: Sale, fault: Fault, application: string): Promise<void> {
  const { page, other, control } = sale;
  const tabs = fault.includes('two tabs') ? [page, other] : [page];
  for (const tab of tabs) {
    await navigate(tab, `/payment?applicationId=${application}`);
    await expect(payButton(tab)).toBeVisible();
  }
  await switchFaultOn(control, fault, pay, [
    '/application/verify',
    'wrong-shape',
    { method: 'POST', times: 1 },
  ]);
  await press(sale, fault, pay, payButton);
  for (const tab of tabs) await repeatUntil(tab, tab.getByText(/Payment received|Nothing is due/), payButton);
}

// one customer a turn, whose cart has every kind of item
test.use({ agentWish: { customers: faultsToTry.length } });

for (const keys of services) {
  test(`[CHK-06] [PAY-02] ${keys} Idempotency-Key, no checkout and no payment of a mixed cart is made twice by: ${faultsToTry.join('; ')}`, async ({
    page,
    context,
    agent,
    seed,
    control,
  }) => {
    test.setTimeout(inForm(180_000, 600_000));
    if (keys === 'without') await control.ignoreIdempotencyKeys();
    await seed.session();
    await page.goto('/payment');
    const other = await context.newPage();
    await other.goto('/payment');
    await expect(other.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
    for (const [turn, fault] of faultsToTry.entries()) {
      const customer = agent.customers[turn];
      if (!customer) throw new Error('The agent has too few customers');
      const sale: Sale = { page, other, control, customer };
      await test.step(fault, async () => {
        await seed.mixedCart(customer, `${1_000 + turn}.00`);
        await checkOutWithFault(sale, fault);
        await control.answerMail(mailOf(customer), 'confirm');
        await payWithFault(sale, fault, await dueApplication(sale));
        const { cartItems, checkouts, payments, applications } = await control.ledger(customer.customerId);
        expect([checkouts.length, payments.length], fault).toEqual([1, 1]);
        expect(cartItems.map(({ state }) => state)).toEqual(cartItems.map(() => 'checkout'));
        expect(applications.map(({ status }) => status)).not.toContain('Pending Payment');
      });
    }
  });
}
