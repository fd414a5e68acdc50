import { slotOwners } from '@portal/shared/contract';
import type { Page, TestInfo } from 'playwright/test';
import { Memory } from './leaks/memory.ts';
import { openRound, type Place, signedInRounds } from './leaks/places.ts';
import { countRoots, walk } from './leaks/rounds.ts';
import { firstCustomer } from './support/agent.ts';
import { go } from './support/go.ts';
import { expect, test } from './support/test.ts';

const rounds = 200;
/** Rounds before the first count: caches fill in them. */
const warmUp = 10;
/** How long a page is left alone before it is counted again, in milliseconds. */
const quiet = 6_000;

/** Counts, has the slots of a round come and go, leaves the page alone, and counts again. */
async function expectNothingStays(page: Page, round: readonly Place[], info: TestInfo): Promise<void> {
  const memory = await Memory.of(page);
  await walk(page, round, warmUp);
  await page.waitForTimeout(quiet / 3);
  const before = await memory.alive();

  const started = performance.now();
  const mounts = await walk(page, round, rounds);
  const seconds = Math.round((performance.now() - started) / 1000);
  // what timers and calls on their way still held is gone after this; the rest is kept for good
  await page.waitForTimeout(quiet);
  const after = await memory.alive();

  info.annotations.push({
    type: 'measured',
    description: JSON.stringify({ mounts, seconds, before, after }),
  });
  const slots = slotsOf(round).length;
  expect(mounts).toEqual({ mounted: rounds * slots, unmounted: rounds * slots });
  expect(after.nodes, 'nodes').toBeLessThanOrEqual(before.nodes * 1.02);
  // one that each mount leaves behind makes hundreds; a few dozen are made once, when a call first takes its time
  expect(after.listeners - before.listeners, 'listeners').toBeLessThan(rounds / 4);
  expect(after.roots, 'React roots').toBe(before.roots);
  expect(after.detached, 'React roots of parcels that are gone').toBe(0);
  expect(after.observers, 'subscribers').toBeLessThanOrEqual(before.observers);
}

const slotsOf = (round: readonly Place[]) => round.flatMap(({ slot }) => slot ?? []);

test.describe(`after ${rounds} mounts and unmounts of each slot nothing stays behind`, () => {
  test.describe.configure({ timeout: 240_000 });
  test.beforeEach(({ page }) => page.addInitScript(countRoots));

  test(slotsOf(openRound).join(', '), async ({ page }, info) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expectNothingStays(page, openRound, info);
  });

  for (const [index, places] of signedInRounds('').entries()) {
    test(slotsOf(places).join(', '), async ({ page, agent, guard, signIn }, info) => {
      // an application that does not exist is answered so
      guard.expect(/404/);
      await signIn();
      const round = signedInRounds(firstCustomer(agent).customerId)[index] ?? [];
      await standAtEndOf(page, round);
      await expectNothingStays(page, round, info);
    });
  }
});

/** Goes to a round's last place, or to the page where its presses are. */
async function standAtEndOf(page: Page, round: readonly Place[]): Promise<void> {
  const [last] = round.slice(-1);
  if (!last) return;
  const { step, mark } = last;
  await go(page, 'path' in step ? step.path : '/client');
  if ('press' in step) await expect(page.locator(step.press)).toBeVisible();
  await expect(page.locator(mark.selector, { hasText: mark.text }).first()).toBeVisible();
}

test('every slot is among them', () => {
  const walked = slotsOf([...openRound, ...signedInRounds('').flat()]);
  expect(walked.sort()).toEqual(Object.keys(slotOwners).sort());
});
