import type { Loadable, ReferenceName, ReferenceValues } from '@portal/shared/contract';
import { useShell } from '@portal/shared/ui';
import { useCallback, useSyncExternalStore } from 'react';

/** What is loaded once after sign-in, as it is now and after every change. */
export function useReference<Name extends ReferenceName>(name: Name): Loadable<ReferenceValues[Name]> {
  const { reference } = useShell();
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = reference.of$(name).subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [reference, name],
  );
  return useSyncExternalStore(subscribe, () => reference.current(name));
}
