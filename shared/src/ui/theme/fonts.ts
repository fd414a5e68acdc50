/**
 * The portal's one font file, to be bundled and preloaded: Inter, variable weight, Latin. The fallback is
 * another face stretched to Inter's measures, so that nothing moves when the file arrives.
 */
export const fontFile = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/** `@font-face` rules for the document's head; `url` is where `fontFile` is served. */
export function fontFaceCss(url: string): string {
  return [
    `@font-face{font-family:'Inter Variable';src:url(${url}) format('woff2-variations');`,
    'font-weight:100 900;font-style:normal;font-display:swap}',
    "@font-face{font-family:'Inter Fallback';src:local('Arial'),local('Liberation Sans');",
    'size-adjust:107.1%;ascent-override:90.4%;descent-override:22.5%;line-gap-override:0%}',
  ].join('');
}
