import { useShell } from '@portal/shared/ui';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { createSignInFlow, type SignInFlow, type SignInState } from './sign-in-flow.ts';

/** The sign-in of this screen and where it stands. */
export function useSignIn(): { readonly state: SignInState; readonly flow: SignInFlow } {
  const { config, monitor, signIn } = useShell();
  if (!signIn) throw new Error('The sign-in screen is shown by a shell that does not let it sign in');
  const [flow] = useState(() => createSignInFlow({ config, monitor, signIn }));
  useEffect(() => {
    flow.prepare();
    return () => flow.dispose();
  }, [flow]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = flow.state$.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [flow],
  );
  return { state: useSyncExternalStore(subscribe, flow.current, flow.current), flow };
}
