import type { FoundHandOff } from '@portal/shared/api/hand-off';
import { browserClock } from '@portal/shared/clock';
import { useShell } from '@portal/shared/ui';
import { useEffect, useRef } from 'react';
import { findOpenHandOff } from './find-hand-off.ts';
import { createHandOffApi } from './hand-off-client.ts';

/**
 * Asks the hand-off service, when it is mounted, whether this form's hand-off is open since before a reload or in another
 * tab, and calls `onFound` with it. Without `baseUrl` it asks nothing.
 */
export function useFoundHandOff(
  baseUrl: string | undefined,
  { customerId, form }: { readonly customerId: string; readonly form: string },
  onFound: (found: FoundHandOff) => void,
): void {
  const shell = useShell();
  const latest = useRef(onFound);
  useEffect(() => {
    latest.current = onFound;
  });
  useEffect(() => {
    if (baseUrl === undefined) return;
    const abort = new AbortController();
    const api = createHandOffApi(shell, baseUrl);
    void findOpenHandOff({
      api,
      clock: browserClock,
      place: { customerId, form },
      signal: abort.signal,
    }).then((found) => {
      if (found && !abort.signal.aborted) latest.current(found);
    });
    return () => abort.abort();
  }, [shell, baseUrl, customerId, form]);
}
