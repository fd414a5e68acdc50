import type { Loadable } from '@portal/shared/contract';
import { useLayoutEffect, useRef } from 'react';

interface LoadedValue<Value> {
  readonly status: 'ok';
  readonly value: Value;
  readonly retryStale: (() => void) | undefined;
}

/** The last value that was loaded, and whether loading it again has failed since. */
export type LastKnown<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | LoadedValue<Value>;

/**
 * Returns the last value of a loadable, also while it is reloaded or when that failed, so that a form keeps what was
 * typed. `retryStale` is set from a failed reload until the next value: send nothing then that depends on the value.
 * `loading` or `failed` only before the first value. A value that was loaded for another `key` is forgotten.
 */
export function useLastKnown<Value>(loadable: Loadable<Value>, key?: string): LastKnown<Value> {
  const last = useRef<{ readonly key: string | undefined; readonly loaded: LoadedValue<Value> | undefined }>(
    undefined,
  );
  const before = last.current?.key === key ? last.current?.loaded : undefined;
  const loaded = nextValue(before, loadable);
  useLayoutEffect(() => {
    last.current = { key, loaded };
  });
  if (loaded) return loaded;
  return loadable.status === 'failed' ? { status: 'failed', retry: loadable.retry } : { status: 'loading' };
}

function nextValue<Value>(
  before: LoadedValue<Value> | undefined,
  loadable: Loadable<Value>,
): LoadedValue<Value> | undefined {
  if (loadable.status === 'ok') return { status: 'ok', value: loadable.value, retryStale: undefined };
  return before && loadable.status === 'failed' ? { ...before, retryStale: loadable.retry } : before;
}
