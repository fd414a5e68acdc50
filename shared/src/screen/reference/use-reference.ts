import type { Loadable, ReferenceName, ReferenceValues } from '@portal/shared/contract';
import { useShell } from '@portal/shared/ui';
import { useMemo } from 'react';
import { useStreamValue } from '../../foundation/use-stream-value.ts';

/**
 * Returns one list of the reference data (such as funds or lookups, which the host loads once after sign-in for all
 * remotes), with its loading state, and follows its changes. It sends no request.
 */
export function useReference<Name extends ReferenceName>(name: Name): Loadable<ReferenceValues[Name]> {
  const { reference } = useShell();
  const stream$ = useMemo(() => reference.of$(name), [reference, name]);
  return useStreamValue(stream$, () => reference.current(name));
}
