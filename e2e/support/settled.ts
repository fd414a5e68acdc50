import type { Page } from 'playwright/test';

/** How long a page may take to show its data, in milliseconds. */
const patience = 5_000;

/** Skeletons and spinners are the only animations that never end: as long as one runs, something is on its way. */
function isSettled(): boolean {
  return document
    .getAnimations()
    .every(
      (animation) =>
        !(animation instanceof CSSAnimation) || animation.effect?.getComputedTiming().iterations !== Infinity,
    );
}

/** Waits until nothing on the page is loading; a page that means to load for ever is taken as it is. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(isSettled, undefined, { timeout: patience }).catch(() => undefined);
}
