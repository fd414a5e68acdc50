import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures/test.ts';
import { homeHeading } from '../support/page/frame.ts';
import { watchLayoutShifts } from '../support/page/layout-shift.ts';
import { inForm } from '../support/run-form.ts';

/** What home requests, and the tile that shows it. */
const tiles = [
  ['/aum/holding', 'Assets under management'],
  ['/application/agent/list', /^Needs you/],
  ['/application/sat/list', /^Needs you/],
  ['/fund/topperformingfunds', 'Top performing funds'],
  ['/api/sales-support', 'Sales support'],
] as const;

/** One that home reads by itself and one that is read for the whole portal; `dashboard.test.tsx` proves more. */
const someTiles = tiles.filter(([path]) => ['/aum/holding', '/fund/topperformingfunds'].includes(path));

/** Expects that a tile waits for its answer, or has it; Sales support has no `aria-busy`. */
async function expectWaiting(page: Page, name: string | RegExp, waiting: boolean, why?: string) {
  const tile = page.getByRole('region', { name });
  if (name !== 'Sales support') return expect(tile, why).toHaveAttribute('aria-busy', String(waiting));
  const content = waiting ? tile.getByRole('status', { name: /^Loading/ }) : tile.getByRole('link').first();
  await expect(content, why).toBeVisible();
}

test('[API-07] the agent’s profile is read once, at sign-in, by both ids of the agent, and shown at home', async ({
  page,
  agent,
  signIn,
}) => {
  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/application/agent/profile?')) reads.push(request.url());
  });
  await signIn();
  const tile = page.getByRole('region', { name: 'Your profile' });
  // the page's head has the registrations
  for (const code of [agent.codes.ut, agent.codes.prs])
    if (code) await expect(page.getByRole('main').getByText(code)).toBeVisible();
  await expect(tile).toContainText(agent.email);
  await expect(tile).toContainText(agent.nric.slice(-2));
  await expect(tile).not.toContainText(agent.nric);
  await page.reload();
  await expect(tile).toHaveAttribute('aria-busy', 'false');
  await expectWaiting(page, 'Sales support', false);
  const [read, ...others] = reads.map((url) => Object.fromEntries(new URL(url).searchParams));
  expect(read).toEqual({ customerId: agent.agentCustomerId, userId: agent.userId });
  expect(others).toEqual([]);
});

for (const [path, name] of inForm(someTiles, [...tiles])) {
  test(`home: when ${path} fails only its tile shows it, with a retry`, async ({
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

test('home: a tile whose answer does not come delays no other', { tag: '@long' }, async ({
  page,
  control,
  guard,
  seed,
}) => {
  // each load is left while its call still hangs
  guard.expect(/net::ERR_ABORTED|signal is aborted/);
  await seed.session();
  for (const [path, name] of inForm(someTiles, [...tiles])) {
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

test('home: nothing moves, whatever the order in which tiles load', { tag: '@long' }, async ({
  page,
  control,
  seed,
}) => {
  await seed.session();
  const shifts = await watchLayoutShifts(page);
  for (const order of [tiles, tiles.toReversed()]) {
    for (const [at, [path]] of order.entries()) await control.fault(path, 'slow', { ms: 300 * (at + 1) });
    await page.goto('/dashboard');
    await expect(homeHeading(page)).toBeVisible();
    for (const [path, name] of order) await expectWaiting(page, name, false, path);
    await expect(page.getByRole('region', { name: 'Assets under management' })).toContainText('MYR');
    const { sum, moved } = await shifts();
    expect(sum, moved.join(', ')).toBeLessThanOrEqual(0.01);
  }
});

test('home: the funds table fits into its card at every width, with names on at most two lines', async ({
  page,
  seed,
}) => {
  await seed.session();
  await page.goto('/dashboard');
  const card = page.getByRole('region', { name: 'Top performing funds' });
  const names = card.locator('[data-lead] > :first-child');
  await expect(names).toHaveCount(5);
  for (const width of [1440, 1300, 1240, 1200, 1024, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    // the columns follow the width with the next render
    const overflow = () => card.evaluate((element) => element.scrollWidth - element.clientWidth);
    await expect.poll(overflow, `what the card cuts at ${width}`).toBe(0);
    const lines = () =>
      names.evaluateAll((all) => Math.max(...all.map((name) => name.getClientRects().length)));
    await expect.poll(lines, `lines of a name at ${width}`).toBeLessThanOrEqual(2);
  }
});
