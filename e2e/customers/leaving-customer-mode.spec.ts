import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures/test.ts';
import { goBack } from '../support/page/navigate.ts';
import { inForm } from '../support/run-form.ts';
import { expectOnlyQuestions, handOverInNewTab } from '../support/screens/customer-mode.ts';
import { questionTitle, suitabilityAddress } from '../support/screens/suitability.ts';
import { origins } from '../support/service/environment.ts';

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
  ],
];

test('[SAT-01] no attempt to leave the customer’s mode by keys, addresses, history, windows and tabs shows another customer', async ({
  page,
  context,
  agent,
  seed,
  guard,
}) => {
  test.setTimeout(300_000);
  guard.expect(/404|Cross-Origin-Opener-Policy/);
  const [customer, other] = agent.customers;
  if (!customer || !other) throw new Error('The agent has two customers.');
  await seed.session();
  // the tab has been at another customer, and at another site with that customer
  await page.goto(`/client-profile?customerId=${other.customerId}`);
  await page.getByRole('button', { name: 'Open in transaction site' }).click();
  await page.waitForURL(`${origins.transaction.url}/**`);
  const secondTab = await context.newPage();
  await seed.session(secondTab);
  const windows = [
    await openTransactionWindow(secondTab, other.customerId),
    await openTransactionWindow(page, other.customerId),
  ];
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, suitabilityAddress(customer));
  await expect(questionTitle(page)).toHaveText('How old are you?');
  await page.getByRole('button', { name: 'Next' }).click();
  const tab = await handOverInNewTab(page);
  await expectOnlyQuestions(tab, /know investments/);
  for (const window of windows) await expect.poll(() => window.isClosed(), 'the window is closed').toBe(true);
  for (const locked of [page, secondTab]) await expectOnlyQuestions(locked, 'The portal is locked');
  expect(await tab.evaluate(() => [history.length, window.opener])).toEqual([1, null]);

  const go = (to: Page, path: string) => () => to.goto(path, { waitUntil: 'commit' });
  const within = (to: Page, path: string) => () =>
    to.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  const ofOther = ['/client-profile', '/cart', '/sat', '/checkout'].map(
    (path) => `${path}?customerId=${other.customerId}`,
  );
  const attempts: readonly (readonly [string, () => Promise<unknown>])[] = [
    ...keys.map((key) => [`key ${key}`, () => tab.keyboard.press(key)] as const),
    ...paths.map((path) => [`address ${path}`, go(tab, path)] as const),
    ...ofOther.map((path) => [`address ${path}`, go(tab, path)] as const),
    ...ofOther.map((path) => [`address within the page ${path}`, within(tab, path)] as const),
    ...ofOther.map((path) => [`address in the agent’s tab ${path}`, go(secondTab, path)] as const),
    ['Back', () => goBack(tab)],
    ['Back ten times', () => tab.evaluate(() => history.go(-10))],
    ['Forward', () => tab.goForward({ waitUntil: 'commit' })],
    ['reload', () => tab.reload()],
    ['reload of the agent’s tab', () => page.reload()],
    ['reload of the second tab', () => secondTab.reload()],
    ['a new tab', async () => (await context.newPage()).goto('/dashboard')],
    ['a new tab at another customer', async () => (await context.newPage()).goto(ofOther[0] ?? '')],
    ['a window', () => tab.evaluate((path) => void window.open(path, '_blank', 'popup'), ofOther[0])],
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
    ['closing the tab', () => tab.close()],
  ];
  expect(attempts.length).toBeGreaterThanOrEqual(60);
  const shown: string[] = [];
  const everyNth = inForm(6, 1);
  for (const [index, [name, act]] of attempts.entries()) {
    if (index % everyNth !== 0 && name !== 'closing the tab') continue;
    await act().catch(() => undefined);
    for (const each of context.pages()) {
      if (each.isClosed() || !each.url().startsWith(origins.host.url)) continue;
      await each.waitForLoadState().catch(() => undefined);
      // biome-ignore lint/performance/useDomNodeTextContent: only what is visible
      const text = await each.evaluate(() => document.body.innerText).catch(() => '');
      for (const secret of [other.name, other.customerId, agent.name, 'Find a customer'])
        if (text.includes(secret)) shown.push(`${name}: ${secret} at ${each.url()}`);
    }
  }
  expect(shown).toEqual([]);
});
