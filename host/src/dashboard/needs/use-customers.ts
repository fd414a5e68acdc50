import { type CustomerRow, searchCustomers } from '@portal/shared/api/customers';
import { type ApiClient, ApiError } from '@portal/shared/calls';
import type { Agent, Loadable, Shell } from '@portal/shared/contract';
import { useApi } from '@portal/shared/data';
import { waitForIdlePage } from '@portal/shared/idle-page';
import { of, useShell } from '@portal/shared/ui';
import { useStreamValue } from '@portal/shared/use-stream-value';
import { useEffect, useMemo, useState } from 'react';

/** Customers of a session who changed after all were loaded: their latest rows, and whose must be read again. */
interface ChangedCustomers {
  readonly rows: Map<string, CustomerRow>;
  readonly stale: Set<string>;
}

const changedOf = new WeakMap<Shell['bus'], ChangedCustomers>();

function getChanged(bus: Shell['bus']): ChangedCustomers {
  const known = changedOf.get(bus);
  if (known) return known;
  const changed: ChangedCustomers = { rows: new Map(), stale: new Set() };
  changedOf.set(bus, changed);
  const markStale = ({ customerId }: { readonly customerId?: string | undefined }) => {
    if (customerId !== undefined) changed.stale.add(customerId);
  };
  bus.on('cart:changed').subscribe(markStale);
  bus.on('application:changed').subscribe(markStale);
  bus.on('session:ended').subscribe(() => {
    changed.rows.clear();
    changed.stale.clear();
  });
  return changed;
}

/** Reads the changed customers again, one call each. One that cannot be read stays to be read. */
async function refresh({ rows, stale }: ChangedCustomers, api: ApiClient, agentUserId: string) {
  await Promise.all(
    [...stale].map(async (customerId) => {
      const query = { agentUserId, keyword: customerId, limit: 100, page: 1 };
      const outcome = await api.attempt(searchCustomers, query);
      if (outcome.status === 'failed') return;
      const row = outcome.value.customers.find((customer) => customer.customerId === customerId);
      if (row) rows.set(customerId, row);
      stale.delete(customerId);
    }),
  );
}

/** Statuses by which a service says that it does not search without words. */
const refusals = new Set([400, 404, 405, 422]);

/** Whether all customers cannot be had: the service refuses to list them, which is no failure. */
const isRefusal = (error: Error): boolean => error instanceof ApiError && refusals.has(error.status ?? 0);

const loading = { status: 'loading' } as const;

/** Returns the customers of the reference data, which are not asked for before the page is idle. */
function useIdleReference(isIdle: boolean): Loadable<readonly CustomerRow[]> {
  const { reference } = useShell();
  const stream$ = useMemo(() => (isIdle ? reference.of$('customers') : of(loading)), [reference, isIdle]);
  return useStreamValue(stream$, () => (isIdle ? reference.current('customers') : loading));
}

/**
 * Returns all customers of the agent; `undefined` where the service refuses to list them. The host loads them once, when
 * the page is idle, and the customers whose cart or application changed since are read again.
 */
export function useCustomers({ uuid }: Agent): Loadable<readonly CustomerRow[]> | undefined {
  const { bus } = useShell();
  const api = useApi();
  const [changed] = useState(() => getChanged(bus));
  const [isIdle, setIsIdle] = useState(false);
  const [rows, setRows] = useState<ReadonlyMap<string, CustomerRow>>(new Map());
  useEffect(() => {
    let isCancelled = false;
    const showChanged = async () => {
      await refresh(changed, api, uuid);
      if (!isCancelled) setRows(new Map(changed.rows));
    };
    void waitForIdlePage().then(() => {
      if (isCancelled) return;
      setIsIdle(true);
      void showChanged();
    });
    const subscriptions = [bus.on('cart:changed'), bus.on('application:changed')].map((event$) =>
      event$.subscribe(() => void showChanged()),
    );
    return () => {
      isCancelled = true;
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [bus, changed, api, uuid]);
  const book = useIdleReference(isIdle);
  return useMemo(() => {
    if (book.status === 'failed' && isRefusal(book.error)) return undefined;
    if (book.status !== 'ok') return book;
    return { status: 'ok', value: book.value.map((customer) => rows.get(customer.customerId) ?? customer) };
  }, [book, rows]);
}
