import type { Page } from 'playwright/test';

export const colorModes = ['light', 'dark'] as const;
export type ColorMode = (typeof colorModes)[number];

/** Shows a page in a color mode: sets the portal's class and the system's preference. */
export async function setColorMode(page: Page, mode: ColorMode): Promise<void> {
  await page.emulateMedia({ colorScheme: mode });
  await page.evaluate((wanted) => {
    document.documentElement.classList.remove('light', 'dark');
    document.documentElement.classList.add(wanted);
  }, mode);
  // colors change by a transition: screenshots and axe need the final ones
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.all(transitions.map(({ finished }) => finished.catch(() => undefined)));
  });
}

/** Calls `act` in light, then in dark, and leaves the page in light. */
export async function inBothModes(page: Page, act: (mode: ColorMode) => Promise<void>): Promise<void> {
  for (const mode of colorModes) {
    await setColorMode(page, mode);
    await act(mode);
  }
  await setColorMode(page, 'light');
}
