import { type ComponentType, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { ExpiringSession } from './expiry-dialog.tsx';

interface PromptProps {
  readonly session: ExpiringSession;
}

/** How often the dialog's code is asked for until it is there, in milliseconds: long before, and when it is needed. */
const askAhead = 60_000;
const askNow = 5_000;

/**
 * The dialog once its code is here. It is fetched a minute into the session and not first when it is needed: what
 * cannot be had then would take the question from the agent. A fetch that fails takes nothing from the page.
 */
function useDialog(isNeeded: boolean): ComponentType<PromptProps> | undefined {
  const [dialog, setDialog] = useState<{ readonly Code: ComponentType<PromptProps> }>();
  useEffect(() => {
    if (dialog) return;
    let gone = false;
    const ask = () =>
      void import('./expiry-dialog.tsx').then(
        ({ ExpiryDialog }) => {
          if (!gone) setDialog({ Code: ExpiryDialog });
        },
        () => undefined,
      );
    if (isNeeded) ask();
    const timer = setInterval(ask, isNeeded ? askNow : askAhead);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [dialog, isNeeded]);
  return dialog?.Code;
}

/** Asks once, three minutes before the session's end, whether to stay (SES-03); over whatever page is open. */
export function ExpiryPrompt({ session }: PromptProps) {
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = session.expiring$.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [session],
  );
  const expiring = useSyncExternalStore(subscribe, () => session.isExpiring());
  const Dialog = useDialog(expiring);
  return expiring && Dialog ? <Dialog session={session} /> : null;
}
