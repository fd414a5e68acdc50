import { type CustomerRow, searchCustomers } from '@portal/shared/api/customers';
import type { ApiClient } from '@portal/shared/calls';
import { waitForIdlePage } from '@portal/shared/idle-page';

/** Customers on a page of the call: the most that it allows. */
const pageSize = 100;
/** Pages that are loaded at once. */
const pagesAtOnce = 4;
/** How long the next pages wait at most for the first rows to be on the screen, in milliseconds. */
const firstRowsTimeout = 200;
/** Each change sorts and counts the list again, so that a large book changes it twice a second. In milliseconds. */
const publishInterval = 500;

/** The customers that a search has found so far, in the order of the service. `total`: of all; absent before the first reply. */
export type LoadedCustomers = { readonly customers: readonly CustomerRow[] } & (
  | { readonly status: 'loading'; readonly total?: number }
  | { readonly status: 'complete'; readonly total: number }
  | { readonly status: 'failed'; readonly total?: number; readonly error: Error }
);

/** All pages of one search. They load while somebody subscribes, also again after a failure, and are kept. */
export interface CustomerPages {
  readonly get: () => LoadedCustomers;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Loads what has failed again. */
  readonly retry: () => void;
  /** Has them loaded again, at once or when somebody subscribes; those that are known are shown until then. */
  readonly markStale: () => void;
}

interface Run {
  readonly pages: Map<number, readonly CustomerRow[]>;
  /** Customers who were read one by one since the run began, by id. */
  readonly latest: Map<string, CustomerRow>;
  total?: number;
  isComplete: boolean;
}

const createRun = (): Run => ({ pages: new Map(), latest: new Map(), isComplete: false });

const nothing: LoadedCustomers = { status: 'loading', customers: [] };

/** Returns the loaded pages up to the first that is missing, each customer once, so that later pages only add rows. */
function joinPages({ pages, latest }: Run): readonly CustomerRow[] {
  const customers = new Map<string, CustomerRow>();
  for (let page = 1; pages.has(page); page += 1)
    for (const customer of pages.get(page) ?? [])
      customers.set(customer.customerId, latest.get(customer.customerId) ?? customer);
  return [...customers.values()];
}

/** Statuses by which a service says that it does not search without words. */
const refusals = new Set([400, 404, 405, 422]);

/** A list that may have failed: `LoadedCustomers`, or the book of the reference data. */
interface FailableList {
  readonly status: string;
  readonly total?: number;
  readonly error?: Error;
}

/**
 * Returns whether the service refuses to list all customers, which is no failure: they can only be searched. False when a
 * page after the first one has failed.
 */
export const isRefused = ({ status, total, error }: FailableList): boolean =>
  status === 'failed' &&
  total === undefined &&
  error !== undefined &&
  'status' in error &&
  typeof error.status === 'number' &&
  refusals.has(error.status);

/** Creates the pages of a search by the specified call (CLI-01). An empty keyword finds all customers of the agent. */
export function createCustomerPages(
  api: Pick<ApiClient, 'attempt'>,
  agentUserId: string,
  keyword: string,
): CustomerPages & {
  /** Replaces a customer, or adds one to a complete list. */
  readonly put: (customer: CustomerRow) => void;
} {
  const listeners = new Set<() => void>();
  let state = nothing;
  let run = createRun();
  let controller: AbortController | undefined;
  let publishedAt = 0;

  const publish = (next: LoadedCustomers) => {
    state = next;
    publishedAt = Date.now();
    for (const listener of listeners) listener();
  };

  /** While a list is loaded again, the known one is shown until the new one is as long. */
  const publishProgress = (of: Run, total: number) => {
    const isDue = state.total === undefined || Date.now() - publishedAt >= publishInterval;
    if (state.status !== 'loading' || !isDue) return;
    const customers = joinPages(of);
    if (customers.length >= state.customers.length) publish({ status: 'loading', customers, total });
  };

  const readPage = async (page: number, of: Run, signal: AbortSignal): Promise<boolean> => {
    const query = { agentUserId, keyword, limit: pageSize, page };
    const outcome = await api.attempt(searchCustomers, query, { signal });
    if (signal.aborted) return false;
    if (outcome.status === 'failed') {
      controller?.abort();
      controller = undefined;
      publish({ ...state, status: 'failed', error: outcome.error });
      return false;
    }
    of.pages.set(page, outcome.value.customers);
    of.total = outcome.value.total;
    publishProgress(of, outcome.value.total);
    return true;
  };

  const load = async (of: Run, { signal }: AbortController): Promise<void> => {
    const isNew = of.total === undefined;
    if (isNew && !(await readPage(1, of, signal))) return;
    const last = Math.ceil((of.total ?? 0) / pageSize);
    // replies of other pages would delay the first rows
    if (isNew && last > 1) await waitForIdlePage({ timeout: firstRowsTimeout });
    if (signal.aborted) return;
    const missing = Array.from({ length: last }, (_, index) => index + 1).filter(
      (page) => !of.pages.has(page),
    );
    const readNext = async (): Promise<boolean> => {
      const page = missing.shift();
      return page === undefined || ((await readPage(page, of, signal)) && readNext());
    };
    const areRead = await Promise.all(Array.from({ length: pagesAtOnce }, readNext));
    if (!areRead.every(Boolean)) return;
    controller = undefined;
    of.isComplete = true;
    publish({ status: 'complete', customers: joinPages(of), total: of.total ?? 0 });
  };

  const start = () => {
    if (controller || run.isComplete) return;
    controller = new AbortController();
    void load(run, controller);
  };

  const retry = () => {
    const { customers, total } = state;
    publish({ status: 'loading', customers, ...(total === undefined ? {} : { total }) });
    start();
  };

  return {
    get: () => state,
    subscribe(onChange) {
      const isReturn = listeners.size === 0 && state.status === 'failed' && !isRefused(state);
      listeners.add(onChange);
      if (isReturn) retry();
      else if (state.status !== 'failed') start();
      return () => {
        listeners.delete(onChange);
        if (listeners.size > 0) return;
        controller?.abort();
        controller = undefined;
      };
    },
    retry,
    markStale() {
      controller?.abort();
      controller = undefined;
      run = createRun();
      if (listeners.size > 0) start();
    },
    put(customer) {
      const { customerId } = customer;
      run.latest.set(customerId, customer);
      if (state.customers.some((known) => known.customerId === customerId))
        publish({
          ...state,
          customers: state.customers.map((known) => (known.customerId === customerId ? customer : known)),
        });
      else if (state.status === 'complete')
        publish({ ...state, customers: [...state.customers, customer], total: state.total + 1 });
    },
  };
}
