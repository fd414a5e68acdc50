import type { Page } from 'playwright/test';
import { median } from '../bench/median.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { longestTaskMs, measureTasks, seldom, slowDown, slowPageDown } from '../support/page/long-tasks.ts';
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
      document.querySelectorAll('main tr[data-scheme]').length >= rows &&
      /Value today/.test(document.querySelector('main h2')?.textContent ?? ''),
    (3 * holdings) / accounts,
    seldom,
  );

test(`a profile of ${holdings} holdings in ${accounts} accounts has at most ${mostElements} elements, and in the middle one of ${loads} loads is shown without a task over ${longestTaskMs} ms at ${slowDown} × slow-down; print has every holding`, async ({
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

  const profileTab = page.getByRole('tab', { name: 'Profile', exact: true });
  const longest: number[] = [];
  for (let load = 0; load < loads; load += 1) {
    await profileTab.click();
    await expect(page.getByRole('tabpanel')).toContainText('On record');
    const tasks = await measureTasks(page, async () => {
      await page.getByRole('tab', { name: 'Holdings' }).press('Enter');
      await waitUntilComplete(page);
    });
    longest.push(tasks[0] ?? 0);
    console.log(`measured: ${holdings} holdings, opened again: ${tasks.slice(0, 5).join(', ')} ms`);
  }
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThanOrEqual(mostElements);
  expect(median(longest)).toBeLessThanOrEqual(longestTaskMs);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('main tr[data-scheme]')).toHaveCount(holdings);
});
