import type { Loadable, ReferenceName, ReferenceValues } from '@portal/shared/contract';
import { useShell } from '@portal/shared/ui';
import { useMemo } from 'react';
import { useStreamValue } from '../use-stream-value.ts';

/**
 * Returns one part of the reference data, with its loading state. The shell loads it once after sign-in for all
 * remotes.
 */
export function useReference<Name extends ReferenceName>(name: Name): Loadable<ReferenceValues[Name]> {
  const { reference } = useShell();
  const stream$ = useMemo(() => reference.of$(name), [reference, name]);
  return useStreamValue(stream$, () => reference.current(name));
}
