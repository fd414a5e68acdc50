/** The session of the host: who is signed in, for how long, and what happens when that ends. */
import type { Bus, Monitor, PortalConfig, SessionState } from '@portal/shared/contract';
import { forgetDoubts } from './forget-doubts.ts';
import { createRefresh } from './refresh.ts';
import { createSession, type HostSession } from './session.ts';
import { browserSurroundings } from './surroundings.ts';

export { ExpiryPrompt } from './expiry-prompt.tsx';
export type { HostSession } from './session.ts';

export interface BrowserSessionParts {
  readonly config: PortalConfig;
  readonly bus: Bus;
  readonly monitor: Monitor;
  /** Goes to a route of the portal; never adds to the history. */
  readonly navigate: (path: string) => void;
  /** What has to be done before the page of a session that has ended goes; never rejects. */
  readonly beforeLeaving: () => Promise<void>;
}

/** The session of this browser tab. One for each document. */
export function createBrowserSession(parts: BrowserSessionParts): HostSession {
  const { config, bus, monitor, navigate, beforeLeaving } = parts;
  const session = createSession({
    config,
    bus,
    monitor,
    refresh: createRefresh(config.identityProvider),
    leave: { replace: (address) => void beforeLeaving().then(() => location.replace(address)), navigate },
    surroundings: browserSurroundings(),
  });
  forgetDoubts(session, () => localStorage);
  return session;
}

/** The agent's `sub`, while one is signed in. */
export const subjectOf = (state: SessionState): string | undefined =>
  state.status === 'active' ? state.agent.subject : undefined;
