import { createApiClient } from '@portal/shared/calls';
import { useShell } from '@portal/shared/ui';
import { useStreamValue } from '@portal/shared/use-stream-value';
import { useEffect, useState } from 'react';
import { createLinkingFlow } from './linking-flow.ts';
import type { LinkingFlow, LinkingState } from './linking-state.ts';

/**
 * Returns the account linking of this screen and its current state, and on mount continues a link that a reload
 * interrupted. Throws when the shell has no `signIn`, which only slots of mfe-auth receive.
 */
export function useLinking(): { readonly state: LinkingState; readonly flow: LinkingFlow } {
  const { config, monitor, session, signIn } = useShell();
  if (!signIn) throw new Error('Account linking needs a shell with `signIn`');
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
  return { state: useStreamValue(flow.state$, flow.current), flow };
}
