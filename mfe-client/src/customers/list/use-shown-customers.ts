import type { CustomerRow } from '@portal/shared/api/customers';
import { useDeferredValue, useMemo, useState } from 'react';
import type { Customers } from '../loading/use-customers.ts';
import { mergeFound } from './list-view.ts';

/** The customers on the screen. */
export interface ShownCustomers {
  readonly customers: readonly CustomerRow[];
  /** The words that they match. */
  readonly keyword: string;
  /** Whether they are those of an earlier search, because the new one has no reply yet. */
  readonly isStale: boolean;
}

/**
 * Returns the customers to show for a search: those of the service and of the book, or the earlier ones until the first
 * reply; `undefined` when there are none yet. They may be some renders late, because React renders the list in pieces,
 * so that typing goes on.
 */
export function useShownCustomers(
  book: Customers,
  found: Customers,
  keyword: string,
): ShownCustomers | undefined {
  const customers = useMemo(
    () => (keyword === '' ? found.customers : mergeFound(found.customers, book.customers, keyword)),
    [found.customers, book.customers, keyword],
  );
  const isReady = customers.length > 0 || found.status === 'complete';
  const [kept, setKept] = useState<Omit<ShownCustomers, 'isStale'>>();
  if (isReady && (kept?.customers !== customers || kept.keyword !== keyword)) setKept({ customers, keyword });
  // a search that failed shows nothing of another one
  const isStale = !isReady && kept !== undefined && found.status !== 'failed' && keyword !== '';
  const shown = useMemo(
    () => (isReady ? { customers, keyword, isStale } : kept && isStale ? { ...kept, isStale } : undefined),
    [isReady, customers, keyword, isStale, kept],
  );
  return useDeferredValue(shown);
}
