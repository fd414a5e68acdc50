/**
 * Takes what was painted from HTML off the page: what it stood for has drawn, or something else has. To be called in a
 * layout effect, so that no frame is blank between. `but` stays for its slot to take over.
 */
export function endFirstPaint(but?: 'login'): void {
  for (const painted of document.querySelectorAll<HTMLElement>('[data-first-paint]'))
    if (painted.dataset.firstPaint !== but) painted.remove();
}
