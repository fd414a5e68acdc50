import { loadOverlayCode } from '@portal/shared/overlays';
import { useStreamValue } from '@portal/shared/use-stream-value';
import { type ComponentType, useEffect, useState } from 'react';
import type { ExpiringSession } from './expiry-dialog.tsx';

interface PromptProps {
  readonly session: ExpiringSession;
}

/** The interval between attempts to load the dialog's code, in milliseconds: ahead of time, and when it is needed. */
const preloadInterval = 60_000;
const retryInterval = 5_000;

/**
 * Returns the dialog, or `undefined` until its code has loaded. The code loads a minute into the session, since the
 * network may fail when the dialog is needed.
 */
function useDialog(isNeeded: boolean): ComponentType<PromptProps> | undefined {
  const [dialog, setDialog] = useState<{ readonly Code: ComponentType<PromptProps> }>();
  useEffect(() => {
    if (dialog) return;
    let isUnmounted = false;
    const load = () =>
      void Promise.all([import('./expiry-dialog.tsx'), loadOverlayCode()]).then(
        ([{ ExpiryDialog }]) => {
          if (!isUnmounted) setDialog({ Code: ExpiryDialog });
        },
        () => undefined,
      );
    if (isNeeded) load();
    const timer = setInterval(load, isNeeded ? retryInterval : preloadInterval);
    return () => {
      isUnmounted = true;
      clearInterval(timer);
    };
  }, [dialog, isNeeded]);
  return dialog?.Code;
}

/** Shows the expiry dialog over any page, three minutes before the session expires (SES-03). */
export function ExpiryPrompt({ session }: PromptProps) {
  const isExpiring = useStreamValue(session.expiring$, () => session.isExpiring());
  const Dialog = useDialog(isExpiring);
  return isExpiring && Dialog ? <Dialog session={session} /> : null;
}
