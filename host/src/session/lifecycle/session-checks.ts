import { signInPath } from '@portal/shared/pages';
import type { SessionEnvironment } from '../session-environment.ts';
import type { SessionStore } from '../storage/index.ts';
import type { TabConnection } from '../tabs/index.ts';
import type { ReturnPath } from './return-path.ts';
import type { SessionController } from './session-controller.ts';
import type { SessionEnding } from './session-ending.ts';

interface SessionChecksParts {
  readonly controller: SessionController;
  readonly ending: SessionEnding;
  readonly tabs: TabConnection;
  readonly store: SessionStore;
  readonly returnPath: ReturnPath;
  readonly environment: Pick<SessionEnvironment, 'readClocks' | 'signOuts'>;
}

/**
 * Creates the checks of this tab's session: `restore` after a reload, `check` every second, `onPageShow` when the page
 * leaves the back/forward cache. `recordPage` stores the page to return to.
 */
export function createSessionChecks(parts: SessionChecksParts) {
  const { controller, ending, tabs, store, returnPath, environment } = parts;
  const { readClocks, signOuts } = environment;

  /** Restores the session that this tab has stored, unless it has ended. */
  function restore() {
    const session = store.session();
    if (!session || controller.isSignedIn()) return;
    const endedFor = signOuts.findReason(session.id);
    const effects = controller.dispatch({ type: 'restored', session, now: readClocks(), endedFor });
    if (endedFor) ending.leaveFor(signInPath);
    else void ending.endUnlessRenewed(effects);
  }

  /** Stores the agent's page, encrypted, as the return path. */
  function recordPage() {
    const state = controller.state();
    if (state.status === 'active') returnPath.recordPage(state.agent.subject, controller.isSignedIn);
  }

  function check() {
    const state = controller.state();
    if (state.status === 'signed-out') return;
    // a page out of the back/forward cache has missed what its tab did since
    const hasSession = store.hasSession();
    if (hasSession && store.session()?.id !== state.id) {
      controller.dispatch({ type: 'superseded' });
      return ending.leaveFor(signInPath);
    }
    const endedFor = signOuts.findReason(state.id) ?? (hasSession ? undefined : store.endedSession()?.reason);
    if (endedFor) return ending.endMissed(endedFor);
    // this event stores the session again where the browser has cleared the tab's storage
    void ending.endUnlessRenewed(controller.dispatch({ type: 'checked', now: readClocks() }));
    recordPage();
  }

  return {
    restore,
    recordPage,
    check,
    /** Resolves to whether a page out of the back/forward cache may be shown. */
    async onPageShow(): Promise<boolean> {
      // an event may have run `check` before this one, which leaves the page
      if (ending.isLeaving()) return false;
      const previousStatus = controller.state().status;
      tabs.reconnect();
      tabs.setPresent(controller.isSignedIn());
      restore();
      check();
      const whenAnswered = tabs.requestSessions();
      if (!controller.isSignedIn()) await whenAnswered;
      return controller.isSignedIn() || previousStatus === 'signed-out';
    },
  };
}
