import type { Page } from 'playwright/test';
import { motion } from '../run-form.ts';

/** How long a page may take to show its data, in milliseconds. */
const LOAD_TIMEOUT_MS = 5_000;

/** Placeholders and spinners are the only animations without an end: the page loads as long as one of them runs. */
function hasLoaded(): boolean {
  return document
    .getAnimations()
    .every(
      (animation) =>
        !(animation instanceof CSSAnimation) || animation.effect?.getComputedTiming().iterations !== Infinity,
    );
}

/** Waits until nothing on the page is loading, at most 5 s: some tests are about pages that do not finish loading. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  // without motion, placeholders are not animated
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.waitForFunction(hasLoaded, undefined, { timeout: LOAD_TIMEOUT_MS }).catch(() => undefined);
  await page.emulateMedia({ reducedMotion: motion });
}
