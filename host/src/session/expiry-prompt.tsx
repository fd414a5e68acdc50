import { lazy, Suspense, useCallback, useSyncExternalStore } from 'react';
import type { ExpiringSession } from './expiry-dialog.tsx';

const ExpiryDialog = lazy(() =>
  import('./expiry-dialog.tsx').then((module) => ({ default: module.ExpiryDialog })),
);

/**
 * Asks once, three minutes before the session's end, whether to stay (SES-03); over whatever page is open. Its
 * dialog loads when it is first needed.
 */
export function ExpiryPrompt({ session }: { readonly session: ExpiringSession }) {
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = session.expiring$.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [session],
  );
  const expiring = useSyncExternalStore(subscribe, () => session.isExpiring());
  if (!expiring) return null;
  return (
    <Suspense fallback={null}>
      <ExpiryDialog session={session} />
    </Suspense>
  );
}
