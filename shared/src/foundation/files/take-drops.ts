/** Attribute of an element that a file can be dropped on: it contains its file input. */
export const fileBox = { 'data-file-box': '' } as const;

/** Whether an input is of what is shown now: a dialog hides what is behind it. */
const isOpen = (input: Element): boolean => !input.matches(':disabled, [inert] *, [aria-hidden="true"] *');

/** Returns the input that a dropped file goes to: that of the box under the pointer, else the only open one. */
function findInput({ target }: DragEvent): HTMLInputElement | undefined {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('input[type=file]')].filter(isOpen);
  const own = inputs.find((input) => {
    const box = input.closest('[data-file-box]');
    return target instanceof Node && box?.contains(target);
  });
  return own ?? (inputs.length === 1 ? inputs[0] : undefined);
}

function takeDrop(event: DragEvent): void {
  const { dataTransfer } = event;
  if (!dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  const input = findInput(event);
  dataTransfer.dropEffect = input ? 'copy' : 'none';
  if (event.type !== 'drop' || !input || dataTransfer.files.length === 0) return;
  input.files = dataTransfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Takes the files that are dropped on the page, for its whole life: a file beside its box goes to the only open one, or
 * nothing happens. Without this, the browser opens the file in place of the page. A second call changes nothing.
 */
export function takeDrops(): void {
  document.addEventListener('dragover', takeDrop);
  document.addEventListener('drop', takeDrop);
}
