/** The session of the host: the signed-in agent, expiry and renewal, and sign-out in all tabs. */
import type { Bus, Monitor, PortalConfig, SessionState } from '@portal/shared/contract';
import { takeLogoutForm } from '../core/logout-form.ts';
import { type AgentEncryption, createBrowserEnvironment } from './browser/browser-environment.ts';
import { browserPage, createLeavePage } from './browser/leave-page.ts';
import { createSession } from './create-session.ts';
import type { HostSession } from './host-session.ts';
import { createRefresh } from './renewal/refresh.ts';
import { forgetPendingCommands } from './storage/index.ts';

export { ExpiryPrompt } from './expiry-prompt/expiry-prompt.tsx';
export type { HostSession } from './host-session.ts';
export { sessionLifetime } from './state/index.ts';

interface BrowserSessionParts {
  readonly config: PortalConfig;
  readonly bus: Bus;
  readonly monitor: Monitor;
  /** Goes to a route of the portal and replaces the history entry. */
  readonly navigate: (path: string) => void;
  /** Finishes pending work before the page of an ended session is left; never rejects. */
  readonly beforeLeaving: () => Promise<void>;
  /** Loads the encryption of the return path. */
  readonly loadEncryption: () => Promise<AgentEncryption>;
}

/**
 * Creates the session of this browser tab and restores what the tab has stored; it also removes the id token that an
 * interrupted logout has left, and pending commands at each deliberate sign-out. Call it once for each document.
 */
export function createBrowserSession(parts: BrowserSessionParts): HostSession {
  const { config, bus, monitor, navigate, beforeLeaving, loadEncryption } = parts;
  // a logout page that did not load has left the ended session's token in the tab's storage
  takeLogoutForm(() => sessionStorage);
  const session = createSession({
    config,
    bus,
    monitor,
    refresh: createRefresh(config.identityProvider),
    leave: {
      navigate,
      replace: createLeavePage({
        page: browserPage,
        navigate,
        beforeLeaving,
        isSignedIn: () => session.current().status === 'active',
      }),
    },
    environment: createBrowserEnvironment(loadEncryption),
  });
  forgetPendingCommands(session, () => localStorage);
  return session;
}

/** Returns the `sub` of the signed-in agent; `undefined` when no agent is signed in. */
export const getSubject = (state: SessionState): string | undefined =>
  state.status === 'active' ? state.agent.subject : undefined;
