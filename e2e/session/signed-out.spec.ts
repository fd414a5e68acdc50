import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures/test.ts';
import { homeHeading } from '../support/page/frame.ts';
import { namePattern } from '../support/page/name-pattern.ts';
import { goBack } from '../support/page/navigate.ts';
import { countStoredRecords, readStored, readStoredText } from '../support/page/stored-data.ts';
import { untilFetched } from '../support/page/until-fetched.ts';
import { openInvestForm } from '../support/screens/invest.ts';
import { logOut } from '../support/screens/session-prompt.ts';
import { openSignIn, submitCredentials } from '../support/screens/sign-in.ts';
import { type Agent, createAgent, firstCustomer } from '../support/service/agent.ts';

/** A token, or anything about the agent or its customers that the browser has seen. */
function personal({ email, nric, agentCustomerId, userId, sub, customers }: Agent): readonly RegExp[] {
  const words = [email, nric, agentCustomerId, userId, sub];
  for (const { customerId, name, idNo, accounts } of customers)
    words.push(customerId, name, idNo, ...accounts.map(({ accountId }) => accountId));
  const asShown = words.map(
    // names are shown in title case, identity numbers with dashes
    (word) => new RegExp(word.replaceAll(/[^\p{L}\p{N}]+/gu, '[^\\p{L}\\p{N}]{1,6}'), 'iu'),
  );
  return [/\beyJ/, ...asShown];
}

async function traces(page: Page, patterns: readonly RegExp[]): Promise<readonly string[]> {
  const places = {
    storage: await readStoredText(page),
    document: await page.content(),
    title: await page.title(),
    state: await page.evaluate(() => JSON.stringify(history.state)),
  };
  return Object.entries(places).flatMap(([place, text]) =>
    patterns.filter((pattern) => pattern.test(text)).map((pattern) => `${pattern} in ${place}`),
  );
}

/**
 * Goes where names and ids come into the browser: search, profile, a pin, a form, a list.
 * @returns patterns of what must not be found afterwards
 */
async function leaveTraces(page: Page, agent: Agent): Promise<readonly RegExp[]> {
  const customer = firstCustomer(agent);
  const patterns = personal(agent);
  await page.goto(`/client?keyword=${encodeURIComponent(customer.name)}`);
  await page.getByRole('main').locator(`a[href*="${customer.customerId}"]`).first().click();
  await expect(page).toHaveURL(/client-profile/);
  await page.getByRole('button', { name: namePattern(`Pin ${customer.name}`) }).click();
  await expect.poll(() => readStoredText(page)).toMatch(/pins:/);
  const drawer = await openInvestForm(page, customer, 'CBSUK');
  await drawer.getByRole('textbox', { name: 'Amount' }).fill('25,000');
  await expect.poll(() => countStoredRecords(page)).toBe(2);
  await page.goto('/application');
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
  // they are there now, or the test would prove nothing
  expect(await traces(page, patterns)).not.toEqual([]);
  return patterns;
}

/** Expects no trace on this page, nor on any page that Back leads to. */
async function expectNoTraces(page: Page, patterns: readonly RegExp[]): Promise<void> {
  expect(await traces(page, patterns)).toEqual([]);
  for (let back = 0; back < 3; back += 1) {
    await goBack(page);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
    expect(await traces(page, patterns)).toEqual([]);
  }
}

const pinned = (page: Page, agent: Agent) =>
  page
    .getByRole('region', { name: 'Recent and pinned' })
    .getByRole('link', { name: namePattern(firstCustomer(agent).name) });

test('[SES-08] after sign-out no token and no personal data is left: not stored, not in the page, not by Back', async ({
  page,
  agent,
  seed,
}) => {
  await seed.session();
  const patterns = await leaveTraces(page, agent);
  await logOut(page);
  await expect.poll(() => countStoredRecords(page)).toBe(0);
  await expectNoTraces(page, patterns);

  // the agent's next sign-in decrypts the pins, and leads home
  await submitCredentials(await openSignIn(page), agent);
  await expect(page).toHaveURL('/dashboard');
  await expect(pinned(page, agent)).toBeVisible();
});

test('[SES-07] after a session that expired no personal data is left, and the same agent returns to the page', {
  tag: '@long',
}, async ({ page, context, agent, seed }) => {
  await context.clock.install();
  await seed.session();
  const patterns = await leaveTraces(page, agent);
  await untilFetched(page);
  await page.clock.fastForward('20:00');
  await expect(page.getByText('Your session expired')).toBeVisible();
  // the key and the draft, which is offered after the next sign-in
  expect(await countStoredRecords(page)).toBe(2);
  await expectNoTraces(page, patterns);

  await submitCredentials(await openSignIn(page), agent);
  await expect(page).toHaveURL('/application');
});

test(
  '[SES-07] another agent does not come to the page on which the previous session expired',
  { tag: '@long' },
  async ({ page, context, control, seed }, { testId }) => {
    await context.clock.install();
    const other = await createAgent(control, `${testId} other`, { customers: 1 });
    const place = () => readStored(page, 'returnPath');
    await seed.session();
    await page.goto('/application');
    await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
    // the page to return to is stored
    await expect.poll(place).not.toBeNull();
    await untilFetched(page);
    await page.clock.fastForward('20:00');
    await expect(page.getByText('Your session expired')).toBeVisible();

    await submitCredentials(await openSignIn(page), other);
    await expect(homeHeading(page)).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
  },
);
