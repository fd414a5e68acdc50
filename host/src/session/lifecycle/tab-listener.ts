import type { SessionEnvironment } from '../session-environment.ts';
import type { StoredSession } from '../state/index.ts';
import type { SessionStore } from '../storage/index.ts';
import type { SessionEnd, TabListener } from '../tabs/index.ts';
import type { SessionController } from './session-controller.ts';
import type { WayBack } from './way-back.ts';

interface TabListenerParts {
  readonly controller: SessionController;
  readonly store: SessionStore;
  readonly wayBack: WayBack;
  readonly environment: Pick<SessionEnvironment, 'readClocks' | 'currentPath' | 'signOuts'>;
  readonly check: () => void;
  readonly onEnded: (end: SessionEnd) => void;
}

/** Creates the listener for messages of other tabs: answers requests, and adopts their session where it is newer. */
export function createTabListener(parts: TabListenerParts): TabListener {
  const { controller, store, wayBack, environment, check, onEnded } = parts;
  const { readClocks, currentPath, signOuts } = environment;

  function adopt(session: StoredSession) {
    if (signOuts.findReason(session.id)) return;
    const effects = controller.dispatch({ type: 'adopted', session, now: readClocks() });
    if (effects.some(({ type }) => type === 'started')) store.removeEndedSession();
  }

  return {
    currentSession() {
      check();
      return controller.storedSession();
    },
    onSignedIn(session) {
      // only the sign-in page leaves for the landing path
      const needsLandingPath =
        !controller.isSignedIn() && session.status === 'active' && currentPath() === '/';
      if (needsLandingPath) wayBack.findLandingPath(session.agent.subject, () => adopt(session));
      else adopt(session);
    },
    onEnded,
  };
}
