import { slotOwners } from '@portal/shared/contract';
import type { Page } from 'playwright/test';
import { Memory } from './leaks/memory.ts';
import { openRound, type Place, signedInRounds } from './leaks/places.ts';
import { countRoots, walk } from './leaks/rounds.ts';
import { firstCustomer } from './support/agent.ts';
import { go } from './support/go.ts';
import { inForm } from './support/run-form.ts';
import { expect, test } from './support/test.ts';

/** A leak of each mount shows in the short form as well: it grows with every round. */
const rounds = inForm(8, 200);
/** Rounds before the first count: caches fill in them. */
const warmUp = inForm(4, 10);
/** How long a page is left alone before each count, in milliseconds: longer than any timer holds a parcel. */
const quiet = 6_000;

/**
 * Has the slots of a round come and go, twice half of the rounds, and counts before, between and after. What each mount
 * leaves behind grows in both halves; what is made once, such as the line that a slow call shows, in one alone.
 */
async function expectNothingStays(page: Page, round: readonly Place[]): Promise<void> {
  const memory = await Memory.of(page);
  await walk(page, round, warmUp);
  await page.waitForTimeout(quiet);
  const counts = [await memory.alive()];

  const title = slotsOf(round).join(', ');
  const slots = slotsOf(round).length;
  const half = rounds / 2;
  const started = performance.now();
  for (let part = 1; part <= 2; part++) {
    expect(await walk(page, round, half)).toEqual({ mounted: half * slots, unmounted: half * slots });
    // what timers and calls on their way still held is gone after this; the rest is kept for good
    await page.waitForTimeout(quiet);
    counts.push(await memory.alive());
  }
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`measured: ${title}: ${JSON.stringify({ rounds, seconds, counts })}`);

  const grown = (count: 'nodes' | 'listeners' | 'roots' | 'observers'): number => {
    const [before = Number.NaN, between = Number.NaN, after = Number.NaN] = counts.map((at) => at[count]);
    return Math.min(between - before, after - between);
  };
  for (const count of ['nodes', 'listeners', 'roots', 'observers'] as const)
    expect(grown(count), `${count} that grow`).toBeLessThanOrEqual(0);
  expect(counts.at(-1)?.detached, 'React roots of parcels that are gone').toBe(0);
}

const slotsOf = (round: readonly Place[]) => round.flatMap(({ slot }) => slot ?? []);

test.describe(`after ${rounds} mounts and unmounts of each slot nothing stays behind`, () => {
  test.describe.configure({ timeout: 300_000 });
  test.beforeEach(({ page }) => page.addInitScript(countRoots));

  test(slotsOf(openRound).join(', '), async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expectNothingStays(page, openRound);
  });

  for (const [index, places] of signedInRounds('').entries()) {
    test(slotsOf(places).join(', '), async ({ page, agent, guard, seed }) => {
      // an application that does not exist is answered so
      guard.expect(/404/);
      await seed.session();
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { level: 1, name: /^Good/ })).toBeVisible();
      const { customerId } = firstCustomer(agent);
      const round = signedInRounds(customerId)[index] ?? [];
      await standAtEndOf(page, round, customerId);
      await expectNothingStays(page, round);
    });
  }
});

/** Goes to a round's last place, or to the page of the customer, where its presses are. */
async function standAtEndOf(page: Page, round: readonly Place[], customerId: string): Promise<void> {
  const [last] = round.slice(-1);
  if (!last) return;
  const { step, mark } = last;
  await go(page, 'path' in step ? step.path : `/client-profile?customerId=${customerId}`);
  if ('press' in step) await expect(page.locator(step.press)).toBeVisible();
  await expect(page.locator(mark.selector, { hasText: mark.text }).first()).toBeVisible();
}

test('every slot is among them', () => {
  const walked = slotsOf([...openRound, ...signedInRounds('').flat()]);
  expect(walked.sort()).toEqual(Object.keys(slotOwners).sort());
});
