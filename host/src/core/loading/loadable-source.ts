import type { Loadable } from '@portal/shared/contract';
import { BehaviorSubject, type Observable } from '@portal/shared/ui';

/** One value that is loaded once and kept in memory. */
export interface LoadableSource<Value> {
  /** `observed`: whether anything shows the value. */
  readonly state$: Observable<Loadable<Value>> & { readonly observed: boolean };
  current(): Loadable<Value>;
  load(): void;
  /** Loads the value again, and keeps the one that is known until the reply. */
  refresh(): void;
  /** Goes back to `loading` without a value, and ignores a reply that is still in flight. */
  reset(): void;
}

const loading = { status: 'loading' } as const;

/**
 * Creates a source that loads the value of `fetch` on demand and publishes its state: `load` ends a load that still
 * runs, `reset` goes back to `loading` without one. When `fetch` resolves to `undefined`, the call failed and was
 * logged: the state is then `failed`, never an empty value.
 */
export function createLoadableSource<Value>(
  fetch: (signal: AbortSignal) => Promise<Value | undefined>,
): LoadableSource<Value> {
  const state$ = new BehaviorSubject<Loadable<Value>>(loading);
  let currentRequest: AbortController | undefined;

  function reset() {
    currentRequest?.abort();
    currentRequest = undefined;
    if (state$.value.status !== 'loading') state$.next(loading);
  }

  function load() {
    reset();
    refresh();
  }

  function refresh() {
    currentRequest?.abort();
    const request = new AbortController();
    currentRequest = request;
    const finish = (state: Loadable<Value>) => {
      if (currentRequest === request) state$.next(state);
    };
    const fail = (error: Error) => finish({ status: 'failed', error, retry: load });
    fetch(request.signal).then(
      (value) =>
        value === undefined
          ? fail(new Error('The service did not answer.'))
          : finish({ status: 'ok', value }),
      (error: unknown) => fail(error instanceof Error ? error : new Error(String(error))),
    );
  }

  return { state$, current: () => state$.value, load, refresh, reset };
}
