import type { Loadable } from '@portal/shared/contract';
import { useRef } from 'react';

/** The last value that was loaded, and whether loading it again has failed since. */
type LastKnown<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ok'; readonly value: Value; readonly retryStale: (() => void) | undefined };

/**
 * Returns the last value of a loadable, also while it is reloaded or when that fails, so that a form keeps what was
 * typed. `retryStale` is set from a failed reload until the next value arrives; the form then sends nothing.
 */
export function useLastKnown<Value>(loadable: Loadable<Value>): LastKnown<Value> {
  const last = useRef<Value>(undefined);
  const retryStale = useRef<() => void>(undefined);
  if (loadable.status === 'ok') {
    last.current = loadable.value;
    retryStale.current = undefined;
  }
  if (loadable.status === 'failed') retryStale.current = loadable.retry;
  const value = last.current;
  if (value !== undefined) return { status: 'ok', value, retryStale: retryStale.current };
  return loadable.status === 'failed' ? { status: 'failed', retry: loadable.retry } : { status: 'loading' };
}
