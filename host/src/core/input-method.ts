/** The key code of a key press that belongs to an input method. */
const inputMethodKey = 229;

/**
 * Stops key presses that belong to an input method, before any handler of the page, a remote or a library receives them:
 * while it composes, Enter, Escape, arrows and digits choose among its words. Call it before any other listener is added.
 */
export function stopComposingKeys(page: EventTarget = window): void {
  const onKeyDown = (event: Event) => {
    if (!(event instanceof KeyboardEvent)) return;
    // Safari reports the key that ends a composition only by its code
    if (event.isComposing || event.keyCode === inputMethodKey) event.stopImmediatePropagation();
  };
  page.addEventListener('keydown', onKeyDown, { capture: true });
}
