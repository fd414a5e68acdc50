import type { Page } from 'playwright/test';
import { drawnScreens, writesPictures } from '../run-form.ts';
import { expectAccessibleInThisMode, inspectedModes } from './accessibility.ts';
import { colorModes, inBothModes } from './color-mode.ts';
import { takeScreenshotInThisMode, takeScreenshots } from './screenshots.ts';
import { waitUntilLoaded } from './wait-until-loaded.ts';
import { atBothWidths } from './widths.ts';

/** Writes screenshots of a page (`takeScreenshots`) and expects that axe finds nothing (`expectAccessible`). */
export async function inspect(page: Page, name: string): Promise<void> {
  if (drawnScreens) return takeScreenshots(page, name);
  await atBothWidths(page, async () => {
    await waitUntilLoaded(page);
    const modes = inspectedModes(page);
    await inBothModes(
      page,
      async (mode) => {
        if (writesPictures) await takeScreenshotInThisMode(page, name, mode);
        if (modes.includes(mode)) await expectAccessibleInThisMode(page, mode);
      },
      writesPictures ? colorModes : modes,
    );
  });
}
