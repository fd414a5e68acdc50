/**
 * The portal's only font file, bundled and preloaded: Inter, variable weight, Latin. The fallback font is
 * scaled to Inter's metrics, so that nothing moves when the file arrives.
 */
export const fontFile = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/**
 * Returns the `@font-face` rules for the document's head: that of Inter, whose file is at `url`, and that of a fallback
 * with the same sizes, so that nothing moves when Inter arrives.
 */
export function fontFaceCss(url: string): string {
  return [
    `@font-face{font-family:'Inter Variable';src:url(${url}) format('woff2-variations');`,
    'font-weight:100 900;font-style:normal;font-display:swap}',
    "@font-face{font-family:'Inter Fallback';src:local('Arial'),local('Liberation Sans');",
    'size-adjust:107.1%;ascent-override:90.4%;descent-override:22.5%;line-gap-override:0%}',
  ].join('');
}
