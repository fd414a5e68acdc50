import type { Loadable } from '@portal/shared/contract';
import { BehaviorSubject, type Observable } from '@portal/shared/ui';

/** One thing that is loaded once and held: its state, and the ways to load and forget it. */
export interface Source<Value> {
  readonly state$: Observable<Loadable<Value>>;
  current(): Loadable<Value>;
  load(): void;
  /** Back to not loaded; a reply still on its way counts no more. */
  reset(): void;
}

const loading = { status: 'loading' } as const;

/**
 * Holds what `fetch` yields. `undefined` is the answer of a call that only logs its failure: it is failed, never
 * empty.
 */
export function createSource<Value>(
  fetch: (signal: AbortSignal) => Promise<Value | undefined>,
): Source<Value> {
  const state$ = new BehaviorSubject<Loadable<Value>>(loading);
  let request: AbortController | undefined;

  function stop() {
    request?.abort();
    request = undefined;
    if (state$.value.status !== 'loading') state$.next(loading);
  }

  function load() {
    stop();
    const mine = new AbortController();
    request = mine;
    const settle = (state: Loadable<Value>) => {
      if (request === mine) state$.next(state);
    };
    const fail = (error: Error) => settle({ status: 'failed', error, retry: load });
    fetch(mine.signal).then(
      (value) =>
        value === undefined
          ? fail(new Error('The service did not answer.'))
          : settle({ status: 'ok', value }),
      (thrown: unknown) => fail(thrown instanceof Error ? thrown : new Error(String(thrown))),
    );
  }

  return { state$, current: () => state$.value, load, reset: stop };
}
