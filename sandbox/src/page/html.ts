/** HTML that is safe to send. Only `html` makes it. */
export class Html {
  readonly #text: string;
  constructor(text: string) {
    this.#text = text;
  }
  toString(): string {
    return this.#text;
  }
}

/** What a template can contain. */
type Interpolation = Html | string | number | readonly Html[] | undefined;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeText = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

function render(value: Interpolation): string {
  if (value === undefined) return '';
  if (value instanceof Html) return value.toString();
  if (typeof value === 'object') return value.join('');
  return escapeText(String(value));
}

/** Template tag for the sandbox's pages. It escapes texts, inserts `Html` unchanged and leaves out `undefined`. */
export function html(parts: TemplateStringsArray, ...values: readonly Interpolation[]): Html {
  return new Html(parts.map((part, index) => part + render(values[index])).join(''));
}
