import type { Page } from 'playwright/test';
import { writesPictures } from '../run-form.ts';
import { expectAccessibleInThisMode, inspectedModes } from './accessibility.ts';
import { colorModes, inBothModes } from './color-mode.ts';
import { takeScreenshotInThisMode } from './screenshots.ts';
import { waitUntilLoaded } from './wait-until-loaded.ts';
import { atBothWidths } from './widths.ts';

/** Writes screenshots of a page (`takeScreenshots`) and expects that axe finds nothing (`expectAccessible`). */
export const inspect = (page: Page, name: string): Promise<void> =>
  atBothWidths(page, async () => {
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
