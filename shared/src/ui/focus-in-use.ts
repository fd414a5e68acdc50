/** What is in use, and closes or loses its place when the focus goes. */
const keepsFocus =
  'input, textarea, select, :is([role=dialog], [role=menu]), :is([role=dialog], [role=menu]) *, [aria-haspopup][aria-expanded=true]';

/**
 * Whether the focus is in a field, a dialog or a menu that was opened while a page was still on its way. What arrives
 * late then leaves it there.
 */
export const isFocusInUse = (): boolean => document.activeElement?.matches(keepsFocus) ?? false;
