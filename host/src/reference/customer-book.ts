import { searchCustomers } from '@portal/shared/api/customers';
import type { ApiClient } from '@portal/shared/calls';
import type { CustomerBook, Loadable } from '@portal/shared/contract';
import { createCustomerPages, isRefused, type LoadedCustomers } from '@portal/shared/customer-pages';
import { BehaviorSubject } from '@portal/shared/ui';
import type { LoadableSource } from '../core/loading/loadable-source.ts';

/** How long a complete book is fresh, in milliseconds: others change customers too. */
const freshFor = 30 * 60_000;

/** The customers of the signed-in agent. */
export interface LoadedBook extends Pick<LoadableSource<CustomerBook>, 'state$' | 'current' | 'reset'> {
  /** Loads the customers of this agent, unless that has begun. */
  start(agentUserId: string): void;
  /** Notes that a customer has changed. Nothing before `start`. */
  markStale(customerId: string): void;
  /**
   * Loads what a failure has left out, and reads again the customers who have changed, or all of them after 30 minutes. Nothing
   * before `start`, and where the service refuses to list customers.
   */
  refresh(): void;
}

const loading: Loadable<CustomerBook> = { status: 'loading' };

/**
 * Creates the book: all pages of the search with an empty keyword (CLI-01), loaded once for all remotes. A changed customer
 * is read again by one call. While it is loaded again, what is known stays.
 */
export function createCustomerBook(api: Pick<ApiClient, 'attempt'>): LoadedBook {
  const state$ = new BehaviorSubject<Loadable<CustomerBook>>(loading);
  let book: ReturnType<typeof openBook> | undefined;

  function openBook(agentUserId: string) {
    const pages = createCustomerPages(api, agentUserId, '');
    const stale = new Set<string>();
    let completeSince = Number.POSITIVE_INFINITY;

    const readAgain = async (customerId: string) => {
      stale.delete(customerId);
      const query = { agentUserId, keyword: customerId, limit: 100, page: 1 };
      const outcome = await api.attempt(searchCustomers, query);
      if (outcome.status === 'failed') return void stale.add(customerId);
      const customer = outcome.value.customers.find((found) => found.customerId === customerId);
      if (customer) pages.put(customer);
    };
    const close = pages.subscribe(() => {
      const loaded = pages.get();
      if (loaded.status === 'complete') completeSince = Math.min(completeSince, Date.now());
      state$.next(toLoadable(loaded, pages.retry));
    });
    return {
      close,
      stale,
      refresh() {
        const loaded = pages.get();
        if (isRefused(loaded)) return;
        if (loaded.status === 'failed') pages.retry();
        if (Date.now() - completeSince >= freshFor) {
          completeSince = Number.POSITIVE_INFINITY;
          stale.clear();
          pages.markStale();
        } else for (const customerId of [...stale]) void readAgain(customerId);
      },
    };
  }

  return {
    state$,
    current: () => state$.value,
    start(agentUserId) {
      book ??= openBook(agentUserId);
    },
    markStale: (customerId) => void book?.stale.add(customerId),
    refresh: () => book?.refresh(),
    reset() {
      book?.close();
      book = undefined;
      if (state$.value !== loading) state$.next(loading);
    },
  };
}

function toLoadable(loaded: LoadedCustomers, retry: () => void): Loadable<CustomerBook> {
  const { customers, total } = loaded;
  const state = loaded.status === 'failed' ? { status: loaded.status, error: loaded.error, retry } : loaded;
  if (total !== undefined) return { status: 'ok', value: { customers, total, ...state } };
  return state.status === 'failed' ? state : loading;
}
