import { useCallback, useSyncExternalStore } from 'react';
import type { Observable } from 'rxjs';

/**
 * Returns what `read` returns, and renders again after each value of the stream, from which it unsubscribes on
 * unmounting. Between two values of the stream, `read` must return the same value. `readPrerendered` replaces it where
 * the page is rendered at build time.
 */
export function useStreamValue<Value>(
  stream$: Pick<Observable<unknown>, 'subscribe'>,
  read: () => Value,
  readPrerendered: () => Value = read,
): Value {
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = stream$.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [stream$],
  );
  return useSyncExternalStore(subscribe, read, readPrerendered);
}
