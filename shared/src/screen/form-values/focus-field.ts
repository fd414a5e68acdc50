const controls = 'input, select, textarea, button';

/**
 * Focuses the control of a field, which scrolls it into view: the first element with its name, or the first control in
 * the element that `data-field` marks, where a control has no name. Does nothing without a field, and when the field is
 * not within the element.
 */
export function focusField(within: HTMLElement | null | undefined, field: string | undefined): void {
  if (!within || field === undefined) return;
  const marked = [...within.querySelectorAll<HTMLElement>('[name], [data-field]')];
  const found = marked.find(
    (element) => element.getAttribute('name') === field || element.dataset.field === field,
  );
  (found?.matches(controls) ? found : found?.querySelector<HTMLElement>(controls))?.focus();
}
