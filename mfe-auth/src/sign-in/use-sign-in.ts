import { useShell } from '@portal/shared/ui';
import { useStreamValue } from '@portal/shared/use-stream-value';
import { useEffect, useState } from 'react';
import { createSignInFlow } from './sign-in-flow.ts';
import type { SignInFlow, SignInState } from './sign-in-state.ts';

/**
 * Returns the sign-in of this screen and its current state; prepares the first attempt on mount and closes the window
 * on unmount. Throws when the shell has no `signIn`, which only slots of mfe-auth receive.
 */
export function useSignIn(): { readonly state: SignInState; readonly flow: SignInFlow } {
  const { config, monitor, signIn } = useShell();
  if (!signIn) throw new Error('The sign-in screen needs a shell with `signIn`');
  const [flow] = useState(() => createSignInFlow({ config, monitor, signIn }));
  useEffect(() => {
    flow.prepare();
    return () => flow.dispose();
  }, [flow]);
  return { state: useStreamValue(flow.state$, flow.current), flow };
}
