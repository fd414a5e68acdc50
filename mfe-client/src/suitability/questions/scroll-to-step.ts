/** Scrolls to the top of the page and moves the focus to the step's heading. */
export function scrollToStep(step: HTMLElement | null): void {
  document.documentElement.scrollTo(0, 0);
  step?.querySelector('h1')?.focus({ preventScroll: true });
}
