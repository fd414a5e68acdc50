/** Elements that close or lose their state when they lose the focus. */
const keepsFocus =
  'input, textarea, select, :is([role=dialog], [role=menu]), :is([role=dialog], [role=menu]) *, [aria-haspopup][aria-expanded=true]';

/**
 * Returns whether the focus is in a field, dialog or menu now, which the agent may have opened while a page was
 * loading. A page that arrives then must not take the focus.
 */
export const isFocusInUse = (): boolean => document.activeElement?.matches(keepsFocus) ?? false;
