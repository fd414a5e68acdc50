import type { Page } from 'playwright/test';
import { expect, test } from './support/test.ts';

/** What home asks for, and the tile that shows it. */
const tiles = [
  ['/aum/holding', 'Assets under management'],
  ['/application/agent/list', /^Needs you/],
  ['/application/sat/list', /^Needs you/],
  ['/application/agent/profile', 'Your profile'],
  ['/fund/topperformingfunds', 'Top performing funds'],
  ['/api/sales-support', 'Sales support'],
] as const;

/** Expects that a tile waits for its answer, or has it; Sales support tells so by what it holds alone. */
async function expectWaiting(page: Page, name: string | RegExp, waiting: boolean, why?: string) {
  const tile = page.getByRole('region', { name });
  if (name !== 'Sales support') return expect(tile, why).toHaveAttribute('aria-busy', String(waiting));
  const held = waiting ? tile.getByRole('status', { name: /^Loading/ }) : tile.getByRole('link').first();
  await expect(held, why).toBeVisible();
}

test('[API-07] the agent’s profile is read with both of its ids, and shown at home', async ({
  page,
  agent,
  seed,
}) => {
  const asked = page.waitForRequest(/\/application\/agent\/profile\?/);
  await seed.session();
  await page.goto('/dashboard');
  expect(Object.fromEntries(new URL((await asked).url()).searchParams)).toEqual({
    customerId: agent.agentCustomerId,
    userId: agent.userId,
  });
  const tile = page.getByRole('region', { name: 'Your profile' });
  await expect(tile).toContainText(agent.codes.ut ?? 'Not registered');
  await expect(tile).toContainText(agent.codes.prs ?? 'Not registered');
  await expect(tile).not.toContainText(agent.nric);
});

for (const [path, name] of tiles) {
  test(`home: ${path} fails in its tile alone, and is tried again there`, async ({
    page,
    control,
    guard,
    seed,
  }) => {
    guard.expect(/500/);
    await control.fault(path, 'html-500');
    await seed.session();
    await page.goto('/dashboard');
    const failed = page.getByRole('region', { name });
    await expect(failed.getByRole('alert')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(1);
    for (const [, other] of tiles)
      if (String(other) !== String(name)) await expectWaiting(page, other, false);
    await control.fault(path, 'none');
    await failed.getByRole('button', { name: 'Try again' }).first().click();
    await expect(failed.getByRole('alert')).toBeHidden();
  });
}

test('home: a tile whose answer does not come keeps no other waiting', async ({
  page,
  control,
  guard,
  seed,
}) => {
  // each load is left while its call still hangs
  guard.expect(/net::ERR_ABORTED|signal is aborted/);
  await seed.session();
  for (const [path, name] of tiles) {
    await control.fault(path, 'hang');
    await page.goto('/dashboard');
    await expectWaiting(page, name, true, `${path} hangs`);
    for (const [, other] of tiles)
      if (String(other) !== String(name)) await expectWaiting(page, other, false, `${path}: ${other}`);
    await expectWaiting(page, name, true, `${path} still hangs`);
    await expect(page.getByRole('main').getByRole('alert'), path).toHaveCount(0);
    await control.fault(path, 'none');
  }
});

test('home: nothing moves, in whatever order its tiles come', async ({ page, control, seed }) => {
  await seed.session();
  await page.goto('/dashboard');
  await page.addInitScript(() => {
    const noted = { shift: 0 };
    Object.assign(window, { noted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) noted.shift += Number(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const order of [tiles, tiles.toReversed()]) {
    for (const [at, [path]] of order.entries()) await control.fault(path, 'slow', { ms: 300 * (at + 1) });
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: /^Good/ })).toBeVisible();
    for (const [path, name] of order) await expectWaiting(page, name, false, path);
    await expect(page.getByRole('region', { name: 'Assets under management' })).toContainText('MYR');
    const shift: unknown = await page.evaluate(() => Reflect.get(Reflect.get(window, 'noted'), 'shift'));
    expect(shift).toBeLessThanOrEqual(0.01);
  }
});
