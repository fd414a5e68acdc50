import { useSyncExternalStore } from 'react';

/** How a row is shown: as a `card` of a phone, as a `narrow` row of two lines, or as a `wide` one. */
export type RowLayout = 'card' | 'narrow' | 'wide';

// as scale-with-text.ts writes 767px and 1199px
const cardQuery = '(max-width: 47.9375rem)';
const narrowQuery = '(max-width: 74.9375rem)';

function subscribe(onChange: () => void): () => void {
  const queries = [cardQuery, narrowQuery].map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}

function getLayout(): RowLayout {
  if (window.matchMedia(cardQuery).matches) return 'card';
  return window.matchMedia(narrowQuery).matches ? 'narrow' : 'wide';
}

/** Returns how the width of the window shows a row: below 768 px as a card, below 1200 px in two lines. */
export const useRowLayout = (): RowLayout => useSyncExternalStore(subscribe, getLayout);
