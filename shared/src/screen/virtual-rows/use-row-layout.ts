import { narrowQuery, phoneQuery, useMediaQuery } from '../../foundation/use-media-query.ts';

/** How a row is shown: as a `card` of a phone, as a `narrow` row of two lines, or as a `wide` one. */
export type RowLayout = 'card' | 'narrow' | 'wide';

/** Returns how the width of the window shows a row: below 768 px as a card, below 1200 px in two lines. */
export function useRowLayout(): RowLayout {
  const isPhone = useMediaQuery(phoneQuery);
  const isNarrow = useMediaQuery(narrowQuery);
  if (isPhone) return 'card';
  return isNarrow ? 'narrow' : 'wide';
}
