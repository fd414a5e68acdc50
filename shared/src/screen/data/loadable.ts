import type { Loadable } from '../../contract/index.ts';

/** Returns the value of a loadable that is `ok`, and `undefined` while it loads or when it failed. */
export function valueOrUndefined<Value>(loadable: Loadable<Value>): Value | undefined {
  return loadable.status === 'ok' ? loadable.value : undefined;
}

/** Converts the value of a loadable that is `ok`; `loading` and `failed` stay as they are. */
export function mapLoadable<Value, Result>(
  loadable: Loadable<Value>,
  convert: (value: Value) => Result,
): Loadable<Result> {
  return loadable.status === 'ok' ? { status: 'ok', value: convert(loadable.value) } : loadable;
}

/**
 * Combines several loadables into one that has all their values, in the same order. It is `failed` as soon as one
 * failed, with the first error, because a result that lacks a part is wrong; `retry` then retries only those that
 * failed. It is `loading` while another one loads.
 */
export function combineLoadables<Values extends readonly unknown[]>(
  loadables: readonly [...{ readonly [Index in keyof Values]: Loadable<Values[Index]> }],
): Loadable<Values>;
export function combineLoadables(loadables: readonly Loadable<unknown>[]): Loadable<readonly unknown[]> {
  const failed = loadables.filter((loadable) => loadable.status === 'failed');
  const [first] = failed;
  if (first) {
    return {
      status: 'failed',
      error: first.error,
      retry: () => {
        for (const loadable of failed) loadable.retry();
      },
    };
  }
  const values = loadables.flatMap((loadable) => (loadable.status === 'ok' ? [loadable.value] : []));
  return values.length === loadables.length ? { status: 'ok', value: values } : { status: 'loading' };
}
