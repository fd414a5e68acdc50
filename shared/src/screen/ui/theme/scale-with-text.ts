/** The browser's default font size in CSS pixels, for which lengths are written. */
const baseSize = 16;

/** Lines and outlines up to this width stay as they are, in CSS pixels. */
const hairline = 2;

/**
 * Returns CSS in which every length follows the browser's font size, also in media and container queries: `rem` instead
 * of `px` (WCAG 1.4.4), except for hairlines. So larger text has the same layout as the same page zoom.
 */
export const scaleWithText = (styles: string): string =>
  styles.replace(/(?<!\d)(\d+(?:\.\d+)?|\.\d+)px/g, (length, size: string) =>
    Number(size) > hairline ? `${Number(size) / baseSize}rem` : length,
  );
