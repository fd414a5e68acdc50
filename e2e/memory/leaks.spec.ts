import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures/test.ts';
import { navigate } from '../support/page/navigate.ts';
import { remotesUnderTest, slotNames } from '../support/remotes.ts';
import { inForm } from '../support/run-form.ts';
import { firstCustomer } from '../support/service/agent.ts';
import { slotsOfSpecs } from '../support/views/views.ts';
import { Memory } from './memory.ts';
import { MonitoredSession } from './monitored-session.ts';
import { Quiet } from './quiet.ts';
import { countRoots, walk } from './rounds.ts';
import { openRound, type SlotStop, signedInRound, signedInRounds } from './rounds-of-slots.ts';

/** A leak of each mount shows in the short form as well: it grows with every round, and a part has at least one. */
const rounds = inForm(3, 200);
/** What is made once may grow in two parts where a slot loads slowly, so the short form, with one round each, has three. */
const parts = inForm(3, 2);
/** Rounds before the first count: caches fill in them. */
const warmUp = inForm(2, 10);

/** All signed-in slots in one round, or in the long form a few at a time: it then says which of them leak. */
const signedIn = (customerId: string) =>
  inForm([signedInRound(customerId)], signedInRounds(customerId)).filter(({ length }) => length > 0);

/** What must not grow with each round. */
const counted = ['nodes', 'listeners', 'roots', 'observers', 'parcels'] as const;

/**
 * Has the slots of a round come and go, in parts of the rounds, and counts before, between and after. What each mount
 * leaves behind grows in every part; what is made once, such as the line that a slow call shows, does not.
 */
async function expectNothingStays(page: Page, quiet: Quiet, round: readonly SlotStop[]): Promise<void> {
  const memory = await Memory.of(page);
  const slots = slotsOf(round);
  await walk(page, round, warmUp);
  await quiet.reached();
  const counts = [await memory.alive()];

  const started = performance.now();
  for (let part = 1; part <= parts; part++) {
    const count = (rounds / parts) * slots.length;
    expect(await walk(page, round, rounds / parts)).toEqual({ mounted: count, unmounted: count });
    await quiet.reached();
    counts.push(await memory.alive());
  }
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`measured: ${slots.join(', ')}: ${JSON.stringify({ rounds, seconds, counts })}`);

  const grown = (count: (typeof counted)[number]): number => {
    const alive = counts.map((at) => at[count]);
    return Math.min(...alive.slice(1).map((after, at) => after - (alive[at] ?? Number.NaN)));
  };
  for (const count of counted) expect(grown(count), `${count} that grow`).toBeLessThanOrEqual(0);
  expect(counts.at(-1)?.detached, 'React roots of parcels that are gone').toBe(0);
}

const slotsOf = (round: readonly SlotStop[]) => round.flatMap(({ slot }) => slot ?? []);

test.describe(`after ${rounds} mounts and unmounts of each slot nothing stays behind`, () => {
  test.describe.configure({ timeout: 300_000 });
  test.beforeEach(({ page }) => page.addInitScript(countRoots));

  for (const round of openRound.length > 0 ? [openRound] : [])
    test(slotsOf(round).join(', '), async ({ page }) => {
      const quiet = await Quiet.on(page);
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
      // the painted button is there before the slot, and a slot that never mounts never unmounts
      await expect(page.locator('[data-first-paint]')).toHaveCount(0);
      await expectNothingStays(page, quiet, round);
    });

  for (const [index, places] of signedIn('').entries()) {
    test(slotsOf(places).join(', '), async ({ page, agent, guard, seed }) => {
      // an application that does not exist is answered so
      guard.expect(/404/);
      const quiet = await Quiet.on(page);
      await seed.session();
      const { customerId } = firstCustomer(agent);
      const round = signedIn(customerId)[index] ?? [];
      await goToEndOf(page, round, customerId);
      await expectNothingStays(page, quiet, round);
    });
  }
});

/** Begins on home, and goes to a round's last place, or to the page of the customer, where its presses are. */
async function goToEndOf(page: Page, round: readonly SlotStop[], customerId: string): Promise<void> {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: /^Good/ })).toBeVisible();
  const [last] = round.slice(-1);
  if (!last) return;
  const { step, mark } = last;
  await navigate(page, 'path' in step ? step.path : `/client-profile?customerId=${customerId}`);
  if ('press' in step) await expect(page.locator(step.press)).toBeVisible();
  await expect(page.locator(mark.selector, { hasText: mark.text }).first()).toBeVisible();
}

// a leak of the monitoring SDK, whose version is pinned
test('a monitored session of 400 pages keeps no PerformanceObservers of pages that are gone', {
  tag: '@long',
}, async ({ page, agent, seed, site }) => {
  test.setTimeout(900_000);
  const session = await MonitoredSession.open({ page, agent, seed, site });
  const { before, after } = await session.measure400Pages('heap of a monitored session');
  expect(after.observers, 'PerformanceObservers').toBeLessThanOrEqual(before.observers);
});

// a slot before whose every mount an agent signs in again has a separate spec
test('every slot is among them', () => {
  const walked = new Set([...slotsOf([...openRound, ...signedInRound('')]), ...Object.keys(slotsOfSpecs)]);
  expect(remotesUnderTest.flatMap(slotNames).filter((slot) => !walked.has(slot))).toEqual([]);
});
