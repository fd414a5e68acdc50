import type { Page } from 'playwright/test';
import { median } from '../bench/median.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { longestTaskMs, measureTasks, seldom, slowDown, slowPageDown } from '../support/page/long-tasks.ts';
import { namePattern } from '../support/page/name-pattern.ts';
import { untilFetched } from '../support/page/until-fetched.ts';
import { firstCustomer } from '../support/service/agent.ts';
import { serveLargeCustomer } from '../support/service/large-data.ts';

const accounts = 20;
const holdings = 500;
const loads = 3;
/** Most elements of the profile. */
const mostElements = 8_000;

/** Waits until the headline and the rows of the three unfolded accounts are on the page. */
const waitUntilComplete = (page: Page) =>
  page.waitForFunction(
    (rows) =>
      document.querySelectorAll('main tr[data-fund]').length >= rows &&
      /Value today/.test(document.querySelector('main h2')?.textContent ?? ''),
    (3 * holdings) / accounts,
    seldom,
  );

test(`a profile of ${holdings} holdings in ${accounts} accounts has at most ${mostElements} elements; in the middle one of ${loads} times it opens, is filtered and opens again without a task over ${longestTaskMs} ms at ${slowDown} × slow-down; print has every holding`, async ({
  page,
  agent,
  seed,
}) => {
  test.setTimeout(240_000);
  const customer = firstCustomer(agent);
  await seed.session();
  await serveLargeCustomer(page, customer, { accounts, holdings, items: 0 });
  await page.goto(`/client-profile?customerId=${customer.customerId}`);
  await waitUntilComplete(page);
  await slowPageDown(page);

  const longest = new Map<string, number[]>();
  async function measure(what: string, act: () => Promise<unknown>): Promise<void> {
    const tasks = await measureTasks(page, async () => {
      await act();
      await waitUntilComplete(page);
      await untilFetched(page);
    });
    longest.set(what, [...(longest.get(what) ?? []), tasks[0] ?? 0]);
    console.log(`measured: ${holdings} holdings, ${what}: ${tasks.slice(0, 5).join(', ')} ms`);
  }

  for (let load = 0; load < loads; load += 1) {
    await page.goto('/client');
    const link = page.getByRole('link', { name: namePattern(customer.name) }).first();
    await expect(link).toBeVisible();
    await untilFetched(page);
    await measure('opened', () => link.press('Enter'));
    await measure('filtered', () => page.getByRole('switch', { name: 'Show zero holdings' }).press('Space'));
    await page.getByRole('tab', { name: 'Profile', exact: true }).click();
    await expect(page.getByRole('tabpanel')).toContainText('On record');
    await measure('opened again', () => page.getByRole('tab', { name: 'Holdings' }).press('Enter'));
  }
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThanOrEqual(mostElements);
  for (const [what, times] of longest) expect(median(times), what).toBeLessThanOrEqual(longestTaskMs);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('main tr[data-fund]')).toHaveCount(holdings);
});
