import type { Loadable } from '@portal/shared/contract';
import { useRef } from 'react';

/** What was read last, and whether reading it again has failed since. */
export type LastKnown<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ok'; readonly value: Value; readonly stale: (() => void) | undefined };

/**
 * Holds on to the last reply, so that a form on it stays with all that was typed when the same is read again and that
 * fails. `stale` is then the way to try again, until a fresh reply is there: the form says so and sends nothing on old
 * data.
 */
export function useLastKnown<Value>(loadable: Loadable<Value>): LastKnown<Value> {
  const last = useRef<Value>(undefined);
  const stale = useRef<() => void>(undefined);
  if (loadable.status === 'ok') {
    last.current = loadable.value;
    stale.current = undefined;
  }
  if (loadable.status === 'failed') stale.current = loadable.retry;
  const value = last.current;
  if (value !== undefined) return { status: 'ok', value, stale: stale.current };
  return loadable.status === 'failed' ? { status: 'failed', retry: loadable.retry } : { status: 'loading' };
}
