import * as z from '@portal/shared/schema';

/** What a release shows before its code is there: `first-paint.json` (docs/adr/0013-first-paint.md). */
export interface FirstPaint {
  /** Markup, with blanks where a site's own words go (blanks.ts). */
  readonly html: string;
  /** Emotion's name of a rule → its CSS; the document's own rules first, where the host brings them. */
  readonly styles: Readonly<Record<string, string>>;
}

/** File of a release; a release without it shows nothing before its code is there. */
export const firstPaintFile = 'first-paint.json';

const refused: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a style attribute, which the policy forbids', /<[^>]* style\s*=/i],
  ['a script', /<script/i],
  ['a handler in an attribute', /<[^>]* on\w+\s*=/i],
  ['a frame, a style sheet or a link to a file', /<(?:iframe|object|embed|link|style|base|meta)\b/i],
];

/** What of a first paint may not stand in the page, in words; empty where nothing is wrong. */
export function complaintsAbout({ html, styles }: FirstPaint): readonly string[] {
  const markup = refused.flatMap(([what, pattern]) =>
    pattern.test(html) ? [`Its markup holds ${what}.`] : [],
  );
  const css = Object.values(styles).some((rule) => /<|@import|url\(/i.test(rule));
  return css ? [...markup, 'Its styles hold markup, or fetch a file.'] : markup;
}

/** Decodes `first-paint.json`, and refuses what may not stand in the page. */
export const firstPaintSchema: z.ZodMiniType<FirstPaint> = z
  .object({ html: z.string(), styles: z.record(z.string().check(z.regex(/^\w+(?:-\w+)*$/)), z.string()) })
  .check((context) => {
    for (const message of complaintsAbout(context.value))
      context.issues.push({ code: 'custom', message, input: context.value.html });
  });
