import { useShell } from '@portal/shared/ui';
import { useEffect } from 'react';

/**
 * While `hasChanges`, reports to the shell that the form has changes which a reload would lose. Does nothing in an
 * older host without that function.
 */
export function useUnsavedChanges(hasChanges: boolean): void {
  const { holdUnsaved } = useShell();
  useEffect(() => (hasChanges ? holdUnsaved?.() : undefined), [hasChanges, holdUnsaved]);
}
