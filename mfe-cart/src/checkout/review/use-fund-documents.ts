import { combineLoadables, mapLoadable, valueOrUndefined } from '@portal/shared/data';
import { useReference } from '@portal/shared/reference';
import { useState } from 'react';
import type { CartItem } from '../../core/items/cart-item.ts';
import { documentsByScheme } from './fund-documents.ts';

/**
 * Returns the fund documents of the schemes that these items buy, how many there are, which were opened on this page
 * (by URL), and `open`, which notes that one was opened and opens nothing itself. A reload forgets it.
 */
export function useFundDocuments(items: readonly CartItem[]) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const listings = combineLoadables([useReference('schemes'), useReference('documents')]);
  const byScheme = mapLoadable(listings, (known) => documentsByScheme(items, known));
  const urls = (valueOrUndefined(byScheme) ?? []).flatMap(({ documents }) =>
    documents.map(({ docUrl }) => docUrl),
  );
  return {
    byScheme,
    /** The documents were loaded. */
    isKnown: byScheme.status === 'ok',
    count: urls.length,
    openedCount: urls.filter((url) => opened.has(url)).length,
    isOpened: (url: string) => opened.has(url),
    open: (url: string) => setOpened((before) => new Set(before).add(url)),
  };
}

export type FundDocuments = ReturnType<typeof useFundDocuments>;
