import { expect, type Page } from 'playwright/test';
import { expectAccessible, expectAccessibleAtThisWidth } from '../support/page/accessibility.ts';
import { inBothModes } from '../support/page/color-mode.ts';
import { findLayoutFaults } from '../support/page/layout-faults.ts';
import { takeScreenshots } from '../support/page/screenshots.ts';
import { waitUntilLoaded } from '../support/page/wait-until-loaded.ts';
import { drawnScreens, writesPictures } from '../support/run-form.ts';

/**
 * Expects that the step on the page can be done at 400% zoom (320 px) and in a contrast theme, and that axe finds nothing
 * at three widths. Takes pictures of it by `name` at 1440, 768 and 390.
 */
export async function inspectStep(page: Page, name: string): Promise<void> {
  if (drawnScreens) return takeScreenshots(page, `onboarding/${name}`);
  // a control that is half under the page's head is too small for axe
  await page.evaluate(() => window.scrollTo(0, 0));
  const picture = async (of: string): Promise<void> => {
    if (writesPictures)
      await page.screenshot({ path: `.reports/screens/onboarding/${name}-${of}.png`, fullPage: true });
  };
  await page.setViewportSize({ width: 1440, height: 900 });
  await waitUntilLoaded(page);
  await expectAccessible(page);
  await inBothModes(page, (mode) => picture(`1440-${mode}`));
  for (const width of [768, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await inBothModes(page, (mode) => picture(`${width}-${mode}`));
  }
  await page.setViewportSize({ width: 320, height: 256 });
  const { sideways, cut } = await findLayoutFaults(page);
  expect.soft(sideways, `${name} scrolls sideways at 400%`).toEqual([]);
  expect.soft(cut, `${name} is cut off at 400%`).toEqual([]);
  await picture('320');
  await expectAccessibleAtThisWidth(page);
  const button = page
    .getByRole('main')
    .getByRole('button', { name: /^(Continue|Skip|Complete|Next|Assess)/ })
    .first();
  await button.focus();
  await expect(button).toBeInViewport();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ forcedColors: 'active' });
  await picture('1440-forced');
  for (const role of ['radio', 'checkbox'] as const)
    for (const control of await page.getByRole('main').getByRole(role).all())
      expect
        .soft(await control.evaluate((node) => getComputedStyle(node).appearance), `${name}: ${role}`)
        .toBe('auto');
  await page.emulateMedia({ forcedColors: 'none' });
}
