import type { Loadable, ReferenceName, ReferenceValues } from '@portal/shared/contract';
import { useShell } from '@portal/shared/ui';
import { useCallback, useSyncExternalStore } from 'react';

/** Data that the shell loaded once after sign-in and holds for all. */
export function useReference<Name extends ReferenceName>(name: Name): Loadable<ReferenceValues[Name]> {
  const { reference } = useShell();
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = reference.of$(name).subscribe(changed);
      return () => subscription.unsubscribe();
    },
    [reference, name],
  );
  return useSyncExternalStore(subscribe, () => reference.current(name));
}

/** The value of a loadable once it is there. */
export function loadedValue<Value>(loadable: Loadable<Value>): Value | undefined {
  return loadable.status === 'ok' ? loadable.value : undefined;
}
