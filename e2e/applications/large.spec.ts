import type { Page } from 'playwright/test';
import { median } from '../bench/median.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { longestTaskMs, measureTasks, seldom, slowDown, slowPageDown } from '../support/page/long-tasks.ts';

const quantity = 5_000;
const loads = 5;

/** Waits until the list's range begins with this text: `11–20 of 5,000`. */
const waitForRange = (page: Page, range: string) =>
  page.waitForFunction(
    (text) =>
      document.querySelector('[role=group][aria-label=Pages]')?.textContent?.startsWith(text) ?? false,
    range,
    seldom,
  );

/** Presses the button with this text. A locator by role would compute the names of all elements. */
const press = (page: Page, name: string) => page.locator(`button:text-is("${name}")`).click();

test.use({ agentWish: { applications: quantity } });

test(`[APP-01] the list of ${quantity} applications opens, sorts, filters and turns pages without a task over ${longestTaskMs} ms at ${slowDown} × slow-down`, async ({
  page,
  seed,
}) => {
  test.setTimeout(180_000);
  await seed.session();
  await page.goto('/application');
  await expect(page.getByText('1–10 of 5,000')).toBeVisible();
  await slowPageDown(page);
  const opening: number[] = [];
  for (let load = 0; load < loads; load += 1) {
    const tasks = await measureTasks(page, async () => {
      await page.reload();
      await waitForRange(page, '1–10 of 5,000');
    });
    opening.push(tasks[0] ?? 0);
    console.log(`measured: opening: ${tasks.slice(0, 5).join(', ')} ms`);
  }

  const steps: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['sorting', () => press(page, 'Customer').then(() => page.waitForURL(/sort=customer/))],
    ['next page', () => press(page, 'Next').then(() => waitForRange(page, '11–20 of 5,000'))],
    [
      'type filter',
      async () => {
        await page.locator('select[aria-label=Type]').selectOption('redemption');
        await waitForRange(page, '1–10 of');
      },
    ],
    [
      'search',
      async () => {
        await page.locator('input[type=search]').fill('no such customer');
        await page.waitForFunction(() => !document.querySelector('main table'), undefined, seldom);
      },
    ],
  ];
  const using: number[] = [];
  for (const [name, step] of steps) {
    const tasks = await measureTasks(page, step);
    using.push(tasks[0] ?? 0);
    console.log(`measured: ${name}: ${tasks.slice(0, 3).join(', ')} ms`);
  }
  await expect(page.getByText('No application matches “no such customer”')).toBeVisible();
  expect(median(opening)).toBeLessThanOrEqual(longestTaskMs);
  expect(Math.max(...using)).toBeLessThanOrEqual(longestTaskMs);
});
