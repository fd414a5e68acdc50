import type { BrowserContext, Page } from 'playwright/test';
import { expect, test } from '../support/fixtures/test.ts';
import { goBack, navigate } from '../support/page/navigate.ts';
import { confirmAgent, expectOnlyQuestions, handOverInNewTab } from '../support/screens/customer-mode.ts';
import { questionTitle, suitabilityAddress } from '../support/screens/suitability.ts';
import { type Customer, firstTwoCustomers } from '../support/service/agent.ts';
import { origins } from '../support/service/environment.ts';
import type { Seed } from '../support/service/seeding/seed.ts';

test.use({ agentWish: { customers: 2 } });

/** Opens the transaction site's window from a customer's activity. */
async function openTransactionWindow(page: Page, customerId: string): Promise<Page> {
  await page.goto(`/client-profile?customerId=${customerId}&tab=activity`);
  const opened = page.context().waitForEvent('page');
  await page
    .getByRole('button', { name: /opens a window/ })
    .first()
    .click();
  const popup = await opened;
  await popup.waitForURL(`${origins.transaction.url}/**`);
  return popup;
}

const keys = [
  ...['Control+k', 'Meta+k', '?', 'p', 'Escape', 'F6', 'Tab', 'Shift+Tab', 'Enter', 'Backspace'],
  ...[
    'Alt+ArrowLeft',
    'Alt+ArrowRight',
    'Control+Home',
    'Control+Enter',
    'Control+Shift+k',
    'F10',
    'ContextMenu',
  ],
];
const paths = [
  ...[
    '/',
    '/dashboard',
    '/client',
    '/client?keyword=a',
    '/profile',
    '/application',
    '/onboarding',
    '/redirect',
  ],
  ...[
    '/payment',
    '/payment/successful',
    '/maintenance',
    '/account-linking',
    '/no-such-page',
    '/sat',
    '/cart',
    '/checkout',
    '/application/detail/AP1',
  ],
];

/** The tabs of a browser whose device a customer has. */
interface HandedOver {
  /** The customer's. */
  readonly tab: Page;
  /** The agent's, which has handed over, and another of the agent's. */
  readonly locked: readonly [first: Page, second: Page];
}

