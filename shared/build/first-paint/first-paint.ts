import * as z from '@portal/shared/schema';

/** Markup and styles that a release shows before its code runs: `first-paint.json` (docs/adr/0013-first-paint.md). */
export interface FirstPaint {
  /** Markup with placeholders for a site's footer (text-placeholders.ts). */
  readonly html: string;
  /** Emotion's name of a rule → its CSS. The host's has the document's rules first. */
  readonly styles: Readonly<Record<string, string>>;
}

/** File name in a release; a release without it has no first paint. */
export const firstPaintFile = 'first-paint.json';

const forbiddenMarkup: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a style attribute, which the policy forbids', /<[^>]* style\s*=/i],
  ['a script', /<script/i],
  ['a handler in an attribute', /<[^>]* on\w+\s*=/i],
  ['a frame, a style sheet or a link to a file', /<(?:iframe|object|embed|link|style|base|meta)\b/i],
];

/**
 * Returns a sentence for each thing in a first paint that is not allowed in the page, such as a script or an address in
 * its styles; empty when all is.
 */
export function complaintsAbout({ html, styles }: FirstPaint): readonly string[] {
  const markup = forbiddenMarkup.flatMap(([what, pattern]) =>
    pattern.test(html) ? [`Its markup holds ${what}.`] : [],
  );
  const css = Object.values(styles).some((rule) => /<|@import|url\(/i.test(rule));
  return css ? [...markup, 'Its styles hold markup, or fetch a file.'] : markup;
}

/** Decodes `first-paint.json`; refuses markup and styles that are not allowed in the page. */
export const firstPaintSchema: z.ZodMiniType<FirstPaint> = z
  .object({ html: z.string(), styles: z.record(z.string().check(z.regex(/^\w+(?:-\w+)*$/)), z.string()) })
  .check((context) => {
    for (const message of complaintsAbout(context.value))
      context.issues.push({ code: 'custom', message, input: context.value.html });
  });
