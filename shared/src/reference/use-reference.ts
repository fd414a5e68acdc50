import type { Loadable, ReferenceName, ReferenceValues } from '@portal/shared/contract';
import { useShell } from '@portal/shared/ui';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * Returns one part of the reference data, which the shell loads once after sign-in for all remotes: loading,
 * failed or loaded.
 */
export function useReference<Name extends ReferenceName>(name: Name): Loadable<ReferenceValues[Name]> {
  const { reference } = useShell();
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = reference.of$(name).subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    [reference, name],
  );
  return useSyncExternalStore(subscribe, () => reference.current(name));
}
