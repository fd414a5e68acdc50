import { readOnlyStream } from '../core/read-only-stream.ts';
import type { HostSession, SessionParts } from './host-session.ts';
import { createReturnPath } from './lifecycle/return-path.ts';
import { createSessionChecks } from './lifecycle/session-checks.ts';
import { createSessionController } from './lifecycle/session-controller.ts';
import { createSessionEnding } from './lifecycle/session-ending.ts';
import { createSignIn } from './lifecycle/sign-in.ts';
import { createTabListener } from './lifecycle/tab-listener.ts';
import { createRenewal } from './renewal/renewal.ts';
import { getRemaining } from './state/index.ts';
import { createSessionStore } from './storage/index.ts';
import { connectTabs } from './tabs/index.ts';

/**
 * Creates the session of this tab (SES-01 to SES-08): its tokens are in the tab's storage, checked every second,
 * renewed once for all tabs and ended in all tabs. The rules are in `state`; `lifecycle` connects them to the browser.
 */
export function createSession(parts: SessionParts): HostSession {
  const { config, bus, monitor, refresh, leave, environment } = parts;
  const { readClocks, openChannel, presence, withLock } = environment;
  const store = createSessionStore(environment.storage);
  const returnPath = createReturnPath({ store, environment });
  const controller = createSessionController({
    bus,
    store,
    environment,
    onPresence: (hasSession) => tabs.setPresent(hasSession),
  });
  const tabs = connectTabs(
    openChannel,
    presence,
    createTabListener({
      controller,
      store,
      returnPath,
      environment,
      check: () => checks.check(),
      onEnded: (end) => ending.onEndedInOtherTab(end),
    }),
  );
  const ending = createSessionEnding({ config, controller, tabs, environment, leave });
  const checks = createSessionChecks({ controller, ending, tabs, store, returnPath, environment });
  const currentTokens = () => {
    const state = controller.state();
    return state.status === 'signed-out' ? undefined : state.tokens;
  };
  const renewal = createRenewal({
    currentTokens,
    check: checks.check,
    requestSessions: tabs.requestSessions,
    withLock,
    refresh,
    monitor,
    onNewTokens(tokens) {
      controller.dispatch({ type: 'renewed', tokens, now: readClocks() });
      const session = controller.storedSession();
      if (session) tabs.sendSession(session);
    },
  });

  checks.restore();
  const ready = controller.isSignedIn() ? Promise.resolve() : tabs.requestSessions();
  const stopWatching = environment.watchPage({
    check: checks.check,
    onPageHide: tabs.disconnect,
    onPageShow: checks.onPageShow,
  });

  return {
    current: () => controller.state$.value,
    state$: readOnlyStream(controller.state$),
    ready,
    expiring$: controller.expiring$,
    isExpiring: () => controller.expiring$.value,
    remaining() {
      const state = controller.state();
      return state.status === 'signed-out' ? 0 : getRemaining(state.clock, readClocks());
    },
    landingPath: returnPath.landingPath,
    recordPage: checks.recordPage,
    idToken() {
      checks.check();
      return currentTokens()?.idToken;
    },
    renew: renewal.renew,
    isRenewalRefused: renewal.isRefused,
    end(reason) {
      if (controller.isSignedIn()) ending.endInAllTabs(controller.dispatch({ type: 'ended', reason }));
      else void ready.then(ending.requireSignIn);
    },
    signIn: createSignIn({ controller, ending, tabs, store, returnPath, environment, leave }),
    dispose() {
      stopWatching();
      tabs.disconnect();
    },
  };
}
