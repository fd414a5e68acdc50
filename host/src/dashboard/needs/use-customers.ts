import type { CustomerRow } from '@portal/shared/api/customers';
import type { CustomerBook, Loadable, ReferenceData } from '@portal/shared/contract';
import { isRefused } from '@portal/shared/customer-pages';
import { waitForIdlePage } from '@portal/shared/idle-page';
import { of, useShell } from '@portal/shared/ui';
import { useStreamValue } from '@portal/shared/use-stream-value';
import { useEffect, useMemo, useState } from 'react';

const loading = { status: 'loading' } as const;

/** The reference data of which this page has asked for the customers. */
const asked = new WeakSet<ReferenceData>();

/** Returns the customers of the reference data; the first time they are not asked for before the page is idle. */
function useIdleReference(): Loadable<CustomerBook> {
  const { reference } = useShell();
  const [isIdle, setIsIdle] = useState(() => asked.has(reference));
  useEffect(() => {
    let isCancelled = false;
    void waitForIdlePage().then(() => {
      if (isCancelled) return;
      asked.add(reference);
      setIsIdle(true);
    });
    return () => {
      isCancelled = true;
    };
  }, [reference]);
  const stream$ = useMemo(() => (isIdle ? reference.of$('customers') : of(loading)), [reference, isIdle]);
  return useStreamValue(stream$, () => (isIdle ? reference.current('customers') : loading));
}

/**
 * Returns all customers of the agent, once they are complete; `undefined` where the service refuses to list them. The host
 * loads them once for all, when the page is idle.
 */
export function useCustomers(): Loadable<readonly CustomerRow[]> | undefined {
  const book = useIdleReference();
  return useMemo(() => {
    if (isRefused(book)) return undefined;
    if (book.status === 'failed') return book;
    if (book.status === 'loading' || book.value.status === 'loading') return loading;
    return book.value.status === 'failed' ? book.value : { status: 'ok', value: book.value.customers };
  }, [book]);
}
