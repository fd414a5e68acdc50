import { expect, test } from '../support/fixtures/test.ts';
import { countByName, logCalls } from '../support/page/call-log.ts';
import { homeHeading } from '../support/page/frame.ts';
import { payButton } from '../support/screens/payment.ts';
import { giveDeclaration, mailOf, submitButton } from '../support/screens/selling.ts';
import { firstCustomer } from '../support/service/agent.ts';

/** The calls of a sale that run more than once, and why. Every other call runs once. */
const repeated = {
  // the profile shows that there is a cart; the new item; what is left after the checkout
  'GET /application/cart/list Digital Transaction': 3,
  // the profile shows that there is a cart; what is left after the checkout
  'GET /application/cart/list Digital Form': 2,
  'GET /application/cart/list Digital AOF': 2,
  // the item may concern the account that it is of
  'GET /aum/holding CS': 2,
  // the headline needs the last year of each of the three accounts
  'GET /transaction/completed': 3,
  'GET /cif/dividendpayout': 3,
  // home has all customers, for carts and assessments; the finder finds one
  'GET /cif/search/customerbyservicingagent': 2,
  // the same path: the agent's totals of unit trusts and of retirement schemes
  'GET /aum/holding by agentCode': 2,
  // the cart says whether it is ready; the checkout shows what is now; nothing invalid is sent
  'POST /application/checkout/validate': 3,
  // what is required may follow from the customer's answer
  'GET /application/checkout/documentrequired/list': 2,
  // what is due; what is left to pay
  'GET /application/paymentsummary': 2,
  // whether an earlier payment waits at the bank; the outcome of this one
  'POST /application/verify': 2,
} as const satisfies Readonly<Record<string, number>>;

/** Calls that are made again and again while a page waits. */
const polls = ['GET /application/checkout by checkoutIds', 'GET /public/helpme/maintenance'];

test('[PAY-01] [CHK-03] a sale from home to payment makes each call once but those with a reason, and aborts none', async ({
  page,
  context,
  agent,
  seed,
  control,
  recorder,
}) => {
  const customer = firstCustomer(agent);
  const calls = logCalls(context);
  await seed.session();
  const next = () => recorder.quiet();

  await page.goto('/dashboard');
  await expect(homeHeading(page)).toBeVisible();
  await next();
  await page.getByRole('button', { name: /^Find a customer/ }).click();
  await page.keyboard.type(customer.name.slice(0, 6));
  await expect(page.getByRole('option', { name: customer.name, selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  const invest = page.getByRole('button', { name: 'Invest more in Cempaka Biru Sukuk' }).first();
  await expect(invest).toBeVisible();
  // how long a reply stays fresh must not depend on the machine
  await page.evaluate((now) => {
    Date.now = () => now;
  }, Date.now());
  await next();
  await invest.click();
  const drawer = page.getByRole('dialog', { name: 'Invest' });
  await drawer.getByRole('textbox', { name: 'Amount' }).fill('25000');
  await next();
  await page.keyboard.press('Enter');
  await expect(drawer).toBeHidden();
  await next();
  await page.getByRole('button', { name: 'View cart' }).click();
  await expect(page.getByText('Ready to check out')).toBeVisible();
  await next();
  await page.getByRole('link', { name: /^Check out 1/ }).click();
  await page.getByRole('textbox', { name: 'Customer’s e-mail' }).fill(mailOf(customer));
  await giveDeclaration(page);
  await next();
  await submitButton(page).click();
  await expect(page.getByRole('list', { name: 'What happens next' })).toBeVisible();
  await next();
  await control.answerMail(mailOf(customer), 'confirm');
  const pay = page.getByRole('main').getByRole('link', { name: /^Pay/ }).first();
  await expect(pay).toBeVisible({ timeout: 40_000 });
  await next();
  await pay.click();
  await expect(payButton(page)).toBeVisible();
  await next();
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
  await next();

  expect(
    calls.filter(({ result }) => result === 'aborted').map(({ request }) => request),
    'aborted calls',
  ).toEqual([]);
  const often = Object.entries(countByName(calls)).filter(
    ([name, count]) => count > 1 && !polls.includes(name),
  );
  expect(Object.fromEntries(often)).toEqual(repeated);
  console.log(`A sale from home to payment: ${calls.length} calls.`);
});
