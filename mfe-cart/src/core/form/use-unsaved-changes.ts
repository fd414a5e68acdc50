import { useShell } from '@portal/shared/ui';
import { useEffect } from 'react';

/** Tells the shell while the form has changes that a reload would lose. */
export function useUnsavedChanges(hasChanges: boolean): void {
  const { holdUnsaved } = useShell();
  useEffect(() => (hasChanges ? holdUnsaved?.() : undefined), [hasChanges, holdUnsaved]);
}
