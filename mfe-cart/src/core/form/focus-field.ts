/** Focuses the first control of a field, which scrolls it into view. Fields are marked with `data-field`. */
export function focusField(within: HTMLElement | null, field: string | undefined): void {
  if (!within || field === undefined) return;
  const marked = [...within.querySelectorAll<HTMLElement>('[data-field]')];
  const found = marked.find((element) => element.dataset.field === field);
  found?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
}
