import type { BrowserContext, Page } from 'playwright/test';
import { type Customer, createAgent, firstCustomer } from './support/agent.ts';
import { origins } from './support/environment.ts';
import { goBack, goBackTo } from './support/go.ts';
import { recordsKept } from './support/left-behind.ts';
import { accountOf, invest, openDrawer } from './support/selling.ts';
import { openSignIn, submitCredentials } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

/** Runs in every page before its own code: says what can be seen of a page that comes out of the back/forward cache. */
function tellWhatIsSeen(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) {
      const [navigation] = performance.getEntriesByType('navigation');
      const { notRestoredReasons } = navigation?.toJSON() ?? {};
      return console.info(`loaded anew: ${JSON.stringify(notRestoredReasons ?? null)}`);
    }
    console.info('out of the cache');
    const look = () => {
      if (!document.documentElement.hidden) console.info(`seen: ${document.body.textContent}`);
      requestAnimationFrame(look);
    };
    look();
  });
}

/** What came out of the cache, as the pages of a context tell it. */
async function watchCache(context: BrowserContext) {
  await context.addInitScript(tellWhatIsSeen);
  const told: string[] = [];
  context.on('console', (message) => told.push(message.text()));
  return {
    /** Fails where the browser had loaded the page anew: then nothing has been proven. */
    wasUsed: () => expect.poll(() => told, 'the page came out of the cache').toContain('out of the cache'),
    seen: () => told.filter((text) => text.startsWith('seen: ')).join('\n'),
  };
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('You are logged out')).toBeVisible();
}

const nameOf = ({ name }: { readonly name: string }) =>
  new RegExp(name.replaceAll(/[^\p{L}\p{N}]+/gu, '.{1,3}'), 'i');

/** Shows a customer's profile, named; resolves to its address. */
async function showProfile(page: Page, customer: Customer): Promise<string> {
  const address = `/client-profile?customerId=${customer.customerId}`;
  await page.goto(address);
  await expect(page.getByText(nameOf(customer)).first()).toBeVisible();
  return address;
}

/** Once nothing is under way any more, with which a page would not be kept for Back. */
async function leaveForAnotherSite(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.goto(origins.outbox.url);
}

test('[SES-07] Back from another site shows the page as it was, from the cache, and its session works', async ({
  page,
  context,
  agent,
  signIn,
}) => {
  const cache = await watchCache(context);
  const customer = firstCustomer(agent);
  await signIn();
  await showProfile(page, customer);
  await leaveForAnotherSite(page);
  // a page out of the cache does not load
  await goBack(page);
  await cache.wasUsed();
  await expect.poll(cache.seen).toMatch(nameOf(customer));
  await page.locator('a[href="/application"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
});

test('[SES-07] Back shows what another tab has put into the cart meanwhile', async ({
  page,
  context,
  agent,
  signIn,
}) => {
  const customer = firstCustomer(agent);
  const profile = `/client-profile?customerId=${customer.customerId}`;
  await signIn();
  await page.goto(profile);
  await expect(page.getByRole('button', { name: 'Cart', exact: true })).toBeVisible();
  const other = await context.newPage();
  await other.goto(profile);
  await expect(other.getByRole('button', { name: 'Cart', exact: true })).toBeVisible();
  await leaveForAnotherSite(page);
  await invest(other, customer, 'CBSUK', '2,000');
  await goBack(page);
  await expect(page.getByRole('button', { name: 'Cart, has items' })).toBeVisible();
});

test('[SES-08] Back after another tab signed out shows nothing of a customer, not for a frame', async ({
  page,
  context,
  agent,
  signIn,
}) => {
  const cache = await watchCache(context);
  const customer = firstCustomer(agent);
  await signIn();
  await showProfile(page, customer);
  await leaveForAnotherSite(page);
  const other = await context.newPage();
  await other.goto('/');
  await submitCredentials(await openSignIn(other), agent);
  await logOut(other);
  await goBack(page);
  await cache.wasUsed();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  expect(cache.seen()).not.toMatch(nameOf(customer));
});

test('[SES-09] Back to a page of a session that ended takes nothing from the agent’s next one', async ({
  page,
  context,
  agent,
  signIn,
}) => {
  const cache = await watchCache(context);
  const customer = firstCustomer(agent);
  await signIn();
  await showProfile(page, customer);
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', { level: 1, name: /^Good/ })).toBeVisible();
  // Logout before the drafts' code has come drops their database, and with it the page that has it open
  await other.waitForLoadState('networkidle');
  await leaveForAnotherSite(page);
  await logOut(other);
  await submitCredentials(await openSignIn(other), agent);
  await expect(other).toHaveURL('/dashboard');
  const drawer = await openDrawer(other, customer, 'CBSUK', accountOf(customer, 'CS'));
  await drawer.getByRole('textbox', { name: 'Amount' }).fill('25,000');
  await expect.poll(() => recordsKept(other)).toBe(2);
  await goBack(page);
  await cache.wasUsed();
  // the page has ended what it held, and was handed the next session
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: /^Good/ })).toBeVisible();
  await other.reload();
  await expect(drawer.getByRole('textbox', { name: 'Amount' })).toHaveValue(/25,000/);
});

test('[SES-08] Back to a page of the agent before shows nothing of it, and the next agent stays signed in', async ({
  page,
  context,
  agent,
  control,
  signIn,
}, { testId }) => {
  const cache = await watchCache(context);
  const next = await createAgent(control, `${testId} next`, { customers: 1 });
  const customer = firstCustomer(agent);
  await signIn();
  const profile = await showProfile(page, customer);
  await page.waitForLoadState('networkidle');
  await page.goto('/dashboard');
  await logOut(page);
  await submitCredentials(await openSignIn(page), next);
  await expect(page).toHaveURL('/dashboard');
  await goBackTo(page, profile);
  await cache.wasUsed();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: /^Good/ })).toBeVisible();
  expect(cache.seen()).not.toMatch(nameOf(customer));
  expect(await page.evaluate(() => sessionStorage.getItem('portal.session'))).toContain(next.sub);
});
