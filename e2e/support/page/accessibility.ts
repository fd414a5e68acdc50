import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { expect, type Page } from 'playwright/test';
import { inForm } from '../run-form.ts';
import { origins } from '../service/environment.ts';
import { type ColorMode, colorModes, inBothModes } from './color-mode.ts';
import { findSmallTargets } from './small-targets.ts';
import { waitUntilLoaded } from './wait-until-loaded.ts';
import { atBothWidths } from './widths.ts';

/** Minified: every inspected page compiles it again. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** One line for each violation that axe finds: rule, help, elements. Default: every rule. */
async function findViolations(page: Page, rules: readonly string[] | undefined): Promise<string[]> {
  return page.evaluate(async (only) => {
    // without the lists of what passes, and without fetching style sheets: both take longer than the rules
    // a target of at least 24 px, or the space for one, is a rule that axe leaves off by default
    const rules = { 'target-size': { enabled: true } };
    const options = { resultTypes: ['violations' as const], preload: false, rules };
    // a control that is scrolled half below the head of the page or of a drawer's form is not too small
    const { scrollX, scrollY } = window;
    const scrolled = [...document.querySelectorAll('[role=dialog] *')]
      .filter(({ scrollTop }) => scrollTop > 0)
      .map((element) => ({ element, top: element.scrollTop }));
    window.scrollTo(0, 0);
    for (const { element } of scrolled) element.scrollTop = 0;
    const { violations } = await window.axe.run(only ? { ...options, runOnly: [...only] } : options);
    window.scrollTo(scrollX, scrollY);
    for (const { element, top } of scrolled) element.scrollTop = top;
    return violations.map(({ id, help, nodes }) => {
      const places = nodes.map(
        ({ target, failureSummary }) => `\n    ${target.join(' ')}: ${failureSummary}`,
      );
      return `${id}: ${help}${places.join('')}`;
    });
  }, rules);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The only rule whose result depends on the color mode; the long form runs the others in light alone. */
const rulesOfDarkMode = inForm(undefined, ['color-contrast']);

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;

/** The modes in which axe runs at the page's width: in the short form light on a desktop and dark on a phone. */
export const inspectedModes = (page: Page): readonly ColorMode[] =>
  inForm<readonly ColorMode[]>([isPhone(page) ? 'dark' : 'light'], colorModes);

/**
 * Expects that axe finds nothing on a page, at both widths and in both modes (`inspectedModes`); and that every control of the
 * portal is at least 44 px in size on a phone.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await atBothWidths(page, () => expectAccessibleAtThisWidth(page));
}

/** The same at the page's current width, for elements that some widths do not have. */
export async function expectAccessibleAtThisWidth(page: Page): Promise<void> {
  await waitUntilLoaded(page);
  await inBothModes(page, (mode) => expectAccessibleInThisMode(page, mode), inspectedModes(page));
}

/** The same for a page that is loaded, at its current width and in its current color mode. */
export async function expectAccessibleInThisMode(page: Page, mode: ColorMode): Promise<void> {
  const isReady = await page.evaluate(() => 'axe' in window);
  if (!isReady) await page.evaluate(axeSource);
  // elements that are fading in or out have low contrast for a moment
  await expect
    .poll(() => findViolations(page, mode === 'dark' ? rulesOfDarkMode : undefined), {
      message: `accessibility in ${mode} at ${page.viewportSize()?.width}`,
      timeout: 20_000,
    })
    .toEqual([]);
  // the sandbox's own pages are for developers
  const isPortal = new URL(page.url()).origin === origins.host.url;
  if (isPhone(page) && isPortal && mode === inspectedModes(page)[0])
    expect(await findSmallTargets(page), 'controls smaller than 44 px on a phone').toEqual([]);
}
