import type { SlotName } from '@portal/shared/contract';
import type { CDPSession, Locator, Page, TestInfo } from 'playwright/test';
import { expect, test } from './support/test.ts';

const rounds = 50;

interface Count {
  readonly nodes: number;
  readonly listeners: number;
}

/** Nodes and listeners that are still alive once garbage collection finds no more. */
async function count(devtools: CDPSession): Promise<Count> {
  let last: Count = { nodes: Number.NaN, listeners: Number.NaN };
  for (let pass = 0; pass < 10; pass++) {
    await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    const metric = (name: string) =>
      metrics.find((candidate) => candidate.name === name)?.value ?? Number.NaN;
    const now = { nodes: metric('Nodes'), listeners: metric('JSEventListeners') };
    if (pass > 1 && now.nodes === last.nodes && now.listeners === last.listeners) return now;
    last = now;
  }
  return last;
}

/** Moves inside the running page, as a link would. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** A place where a slot comes and goes: how to get there and what tells that it came; likewise away. */
interface Place {
  readonly slot: SlotName;
  readonly there: (customerId: string) => string;
  readonly came: (page: Page) => Locator;
  readonly away: (customerId: string) => string;
  readonly gone: (page: Page) => Locator;
}

const title = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { level: 1, name });
const home = { away: () => '/dashboard', gone: title(/^Good/) };
/** The customer's own name, or the page's: anything but home's greeting. */
const anyPage = title(/^(?!Good)/);
const profile = (id: string) => `/client-profile?customerId=${id}`;
const holdings = (page: Page) => page.getByRole('heading', { name: 'Totals by currency' });

const places: readonly Place[] = [
  { slot: 'client-list', there: () => '/client', came: title('Customers'), ...home },
  { slot: 'client-profile', there: profile, came: holdings, ...home },
  { slot: 'suitability', there: (id) => `/sat?customerId=${id}`, came: anyPage, ...home },
  { slot: 'onboarding', there: () => '/onboarding', came: anyPage, ...home },
  { slot: 'cart', there: (id) => `/cart?customerId=${id}`, came: anyPage, ...home },
  { slot: 'checkout', there: (id) => `/checkout?customerId=${id}`, came: anyPage, ...home },
  { slot: 'payment', there: () => '/payment', came: anyPage, ...home },
  { slot: 'payment-result', there: () => '/payment/successful', came: anyPage, ...home },
  { slot: 'application-list', there: () => '/application', came: title('Applications'), ...home },
  { slot: 'application-detail', there: () => '/application/detail/none?formNo=X', came: anyPage, ...home },
  { slot: 'redirect', there: () => '/redirect', came: title('Leaving the Agent Portal'), ...home },
  {
    slot: 'account-linking',
    there: () => '/account-linking',
    came: title('Link your agent account'),
    ...home,
  },
  {
    slot: 'account-history',
    there: (id) => `${profile(id)}&tab=activity`,
    came: (page) => page.getByRole('button', { name: '90 days' }),
    away: profile,
    gone: holdings,
  },
  {
    slot: 'transaction-drawer',
    there: (id) => `${profile(id)}&drawer=invest`,
    came: (page) => page.getByRole('dialog', { name: 'Invest' }),
    away: profile,
    gone: holdings,
  },
];

/** Counts, has the slot come and go fifty times, and counts again. */
async function expectNothingStays(page: Page, info: TestInfo, round: () => Promise<void>): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  // caches fill in the first rounds
  for (let turn = 0; turn < 5; turn++) await round();
  const before = await count(devtools);
  for (let turn = 0; turn < rounds; turn++) await round();
  const after = await count(devtools);
  info.annotations.push({ type: 'measured', description: JSON.stringify({ before, after }) });
  expect(after.nodes).toBeLessThanOrEqual(before.nodes * 1.02);
  expect(after.listeners).toBeLessThanOrEqual(before.listeners * 1.02);
}

test.describe(`after ${rounds} mounts and unmounts nothing stays behind`, () => {
  test.describe.configure({ timeout: 180_000 });

  for (const { slot, there, came, away, gone } of places) {
    test(slot, async ({ page, agent, guard, signIn }, info) => {
      // an application that does not exist is answered so
      guard.expect(/404/);
      await signIn();
      const customerId = agent.customers[0]?.customerId ?? '';
      await go(page, away(customerId));
      await expectNothingStays(page, info, async () => {
        await go(page, there(customerId));
        await expect(came(page)).toBeVisible();
        await go(page, away(customerId));
        await expect(came(page)).toBeHidden();
        await expect(gone(page)).toBeVisible();
      });
    });
  }

  test('cart-summary', async ({ page, signIn }, info) => {
    await signIn();
    await go(page, '/client');
    const icon = page.getByRole('button', { name: /^Cart/ });
    const summary = page.getByRole('dialog', { name: 'Cart Summary' });
    await expectNothingStays(page, info, async () => {
      await icon.click();
      await expect(summary.getByText('Your cart is empty.')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(summary).toBeHidden();
    });
  });

  test('login', async ({ page }, info) => {
    await page.goto('/');
    await expectNothingStays(page, info, async () => {
      await go(page, '/redirect');
      await expect(title('Leaving the Agent Portal')(page)).toBeVisible();
      await go(page, '/');
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    });
  });
});
