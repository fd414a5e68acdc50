import { expect, test } from '../support/fixtures/test.ts';
import { type Customer, firstCustomer } from '../support/service/agent.ts';
import { type Placeholders, transcriptOf } from './transcript.ts';

/** Agent, customer, ids and dates differ from run to run. */
function placeholdersFor(
  agent: { sub: string; userId: string; agentCustomerId: string; email: string },
  codes: { ut?: string | undefined; prs?: string | undefined },
  customer: Customer,
  email: string,
): Placeholders {
  return [
    [email, '<customer e-mail>'],
    [agent.email, '<agent e-mail>'],
    [agent.sub, '<sub>'],
    [agent.userId, '<user id>'],
    [agent.agentCustomerId, '<agent customer id>'],
    [codes.ut ?? '-none-', '<UT code>'],
    [codes.prs ?? '-none-', '<PRS code>'],
    ...customer.accounts.map(({ accountId, plan }) => [accountId, `<${plan} account>`] as const),
    [customer.customerId, '<customer id>'],
    [customer.name, '<customer name>'],
    [/"agentName": ".*"/g, '"agentName": "<agent name>"'],
    [/CI\d{7}/g, '<item id>'],
    [/CO-\d{4}-\d{4,}/g, '<checkout id>'],
    [/AP\d{5,}/g, '<application id>'],
    [/\b\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d\+08:00)?/g, '<date>'],
  ];
}

test('[API-01] the requests of a sale equal the reviewed transcript', async ({
  page,
  agent,
  signIn,
  control,
  recorder,
}) => {
  const customer = firstCustomer(agent);
  const account = customer.accounts.find(({ plan }) => plan === 'CS')?.accountId ?? '';
  const email = `${customer.customerId.toLowerCase()}@mail.example`;

  recorder.step('Sign in');
  await signIn();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await recorder.quiet();

  recorder.step('Find the customer');
  await page.goto('/client');
  // the list of all customers has the row before the service is asked
  const asked = page.waitForRequest(/customerbyservicingagent\?.*keyword=[^&]/);
  await page.getByRole('searchbox').fill(customer.name);
  await page.getByRole('link', { name: customer.name }).first().waitFor();
  await asked;
  await recorder.quiet();

  recorder.step('Open the profile');
  await page.getByRole('link', { name: customer.name }).first().click();
  await expect(page.getByRole('heading', { name: 'Value today' })).toBeVisible();
  await recorder.quiet();

  recorder.step('Invest');
  await page.goto(
    `/client-profile?customerId=${customer.customerId}&transaction=invest&account=${account}&scheme=CBSUK`,
  );
  const drawer = page.getByRole('dialog', { name: 'Invest' });
  await drawer.getByRole('textbox', { name: 'Amount' }).fill('25,000');
  await recorder.quiet();
  await drawer.getByRole('button', { name: 'Add to cart' }).click();
  await expect(drawer).toBeHidden();
  await recorder.quiet();

  recorder.step('Open the cart');
  await page.goto(`/cart?customerId=${customer.customerId}`);
  await expect(page.getByText('Invest in Cempaka Biru Sukuk')).toBeVisible();
  await expect(page.getByText('Ready to check out')).toBeVisible();
  await recorder.quiet();

  recorder.step('Check out');
  await page.getByRole('link', { name: /^Check out 1/ }).click();
  await page.getByRole('textbox', { name: 'Customer’s e-mail' }).fill(email);
  await page.getByRole('checkbox', { name: /received the prospectus/ }).check();
  await page.getByRole('checkbox', { name: /confirmed this address/ }).check();
  // the declaration depends on suitability; until that is known the button has another text
  await expect(page.getByRole('button', { name: /^Submit 1 item for/ })).toBeVisible();
  const care = page.getByRole('checkbox', { name: /in a way that the customer follows/ });
  if (await care.isVisible()) await care.check();
  await recorder.quiet();
  await page.getByRole('button', { name: /^Submit 1 item for/ }).click();
  await expect(page.getByRole('list', { name: 'What happens next' })).toBeVisible();
  await recorder.quiet();

  recorder.step('Pay, once the customer has confirmed');
  await control.answerMail(email, 'confirm');
  const link = page.getByRole('main').getByRole('link', { name: /^DT-/ }).first();
  await link.click();
  await expect(page).toHaveURL(/application\/detail/);
  await page.getByRole('link', { name: /^Pay/ }).first().click();
  await expect(page.getByRole('button', { name: 'Pay MYR 25,000.00' })).toBeVisible();
  await recorder.quiet();
  await page.getByRole('button', { name: 'Pay MYR 25,000.00' }).click();
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
  await recorder.quiet();

  recorder.step('See the applications');
  await page.goto('/application');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await recorder.quiet();

  expect(
    transcriptOf(recorder.recorded, placeholdersFor(agent, agent.codes, customer, email)),
  ).toMatchSnapshot('walk.txt');
});
