import type { FundDocument } from '@portal/shared/api/funds';
import { combineLoadables, mapLoadable, valueOrUndefined } from '@portal/shared/data';
import { useReference } from '@portal/shared/reference';
import { useState } from 'react';
import { boughtLeg, type CartItem } from '../../core/items/cart-item.ts';

/** A bought scheme with the documents that the customer receives. */
export interface SchemeDocuments {
  readonly scheme: string;
  readonly schemeName: string;
  readonly documents: readonly FundDocument[];
}

/** Returns the bought schemes, each with its documents. */
function documentsByScheme(
  items: readonly CartItem[],
  fundCodes: ReadonlyMap<string, string>,
  documents: readonly FundDocument[],
): readonly SchemeDocuments[] {
  const schemes = items.flatMap((item) => boughtLeg(item) ?? []);
  const unique = new Map(schemes.map((scheme) => [scheme.scheme, scheme]));
  return [...unique.values()].map(({ scheme, schemeName }) => ({
    scheme,
    schemeName,
    documents: documents.filter(({ productCode }) => productCode === fundCodes.get(scheme)),
  }));
}

/** Returns the fund documents of the bought schemes, and which of them were opened here. */
export function useFundDocuments(items: readonly CartItem[]) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const listings = combineLoadables([useReference('schemes'), useReference('documents')]);
  const byScheme = mapLoadable(listings, ([schemes, documents]) =>
    documentsByScheme(items, new Map(schemes.map(({ scheme, fundCode }) => [scheme, fundCode])), documents),
  );
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
