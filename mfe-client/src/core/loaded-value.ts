import type { Loadable } from '@portal/shared/contract';

/** The value of a loadable once it is there. */
export function loadedValue<Value>(loadable: Loadable<Value>): Value | undefined {
  return loadable.status === 'ok' ? loadable.value : undefined;
}
