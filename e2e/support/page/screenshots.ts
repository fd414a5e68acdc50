import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { drawnScreens, writesPictures } from '../run-form.ts';
import { type ColorMode, inBothModes } from './color-mode.ts';
import { noteTexts } from './screen-texts.ts';
import { waitUntilLoaded } from './wait-until-loaded.ts';
import { atBothWidths, atThreeWidths } from './widths.ts';

/** What a picture shows. */
export type Part = 'page' | 'end';

const folder = join(import.meta.dirname, '../../../.reports/screens');

/** Whether pictures are taken of a screen. */
const isPictured = (name: string): boolean => writesPictures && (drawnScreens?.has(name) ?? true);

/**
 * Writes `.reports/screens/<name>-<width>-<mode>.png`, at both widths, in light and in dark: the whole page, or the
 * visible part of it while a dialog is open. `part` `end`: the window at the end of the page, for a list of which only
 * the rows near the window are in the page. Writes nothing in `npm test`.
 */
export async function takeScreenshots(page: Page, name: string, part: Part = 'page'): Promise<void> {
  const atWidths = drawnScreens ? atThreeWidths : atBothWidths;
  if (isPictured(name)) await atWidths(page, () => takeScreenshotsAtThisWidth(page, name, part));
}

/** The same at the page's current width, for elements that some widths do not have. */
export async function takeScreenshotsAtThisWidth(
  page: Page,
  name: string,
  part: Part = 'page',
): Promise<void> {
  if (!isPictured(name)) return;
  await waitUntilLoaded(page);
  await inBothModes(page, (mode) => takeScreenshotInThisMode(page, name, mode, part));
}

/** The same for a page that is loaded, at its current width and in its current color mode. */
export async function takeScreenshotInThisMode(
  page: Page,
  name: string,
  mode: ColorMode,
  part: Part = 'page',
): Promise<void> {
  if (!isPictured(name)) return;
  const width = page.viewportSize()?.width ?? 0;
  const hasDialog = await page.getByRole('dialog').first().isVisible();
  if (part === 'end') await scrollToEnd(page);
  else if (!hasDialog) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.screenshot({
    path: join(folder, `${name}-${width}-${mode}.png`),
    fullPage: !hasDialog && part === 'page',
    animations: 'disabled',
  });
  if (drawnScreens && mode === 'light') await noteTexts(page, join(folder, 'texts', `${name}.txt`), width);
}

/** Scrolls to the end, which rows that are measured on the way move. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { scrollingElement } = document;
    const isAtEnd = () =>
      scrollingElement !== null && scrollY + innerHeight >= scrollingElement.scrollHeight - 1;
    for (let frame = 0; frame < 60; frame += 1) {
      if (!isAtEnd()) scrollTo({ top: scrollingElement?.scrollHeight ?? 0, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
}
