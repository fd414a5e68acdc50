/** Attribute values; `undefined` and `false` leave the attribute out. */
type Attributes = Readonly<Record<string, string | boolean | undefined>>;
/** Children of an element; `undefined` is left out. */
type Child = Node | string | undefined;

/**
 * Creates an element with attributes (`undefined` and `false` leave one out) and children (`undefined` is left out).
 * Text is never parsed as HTML.
 */
export function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) created.setAttribute(name, value === true ? '' : value);
  created.append(...children.filter((child) => child !== undefined));
  return created;
}

/**
 * Creates a button that calls `run`. `look` is its class: `primary`, `quiet`, or that of a special one. `label` is its
 * accessible name, by default its text.
 */
export function createButton(text: string, look: string, run: () => void, label?: string): HTMLButtonElement {
  const created = createElement('button', { type: 'button', class: look, 'aria-label': label }, text);
  created.addEventListener('click', run);
  return created;
}

/** Creates the heading of a screen. It can get the focus, which the page moves to it when the screen opens. */
export const createHeading = (text: string): HTMLHeadingElement =>
  createElement('h1', { tabindex: '-1' }, text);

/**
 * Opens the browser's choice of a file, and calls `take` with the chosen one; without a choice nothing is called.
 * `accept`: the accepted types, as of an input; `withCamera` opens the phone's own camera app.
 */
export function chooseFile(accept: string, withCamera: boolean, take: (file: File) => void): void {
  const input = createElement('input', {
    type: 'file',
    accept,
    capture: withCamera ? 'environment' : undefined,
    'aria-label': 'Photo or file',
    hidden: true,
  });
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    input.remove();
    if (file) take(file);
  });
  input.addEventListener('cancel', () => input.remove());
  // a browser may forget an input that is not in the page
  document.body.append(input);
  input.click();
}
