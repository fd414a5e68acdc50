import type { Locator } from 'playwright/test';

/**
 * The controls of a form that have an answer, by name: what is typed or chosen, as it is shown, and `ticked` for a box. A
 * choice has the name of its group. A file is its name, by the name of its field.
 */
export const answeredControls = (form: Locator): Promise<Readonly<Record<string, string>>> =>
  form.evaluate((root) => {
    const textOf = (element: Element | null | undefined) => (element?.textContent ?? '').trim();
    const answers = [...root.querySelectorAll('input:not([type=file]), textarea, select')].flatMap(
      (control): (readonly [string, string])[] => {
        if (control instanceof HTMLSelectElement)
          return control.value === ''
            ? []
            : [[textOf(control.labels[0]), textOf(control.selectedOptions[0])]];
        if (control instanceof HTMLTextAreaElement)
          return control.value === '' ? [] : [[textOf(control.labels[0]), control.value]];
        if (!(control instanceof HTMLInputElement)) return [];
        const label = textOf(control.labels?.[0]);
        if (control.type === 'radio')
          return control.checked
            ? [[textOf(control.closest('fieldset')?.querySelector('legend')), label]]
            : [];
        if (control.type === 'checkbox') return control.checked ? [[label, 'ticked']] : [];
        return control.value === '' ? [] : [[label, control.value]];
      },
    );
    const files = [...root.querySelectorAll('button[aria-label^="Remove "]')].map((button) => [
      button.closest('[role=group]')?.getAttribute('aria-label') ?? '',
      (button.getAttribute('aria-label') ?? '').replace('Remove ', ''),
    ]);
    return Object.fromEntries([...answers, ...files]);
  });
