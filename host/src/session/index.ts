/** The session of the host: who is signed in, for how long, and what happens when that ends. */
import type { Bus, Monitor, PortalConfig, SessionState } from '@portal/shared/contract';
import { forgetDoubts } from './forget-doubts.ts';
import type { HostSession } from './host-session.ts';
import { browserPage, createLeave } from './leave.ts';
import { createRefresh } from './refresh.ts';
import { createSession } from './session.ts';
import { browserSurroundings, type Sealing } from './surroundings.ts';

export { ExpiryPrompt } from './expiry-prompt.tsx';
export type { HostSession } from './host-session.ts';
export { sessionLifetime } from './session-clock.ts';

export interface BrowserSessionParts {
  readonly config: PortalConfig;
  readonly bus: Bus;
  readonly monitor: Monitor;
  /** Goes to a route of the portal; never adds to the history. */
  readonly navigate: (path: string) => void;
  /** What has to be done before the page of a session that has ended goes; never rejects. */
  readonly beforeLeaving: () => Promise<void>;
  /** Fetches the code that seals the way back. */
  readonly sealing: () => Promise<Sealing>;
}

/** The session of this browser tab. One for each document. */
export function createBrowserSession(parts: BrowserSessionParts): HostSession {
  const { config, bus, monitor, navigate, beforeLeaving, sealing } = parts;
  const session = createSession({
    config,
    bus,
    monitor,
    refresh: createRefresh(config.identityProvider),
    leave: {
      navigate,
      replace: createLeave({
        page: browserPage,
        navigate,
        beforeLeaving,
        isSignedIn: () => session.current().status === 'active',
      }),
    },
    surroundings: browserSurroundings(sealing),
  });
  forgetDoubts(session, () => localStorage);
  return session;
}

/** The agent's `sub`, while one is signed in. */
export const subjectOf = (state: SessionState): string | undefined =>
  state.status === 'active' ? state.agent.subject : undefined;
