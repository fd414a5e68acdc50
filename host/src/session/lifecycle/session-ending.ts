import type { PortalConfig, SignOutReason, Tokens } from '@portal/shared/contract';
import { endSessionRequest } from '@portal/shared/oidc';
import { signInPath } from '@portal/shared/pages';
import type { Destination, SessionParts } from '../host-session.ts';
import type { SessionEnvironment } from '../session-environment.ts';
import type { SideEffect } from '../state/index.ts';
import type { SessionEnd, TabConnection } from '../tabs/index.ts';
import type { SessionController } from './session-controller.ts';

interface SessionEndingParts {
  readonly config: Pick<PortalConfig, 'identityProvider'>;
  readonly controller: SessionController;
  readonly tabs: TabConnection;
  readonly environment: Pick<SessionEnvironment, 'origin' | 'signOuts'>;
  readonly leave: SessionParts['leave'];
}

export type SessionEnding = ReturnType<typeof createSessionEnding>;

/**
 * Creates the functions that end sessions and leave the page: in all tabs on sign-out, in all tabs on expiry unless one
 * of them has renewed it, and in this tab when another tab ended it.
 */
export function createSessionEnding({ config, controller, tabs, environment, leave }: SessionEndingParts) {
  const { origin, signOuts } = environment;
  /** The session has expired, and the other tabs are being asked whether one of them has renewed it. */
  let isAskingTabs = false;
  /** This page is being left. It must not take a session, since it may still show the previous agent's data. */
  let isLeaving = false;

  const logoutRequest = (tokens: Tokens) =>
    endSessionRequest(config.identityProvider, tokens.idToken, origin);

  function leaveFor(destination: Destination) {
    tabs.disconnect();
    isLeaving = leave.replace(destination);
  }

  /** Ends the session in all tabs; this tab goes to the provider's logout page (SGN-17). */
  function endInAllTabs(effects: readonly SideEffect[], isExpired = false) {
    for (const effect of effects) {
      if (effect.type !== 'ended') continue;
      const { reason, endedSession } = effect;
      if (!isExpired) signOuts.record(reason);
      tabs.sendEnd({
        reason,
        id: endedSession.id,
        ...(endedSession.status === 'active' && { subject: endedSession.agent.subject }),
        ...(isExpired && { startedAt: endedSession.clock.start.wall }),
      });
      leaveFor(logoutRequest(endedSession.tokens));
    }
  }

  return {
    logoutRequest,
    leaveFor,
    isLeaving: () => isLeaving,
    endInAllTabs,
    /** Ends an expired session in all tabs, unless another tab has renewed it while this tab was asleep. */
    async endUnlessRenewed(effects: readonly SideEffect[]) {
      if (!effects.some(({ type }) => type === 'ended')) return;
      isAskingTabs = true;
      await tabs.requestSessions();
      const shouldEnd = isAskingTabs && !controller.isSignedIn();
      isAskingTabs = false;
      if (shouldEnd) endInAllTabs(effects, true);
    },
    /** Another tab has ended a session, perhaps of another agent. */
    onEndedInOtherTab({ reason, id, subject, startedAt }: SessionEnd) {
      const state = controller.state();
      if (state.status === 'signed-out') {
        // the other tab goes to the provider's logout page; once is enough
        if (isAskingTabs) leaveFor(signInPath);
        isAskingTabs = false;
        return;
      }
      const isSameSession = id === state.id || (state.status === 'active' && subject === state.agent.subject);
      if (startedAt !== undefined) {
        if (!isSameSession) return;
        // the other tab has missed the renewal
        if (state.clock.start.wall > startedAt) {
          const session = controller.storedSession();
          if (session) tabs.sendSession(session);
          return;
        }
      }
      controller.dispatch({ type: 'ended', reason, keepsLocalData: !isSameSession });
      leaveFor(signInPath);
    },
    /** The session ended while this tab was asleep, on another site or in the back/forward cache. */
    endMissed(reason: SignOutReason) {
      controller.dispatch({ type: 'ended', reason, keepsLocalData: true });
      leaveFor(signInPath);
    },
    /** Goes to the sign-in page when a page needs a session and no tab has one (RTE-17). */
    requireSignIn() {
      const state = controller.state();
      if (state.status !== 'signed-out') return;
      controller.dispatch({ type: 'ended', reason: state.reason });
      leave.navigate(signInPath);
    },
  };
}
