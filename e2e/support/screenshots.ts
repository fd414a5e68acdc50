import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { inBothModes } from './color-mode.ts';
import { settle } from './settled.ts';
import { atBothWidths } from './widths.ts';

const folder = join(import.meta.dirname, '../../.reports/screens');

/**
 * Writes `.reports/screens/<name>-<width>-<mode>.png`, at both widths, in light and in dark: the whole page, or under a
 * dialog what the agent sees of it.
 */
export const takeScreenshots = (page: Page, name: string): Promise<void> =>
  atBothWidths(page, () => takeScreenshotsAtThisWidth(page, name));

/** The same at the width that the page has, for what exists at some widths only. */
export async function takeScreenshotsAtThisWidth(page: Page, name: string): Promise<void> {
  await settle(page);
  const width = page.viewportSize()?.width ?? 0;
  const covered = await page.getByRole('dialog').first().isVisible();
  if (!covered) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await inBothModes(page, async (mode) => {
    await page.screenshot({
      path: join(folder, `${name}-${width}-${mode}.png`),
      fullPage: !covered,
      animations: 'disabled',
    });
  });
}
