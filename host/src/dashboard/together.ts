import type { Loadable } from '@portal/shared/contract';

/**
 * Several readings as one: failed as soon as one has failed, for a sum that lacks a part is wrong; Try again asks
 * for the failed ones alone.
 */
export function together<Value>(parts: readonly Loadable<Value>[]): Loadable<readonly Value[]> {
  const failed = parts.filter((part) => part.status === 'failed');
  const [first] = failed;
  if (first) {
    return {
      status: 'failed',
      error: first.error,
      retry: () => {
        for (const part of failed) part.retry();
      },
    };
  }
  const values = parts.flatMap((part) => (part.status === 'ok' ? [part.value] : []));
  return values.length === parts.length ? { status: 'ok', value: values } : { status: 'loading' };
}
