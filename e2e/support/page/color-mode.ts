import type { Page } from 'playwright/test';

export const colorModes = ['light', 'dark'] as const;
export type ColorMode = (typeof colorModes)[number];

/** Shows a page in a color mode at once: sets the portal's class and the system's preference. */
async function setColorMode(page: Page, mode: ColorMode): Promise<void> {
  await page.emulateMedia({ colorScheme: mode });
  await page.evaluate((wanted) => {
    document.documentElement.classList.remove('light', 'dark');
    document.documentElement.classList.add(wanted);
    // colors change by transitions; an element that inherits its color begins when its parent has ended
    const transitions = () =>
      document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    for (let running = transitions(); running.length > 0; running = transitions())
      for (const transition of running) transition.finish();
  }, mode);
}

/** Calls `act` in light, then in dark (or in `modes` alone), and leaves the page in light. */
export async function inBothModes(
  page: Page,
  act: (mode: ColorMode) => Promise<void>,
  modes: readonly ColorMode[] = colorModes,
): Promise<void> {
  for (const mode of modes) {
    await setColorMode(page, mode);
    await act(mode);
  }
  await setColorMode(page, 'light');
}
