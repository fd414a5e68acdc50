import axe from 'axe-core';
import { expect, type Page } from 'playwright/test';
import { inBothModes } from './color-mode.ts';
import { settle } from './settled.ts';

/** One line for each thing that axe finds: rule, help, where. */
async function findings(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { violations } = await window.axe.run();
    return violations.map(({ id, help, nodes }) => {
      const places = nodes.map(
        ({ target, failureSummary }) => `\n    ${target.join(' ')}: ${failureSummary}`,
      );
      return `${id}: ${help}${places.join('')}`;
    });
  });
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Expects that axe finds nothing on a page, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  await settle(page);
  await page.evaluate(axe.source);
  await inBothModes(page, async (mode) => {
    // what is on its way in or out is pale for a moment
    await expect
      .poll(() => findings(page), { message: `accessibility in ${mode}`, timeout: 20_000 })
      .toEqual([]);
  });
}
