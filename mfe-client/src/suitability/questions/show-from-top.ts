/** Shows a step that replaces another: the page from its top, and its heading with the focus. */
export function showFromTop(step: HTMLElement | null): void {
  document.documentElement.scrollTo(0, 0);
  step?.querySelector('h1')?.focus({ preventScroll: true });
}
