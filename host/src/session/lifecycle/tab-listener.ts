import { signInPath } from '@portal/shared/pages';
import type { SessionEnvironment } from '../session-environment.ts';
import type { StoredSession } from '../state/index.ts';
import type { SessionStore } from '../storage/index.ts';
import type { SessionEnd, TabListener } from '../tabs/index.ts';
import type { ReturnPath } from './return-path.ts';
import type { SessionController } from './session-controller.ts';

interface TabListenerParts {
  readonly controller: SessionController;
  readonly store: SessionStore;
  readonly returnPath: ReturnPath;
  readonly environment: Pick<SessionEnvironment, 'readClocks' | 'currentPath' | 'signOuts'>;
  readonly check: () => void;
  readonly onEnded: (end: SessionEnd) => void;
}

/**
 * Creates the listener for messages of the agent's other tabs: answers with this tab's session, adopts theirs where it
 * is newer, and ends with them.
 */
export function createTabListener(parts: TabListenerParts): TabListener {
  const { controller, store, returnPath, environment, check, onEnded } = parts;
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
        !controller.isSignedIn() && session.status === 'active' && currentPath() === signInPath;
      if (needsLandingPath) returnPath.findLandingPath(session.agent.subject, () => adopt(session));
      else adopt(session);
    },
    onEnded,
  };
}
