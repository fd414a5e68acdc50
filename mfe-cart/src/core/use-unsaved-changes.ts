import { useShell } from '@portal/shared/ui';
import { useEffect } from 'react';

/** Tells the shell that something typed here would be lost if the page were loaded anew. */
export function useUnsavedChanges(typed: boolean): void {
  const { holdUnsaved } = useShell();
  useEffect(() => (typed ? holdUnsaved?.() : undefined), [typed, holdUnsaved]);
}
