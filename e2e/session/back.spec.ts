import type { BrowserContext, Page } from 'playwright/test';
import { expect, test } from '../support/fixtures/test.ts';
import { homeHeading, mainLink } from '../support/page/frame.ts';
import { inWholeChromium } from '../support/page/launch-options.ts';
import { goBack, goBackTo } from '../support/page/navigate.ts';
import { countStoredRecords, readStored } from '../support/page/stored-data.ts';
import { untilFetched } from '../support/page/until-fetched.ts';
import { invest, openInvestForm } from '../support/screens/invest.ts';
import { logOut } from '../support/screens/session-prompt.ts';
import { openSignIn, submitCredentials } from '../support/screens/sign-in.ts';
import { type Customer, createAgent, firstCustomer } from '../support/service/agent.ts';
import { origins } from '../support/service/environment.ts';

// the headless shell keeps no page that was left
test.use(inWholeChromium);

/**
 * Runs in every page before its own code: stores what is visible of a page that comes out of the back/forward cache. A
 * console message is lost when the page navigates at once. The portal leaves keys that begin with `portal-` alone.
 */
function storeWhatIsVisible(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    sessionStorage.setItem('portal-test-out-of-cache', 'yes');
    const look = () => {
      const before = sessionStorage.getItem('portal-test-seen') ?? '';
      const text = document.body.textContent;
      if (!document.documentElement.hidden && !before.includes(text))
        sessionStorage.setItem('portal-test-seen', `${before}\n${text}`);
      requestAnimationFrame(look);
    };
    look();
  });
}

const storedIn = (page: Page, key: string): Promise<string> =>
  page.evaluate((name) => sessionStorage.getItem(name) ?? '', key);

/** What came out of the cache, as the pages of a context store it. */
async function watchCache(context: BrowserContext) {
  await context.addInitScript(storeWhatIsVisible);
  return {
    /** Fails when the browser has loaded the page again: then the test proves nothing. */
    wasUsed: (page: Page) =>
      expect
        .poll(
          () => storedIn(page, 'portal-test-out-of-cache').catch(() => ''),
          'the page came out of the cache',
        )
        .toBe('yes'),
    /** Text of every frame that was visible. */
    seen: (page: Page) => storedIn(page, 'portal-test-seen'),
  };
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

/** Waits until no request is in flight, or the browser would not keep the page for Back. */
async function leaveForAnotherSite(page: Page): Promise<void> {
  await untilFetched(page);
  await page.goto(origins.outbox.url);
}

test('[SES-07] Back from another site shows the page from the cache, and its session works', async ({
  page,
  context,
  agent,
  seed,
}) => {
  const cache = await watchCache(context);
  const customer = firstCustomer(agent);
  await seed.session();
  await showProfile(page, customer);
  await leaveForAnotherSite(page);
  await goBack(page);
  await cache.wasUsed(page);
  await expect.poll(() => cache.seen(page)).toMatch(nameOf(customer));
  await mainLink(page, 'Applications').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
});

test('[SES-07] Back shows what another tab has put into the cart meanwhile', { tag: '@long' }, async ({
  page,
  context,
  agent,
  seed,
}) => {
  const customer = firstCustomer(agent);
  const profile = `/client-profile?customerId=${customer.customerId}`;
  await seed.session();
  await page.goto(profile);
  await expect(page.getByRole('button', { name: 'Cart', exact: true })).toBeVisible();
  await leaveForAnotherSite(page);
  const other = await context.newPage();
  await seed.session(other);
  await invest(other, customer, 'CBSUK', '2,000');
  await goBack(page);
  await expect(page.getByRole('button', { name: 'Cart, has items' })).toBeVisible();
});

test('[SES-08] Back after another tab signed out shows nothing of a customer, not for a frame', {
  tag: '@long',
}, async ({ page, context, agent, seed }) => {
  const cache = await watchCache(context);
  const customer = firstCustomer(agent);
  await seed.session();
  await showProfile(page, customer);
  await leaveForAnotherSite(page);
  const other = await context.newPage();
  await seed.session(other);
  await other.goto('/dashboard');
  await expect(homeHeading(other)).toBeVisible();
  // Logout before the drafts' code has come drops their database, and with it the page that has it open
  await untilFetched(other);
  await logOut(other);
  await goBack(page);
  await cache.wasUsed(page);
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
  expect(await cache.seen(page)).not.toMatch(nameOf(customer));
});

test('[SES-09] Back to a page of a session that ended takes nothing from the agent’s next one', {
  tag: '@long',
}, async ({ page, context, agent, seed }) => {
  const cache = await watchCache(context);
  const customer = firstCustomer(agent);
  await seed.session();
  await showProfile(page, customer);
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(homeHeading(other)).toBeVisible();
  // Logout before the drafts' code has come drops their database, and with it the page that has it open
  await untilFetched(other);
  await leaveForAnotherSite(page);
  await logOut(other);
  await submitCredentials(await openSignIn(other), agent);
  await expect(other).toHaveURL('/dashboard');
  const drawer = await openInvestForm(other, customer, 'CBSUK');
  await drawer.getByRole('textbox', { name: 'Amount' }).fill('25,000');
  await expect.poll(() => countStoredRecords(other)).toBe(2);
  await goBack(page);
  await cache.wasUsed(page);
  // the page has ended its own session and received the next one
  await expect(page).toHaveURL('/dashboard');
  await expect(homeHeading(page)).toBeVisible();
  await other.reload();
  await expect(drawer.getByRole('textbox', { name: 'Amount' })).toHaveValue(/25,000/);
});

test('[SES-08] Back to a page of the previous agent shows none of its data, and the next agent stays signed in', async ({
  page,
  context,
  agent,
  control,
  seed,
}, { testId }) => {
  const cache = await watchCache(context);
  const next = await createAgent(control, `${testId} next`, { customers: 1 });
  const customer = firstCustomer(agent);
  await seed.session();
  const profile = await showProfile(page, customer);
  await untilFetched(page);
  await page.goto('/dashboard');
  await logOut(page);
  await submitCredentials(await openSignIn(page), next);
  await expect(page).toHaveURL('/dashboard');
  await goBackTo(page, profile);
  await cache.wasUsed(page);
  await expect(page).toHaveURL('/dashboard');
  await expect(homeHeading(page)).toBeVisible();
  expect(await cache.seen(page)).not.toMatch(nameOf(customer));
  expect(await readStored(page, 'session')).toContain(next.sub);
});
