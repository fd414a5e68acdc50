/**
 * Removes the first paint that came with the HTML. Call it in a layout effect of what replaces it, so that no blank
 * frame shows. `except` keeps one first paint for its slot to hydrate.
 */
export function removeFirstPaint(except?: 'login'): void {
  for (const painted of document.querySelectorAll<HTMLElement>('[data-first-paint]'))
    if (painted.dataset.firstPaint !== except) painted.remove();
}
