import type { Agent, SignIn, Tokens } from '@portal/shared/contract';
import { decodeSignInTimes } from '@portal/shared/oidc';
import { accountLinkingPath, signInPath } from '@portal/shared/pages';
import type { SessionParts } from '../host-session.ts';
import type { SessionEnvironment } from '../session-environment.ts';
import { judgeConfirmation } from '../state/index.ts';
import type { SessionStore } from '../storage/index.ts';
import type { TabConnection } from '../tabs/index.ts';
import type { ReturnPath } from './return-path.ts';
import type { SessionController } from './session-controller.ts';
import type { SessionEnding } from './session-ending.ts';

interface SignInParts {
  readonly controller: SessionController;
  readonly ending: SessionEnding;
  readonly tabs: TabConnection;
  readonly store: Pick<SessionStore, 'removeEndedSession'>;
  readonly returnPath: ReturnPath;
  readonly environment: Pick<SessionEnvironment, 'readClocks' | 'signOuts'>;
  readonly leave: SessionParts['leave'];
}

/** Creates the part of the shell by which the sign-in remote starts a session or reports that sign-in failed. */
export function createSignIn(parts: SignInParts): SignIn {
  const { controller, ending, tabs, store, returnPath, environment, leave } = parts;
  const { readClocks, signOuts } = environment;

  function startSession(id: string, tokens: Tokens, agent: Agent) {
    returnPath.findLandingPath(agent.subject, () => {
      store.removeEndedSession();
      const session = { id, status: 'active', tokens, agent } as const;
      controller.dispatch({ type: 'started', session, now: readClocks() });
      const storedSession = controller.storedSession();
      if (storedSession) tabs.sendSession(storedSession);
      leave.navigate(returnPath.landingPath());
    });
  }

  return {
    start: (tokens, agent) => startSession(signOuts.newSessionId(), tokens, agent),
    linked(agent) {
      const state = controller.state();
      // other tabs of the same linking recognise the session by its id
      if (state.status === 'linking') startSession(state.id || signOuts.newSessionId(), state.tokens, agent);
    },
    startLinking(tokens) {
      const session = { id: signOuts.newSessionId(), status: 'linking', tokens } as const;
      controller.dispatch({ type: 'started', session, now: readClocks() });
      leave.navigate(accountLinkingPath);
    },
    confirm(tokens, elapsed) {
      const state = controller.state();
      const subject = state.status === 'active' ? state.agent.subject : undefined;
      const confirmation = judgeConfirmation(decodeSignInTimes(tokens.idToken), subject, elapsed);
      if (confirmation !== 'confirmed') return confirmation;
      // the provider may have ended the tokens of the sign-in before
      controller.dispatch({ type: 'renewed', tokens, now: readClocks() });
      const storedSession = controller.storedSession();
      if (storedSession) tabs.sendSession(storedSession);
      return confirmation;
    },
    fail(reason, tokens) {
      // another tab has signed in since; that session goes on
      if (controller.state().status === 'active') return;
      const effects = controller.dispatch({ type: 'ended', reason });
      if (effects.some(({ type }) => type === 'ended')) ending.endInAllTabs(effects);
      else if (tokens) leave.replace(ending.logoutRequest(tokens));
      else leave.navigate(signInPath);
    },
  };
}
