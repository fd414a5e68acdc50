import type { Page } from 'playwright/test';

/** Lists the controls that are smaller than 44 px, for touch: name, width and height. Runs in the page. */
function listSmallTargets(): string[] {
  const minimum = 44;
  const controls =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [role=option], [role^=menuitem]';

  /** The element whose rectangle can be pressed: the row or the label that acts for the control. */
  const pressed = (control: Element): Element => {
    const row = control.closest('tr[data-open]');
    if (row && control.matches('a')) return row;
    const isMark = control.matches('input[type=checkbox], input[type=radio]');
    return (isMark && control.closest('label')) || control;
  };
  /** A link within a sentence is as high as its line (WCAG 2.5.8, Inline). */
  const isInSentence = (control: Element) =>
    getComputedStyle(control).display === 'inline' &&
    (control.parentElement?.textContent ?? '').trim() !== control.textContent.trim();
  const isHidden = (control: Element) =>
    !control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
    control.closest('[inert], [aria-hidden=true]') !== null ||
    control.getBoundingClientRect().width <= 1;

  return [...document.querySelectorAll(controls)].flatMap((control) => {
    if (isHidden(control) || isInSentence(control)) return [];
    const { width, height } = pressed(control).getBoundingClientRect();
    // a fraction of a pixel is lost to rounding
    if (width > minimum - 0.5 && height > minimum - 0.5) return [];
    const name = control.getAttribute('aria-label') ?? control.textContent.trim();
    return [`${control.tagName} ${name.slice(0, 40)}: ${Math.round(width)} × ${Math.round(height)}`];
  });
}

/** Returns the controls of a page that are too small for touch; links within a sentence are exempt. */
export const findSmallTargets = (page: Page): Promise<string[]> => page.evaluate(listSmallTargets);
