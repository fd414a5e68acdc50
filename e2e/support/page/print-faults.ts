import type { Page } from 'playwright/test';
import { PNG } from 'pngjs';
import { findLayoutFaults } from './layout-faults.ts';

/** A sheet of A4 in CSS pixels, less the margins of the browser. */
const sheet = { width: 718, height: 1047 };

/** The mean brightness of a picture, from 0 to 255. */
function brightnessOf(picture: Buffer): number {
  const { data } = PNG.sync.read(picture);
  const values = data.filter((_, index) => index % 4 < 3);
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Runs in the page: what would be printed on each sheet, and the placeholders of what is loading. */
function findStuckAndLoading(): readonly string[] {
  const shown = [...document.querySelectorAll('body *')].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  const nameOf = (element: Element) => `${element.tagName} “${element.textContent.trim().slice(0, 40)}”`;
  const isStuck = (element: Element) => /sticky|fixed/.test(getComputedStyle(element).position);
  const isLoading = (element: Element) => getComputedStyle(element).animationIterationCount === 'infinite';
  return [
    ...shown.filter(isStuck).map((element) => `on each sheet: ${nameOf(element)}`),
    ...shown.filter(isLoading).map((element) => `loading: ${nameOf(element)}`),
  ];
}

/**
 * Lays the page out as the browser does for paper, and returns what is cut, what is on each sheet, what is still loading, and
 * whether it is dark. The page's own size and media are restored.
 */
export async function findPrintFaults(page: Page): Promise<readonly string[]> {
  const size = page.viewportSize() ?? sheet;
  const tell = (event: string) => page.evaluate((type) => dispatchEvent(new Event(type)), event);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(sheet);
  await tell('beforeprint');
  const { sideways, cut } = await findLayoutFaults(page);
  const faults = [...sideways, ...cut, ...(await page.evaluate(findStuckAndLoading))];
  const brightness = brightnessOf(await page.screenshot());
  await tell('afterprint');
  await page.setViewportSize(size);
  await page.emulateMedia({ media: null });
  return brightness < 200 ? [...faults, `dark: ${Math.round(brightness)}`] : faults;
}
