import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { writesPictures } from '../run-form.ts';
import { type ColorMode, inBothModes } from './color-mode.ts';
import { waitUntilLoaded } from './wait-until-loaded.ts';
import { atBothWidths } from './widths.ts';

const folder = join(import.meta.dirname, '../../../.reports/screens');

/**
 * Writes `.reports/screens/<name>-<width>-<mode>.png`, at both widths, in light and in dark: the whole page, or the
 * visible part of it while a dialog is open. Writes nothing in `npm test`.
 */
export async function takeScreenshots(page: Page, name: string): Promise<void> {
  if (writesPictures) await atBothWidths(page, () => takeScreenshotsAtThisWidth(page, name));
}

/** The same at the page's current width, for elements that some widths do not have. */
export async function takeScreenshotsAtThisWidth(page: Page, name: string): Promise<void> {
  if (!writesPictures) return;
  await waitUntilLoaded(page);
  await inBothModes(page, (mode) => takeScreenshotInThisMode(page, name, mode));
}

/** The same for a page that is loaded, at its current width and in its current color mode. */
export async function takeScreenshotInThisMode(page: Page, name: string, mode: ColorMode): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  const hasDialog = await page.getByRole('dialog').first().isVisible();
  if (!hasDialog) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.screenshot({
    path: join(folder, `${name}-${width}-${mode}.png`),
    fullPage: !hasDialog,
    animations: 'disabled',
  });
}
