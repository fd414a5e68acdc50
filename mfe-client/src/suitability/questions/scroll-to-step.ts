/**
 * Scrolls to the top of the page and moves the focus to the heading in the `step`'s element; only scrolls when there is
 * none.
 */
export function scrollToStep(step: HTMLElement | null): void {
  document.documentElement.scrollTo(0, 0);
  step?.querySelector('h1')?.focus({ preventScroll: true });
}
