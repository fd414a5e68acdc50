import { createApiClient } from '@portal/shared/calls';
import { useShell } from '@portal/shared/ui';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { createLinkingFlow, type LinkingFlow, type LinkingState } from './linking-flow.ts';

/** The linking of this screen and where it stands. */
export function useLinking(): { readonly state: LinkingState; readonly flow: LinkingFlow } {
  const { config, monitor, session, signIn } = useShell();
  if (!signIn) throw new Error('Account linking is shown by a shell that does not let it sign in');
  const [flow] = useState(() =>
    createLinkingFlow({
      api: createApiClient({ config, monitor, session }),
      session,
      signIn,
      storage: sessionStorage,
      now: Date.now,
    }),
  );
  useEffect(() => flow.resume(), [flow]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = flow.state$.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [flow],
  );
  return { state: useSyncExternalStore(subscribe, flow.current), flow };
}
