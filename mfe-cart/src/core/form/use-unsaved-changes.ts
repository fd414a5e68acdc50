import { useShell } from '@portal/shared/ui';
import { useEffect } from 'react';

/** Reports to the shell that the form has changes which a reload would lose, as long as `hasChanges`. */
export function useUnsavedChanges(hasChanges: boolean): void {
  const { holdUnsaved } = useShell();
  useEffect(() => (hasChanges ? holdUnsaved?.() : undefined), [hasChanges, holdUnsaved]);
}
