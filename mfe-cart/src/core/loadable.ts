import type { Loadable } from '@portal/shared/contract';

/** The value, once there is one. For parts that do without it until then. */
export function settled<Value>(loadable: Loadable<Value>): Value | undefined {
  return loadable.status === 'ok' ? loadable.value : undefined;
}

/** A part of the value, or what is made of it. */
export function mapped<Value, Part>(loadable: Loadable<Value>, part: (value: Value) => Part): Loadable<Part> {
  return loadable.status === 'ok' ? { status: 'ok', value: part(loadable.value) } : loadable;
}

/**
 * Two loadables as one: loading while either is, failed when either has, and then Try again asks those that
 * failed.
 */
export function both<One, Other>(
  one: Loadable<One>,
  other: Loadable<Other>,
): Loadable<readonly [One, Other]> {
  if (one.status === 'failed' || other.status === 'failed') {
    const error = one.status === 'failed' ? one.error : other.status === 'failed' ? other.error : new Error();
    const retry = () => {
      if (one.status === 'failed') one.retry();
      if (other.status === 'failed') other.retry();
    };
    return { status: 'failed', error, retry };
  }
  if (one.status === 'loading' || other.status === 'loading') return { status: 'loading' };
  return { status: 'ok', value: [one.value, other.value] };
}
