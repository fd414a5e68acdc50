/** The key code of a key press that belongs to an input method. */
const inputMethodKey = 229;

const multiLineFields = 'textarea, [contenteditable]';
const textFields = `${multiLineFields}, select, input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=file])`;
const movingKeys = /^(Arrow|Page|Home$|End$|Tab$)/;

/** Whether a key that is held down in an element types there. */
function isTyped({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  // Ctrl and Alt together are AltGr, which types
  if (key === 'Escape' || ((ctrlKey || metaKey) && !altKey)) return false;
  return target instanceof Element && target.matches(key === 'Enter' ? multiLineFields : textFields);
}

/** The last key press that was no repeat. */
let first: KeyboardEvent | undefined;

function stopRepeats(event: KeyboardEvent): void {
  // Safari reports the key that ends a composition only by its code
  if (event.isComposing || event.keyCode === inputMethodKey) event.stopImmediatePropagation();
  else if (!event.repeat) first = event;
  else if (!movingKeys.test(event.key)) {
    const isSamePlace = first?.code === event.code && first.target === event.target;
    if (isSamePlace && isTyped(event)) return;
    event.stopImmediatePropagation();
    // at each repeat of Enter browsers press a button or send a form; otherwise they do what they did at first
    if (!isSamePlace || event.key === 'Enter' || first?.defaultPrevented) event.preventDefault();
  }
}

/**
 * Stops key presses that do not count, before any handler of the page, a remote or a library receives them, for the page's whole
 * life. A second call changes nothing.
 *
 * - While an input method composes, Enter, Escape, arrows and digits choose among its words.
 * - A key that is held down counts once, so that it answers, confirms, sends or adds nothing a second time. Only keys that
 *   move repeat, and those that type, in the field where they were pressed.
 */
export function guardKeys(): void {
  window.addEventListener('keydown', stopRepeats, { capture: true });
}
