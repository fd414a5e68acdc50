import type { CDPSession, Page } from 'playwright/test';
import { expect, test } from './support/test.ts';

const rounds = 50;

interface Count {
  readonly nodes: number;
  readonly listeners: number;
}

/** Nodes and listeners that are still alive after garbage collection. */
async function count(devtools: CDPSession): Promise<Count> {
  for (let pass = 0; pass < 3; pass++) await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((candidate) => candidate.name === name)?.value ?? Number.NaN;
  return { nodes: metric('Nodes'), listeners: metric('JSEventListeners') };
}

/** Moves inside the running page, as a link would. */
async function go(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

test.describe('nothing stays behind when a slot goes', () => {
  test.skip(({ viewport }) => viewport?.width !== 1440, 'what stays in memory does not depend on the width');

  const slots: readonly {
    readonly slot: string;
    readonly path: (customerId: string) => string;
    readonly heading: string | RegExp;
  }[] = [
    { slot: 'client-list', path: () => '/client', heading: 'Customers' },
    { slot: 'client-profile', path: (id) => `/client-profile?customerId=${id}`, heading: /./ },
    { slot: 'suitability', path: (id) => `/sat?customerId=${id}`, heading: /./ },
    { slot: 'onboarding', path: () => '/onboarding', heading: /./ },
    { slot: 'cart', path: (id) => `/cart?customerId=${id}`, heading: /./ },
    { slot: 'checkout', path: (id) => `/checkout?customerId=${id}`, heading: /./ },
    { slot: 'payment', path: () => '/payment', heading: /./ },
    { slot: 'payment-result', path: () => '/payment/successful', heading: /./ },
    { slot: 'application-list', path: () => '/application', heading: 'Applications' },
    { slot: 'application-detail', path: () => '/application/detail/none?formNo=X', heading: /./ },
  ];

  for (const { slot, path, heading } of slots) {
    test(`${slot}: ${rounds} mounts and unmounts`, async ({ page, agent, guard, signIn }, info) => {
      test.setTimeout(180_000);
      guard.expect(/404/);
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Performance.enable');
      await signIn();
      const customerId = agent.customers[0]?.customerId ?? '';
      const round = async () => {
        await go(page, path(customerId), heading);
        await go(page, '/dashboard', /Good/);
      };
      // caches fill in the first rounds
      for (let turn = 0; turn < 5; turn++) await round();
      const before = await count(devtools);
      for (let turn = 0; turn < rounds; turn++) await round();
      const after = await count(devtools);
      info.annotations.push({ type: 'measured', description: JSON.stringify({ slot, before, after }) });
      expect(after.nodes).toBeLessThanOrEqual(before.nodes * 1.02);
      expect(after.listeners).toBeLessThanOrEqual(before.listeners * 1.02);
    });
  }
});