/** Hands over from a tab that was at another customer and at another site, with a second tab and two windows open. */
async function handOver(page: Page, seed: Seed, customer: Customer, other: Customer): Promise<HandedOver> {
  await seed.session();
  await page.goto(`/client-profile?customerId=${other.customerId}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Open in transaction site' }).click();
  await page.waitForURL(`${origins.transaction.url}/**`);
  const secondTab = await page.context().newPage();
  await seed.session(secondTab);
  const windows = [
    await openTransactionWindow(secondTab, other.customerId),
    await openTransactionWindow(page, other.customerId),
  ];
  await navigate(page, suitabilityAddress(customer));
  await expect(questionTitle(page)).toHaveText('How old are you?');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(questionTitle(page)).toHaveText(/know investments/);
  const tab = await handOverInNewTab(page);
  await expectOnlyQuestions(tab, /know investments/);
  for (const window of windows) await expect.poll(() => window.isClosed(), 'the window is closed').toBe(true);
  for (const locked of [page, secondTab])
    await expectOnlyQuestions(
      locked,
      /^The (questions are in another tab|tab with the questions was closed)/,
    );
  expect(await tab.evaluate(() => [history.length, window.opener])).toEqual([1, null]);
  return { tab, locked: [page, secondTab] };
}

type Attempt = readonly [name: string, act: () => Promise<unknown>];

/** What a customer may try. `others`: addresses that show another customer when the portal is open. */
function attemptsToLeave({ tab, locked: [page, secondTab] }: HandedOver, others: readonly string[]) {
  const context = tab.context();
  const [profile = ''] = others;
  const go = (to: Page, path: string) => () => to.goto(path, { waitUntil: 'commit' });
  const attempts: readonly Attempt[] = [
    ...keys.map((key): Attempt => [`key ${key}`, () => tab.keyboard.press(key)]),
    ...paths.map((path): Attempt => [`address ${path}`, go(tab, path)]),
    ...others.map((path): Attempt => [`address ${path}`, go(tab, path)]),
    ...others.map((path): Attempt => [`address within the page ${path}`, () => navigate(tab, path)]),
    ...others.map((path): Attempt => [`address in the agent’s tab ${path}`, go(secondTab, path)]),
    ['Back', () => goBack(tab)],
    ['Back ten times', () => tab.evaluate(() => history.go(-10))],
    ['Forward', () => tab.goForward({ waitUntil: 'commit' })],
    ['reload', () => tab.reload()],
    ['reload of the agent’s tab', () => page.reload()],
    ['reload of the second tab', () => secondTab.reload()],
    ['a new tab', async () => (await context.newPage()).goto('/dashboard')],
    ['a new tab at another customer', async () => (await context.newPage()).goto(profile)],
    ['a window', () => tab.evaluate((path) => void window.open(path, '_blank', 'popup'), profile)],
    ['a copy of the tab', () => tab.evaluate(() => void window.open(location.href))],
    ['the window’s name', () => tab.evaluate(() => void window.open('', 'portal-transaction')?.close())],
    [
      'cleared storage of the tab',
      async () => {
        await tab.evaluate(() => sessionStorage.removeItem('customer-mode'));
        await tab.reload();
      },
    ],
    ['privacy view and finder from the agent’s tab', () => page.keyboard.press('Control+k')],
    ['Back in the second tab', () => goBack(secondTab)],
    ['Forward in the second tab', () => secondTab.goForward({ waitUntil: 'commit' })],
  ];
  expect(attempts.length).toBeGreaterThanOrEqual(60);
  return attempts;
}

/** Waits until every tab of the portal shows the page of the mode, and returns what else the customer can read. */
async function findShown(context: BrowserContext, secrets: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const each of context.pages()) {
    if (each.isClosed() || !each.url().startsWith(origins.host.url)) continue;
    // a tab may still be on its way to another address
    await expect(async () => {
      await each.locator('h1').first().waitFor({ timeout: 5_000 });
      // biome-ignore lint/performance/useDomNodeTextContent: only what is visible
      const text = await each.evaluate(() => document.body.innerText);
      for (const secret of secrets) if (text.includes(secret)) found.push(`${secret} at ${each.url()}`);
    }).toPass({ timeout: 20_000 });
  }
  return found;
}

const parts = [0, 1, 2, 3, 4, 5];

for (const part of parts)
  test(`[SAT-01] no attempt to leave the customer’s mode by keys, addresses, history, windows and tabs shows another customer: part ${part + 1} of ${parts.length}`, {
    tag: '@long',
  }, async ({ page, context, agent, seed, guard }) => {
    test.setTimeout(300_000);
    guard.expect(/404|Cross-Origin-Opener-Policy/);
    const [customer, other] = firstTwoCustomers(agent);
    const handedOver = await handOver(page, seed, customer, other);
    const secrets = [other.name, other.customerId, agent.name, 'Find a customer'];
    const others = ['/client-profile', '/cart', '/sat', '/checkout'].map(
      (path) => `${path}?customerId=${other.customerId}`,
    );
    const attempts = attemptsToLeave(handedOver, others).filter((_, index) => index % parts.length === part);
    const shown: string[] = [];
    for (const [name, act] of [...attempts, ['closing the tab', () => handedOver.tab.close()] as const]) {
      await act().catch(() => undefined);
      for (const found of await findShown(context, secrets)) shown.push(`${name}: ${found}`);
    }
    expect(shown).toEqual([]);
  });

// Jest proves the rule in every run (`host/src/customer-mode`)
test('[SAT-01] a sign-in in the customer’s tab opens the agent’s tab that has handed over in a new tab', {
  tag: '@long',
}, async ({ page, agent, seed, guard }) => {
  guard.expect(/Cross-Origin-Opener-Policy/);
  const [customer, other] = firstTwoCustomers(agent);
  const { tab, locked } = await handOver(page, seed, customer, other);
  await confirmAgent(tab, agent);
  await expect(questionTitle(tab)).toHaveText(/know investments/);
  await expect(tab.getByRole('button', { name: 'Account menu' })).toBeVisible();
  for (const each of locked) await expect(each.getByRole('button', { name: 'Account menu' })).toBeVisible();
  // the agent's tab opens at the first question again; the answers are the draft's
  await expect(questionTitle(page)).toHaveText(/How old are you|know investments/);
});
