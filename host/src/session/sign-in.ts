import type { Agent, SignIn, Tokens } from '@portal/shared/contract';
import type { createWayBack } from './farewell.ts';
import type { SessionParts } from './host-session.ts';
import type { Effect, MachineEvent, MachineState } from './session-machine.ts';
import type { SessionStore } from './stored-session.ts';

interface SignInParts {
  readonly machine: () => MachineState;
  readonly happen: (event: MachineEvent) => readonly Effect[];
  readonly store: Pick<SessionStore, 'forgetFarewell'>;
  readonly wayBack: ReturnType<typeof createWayBack>;
  readonly surroundings: Pick<SessionParts['surroundings'], 'clocks' | 'signOuts'>;
  readonly leave: SessionParts['leave'];
  readonly sessionEnd: (tokens: Tokens) => string;
  readonly tellTabs: () => void;
  readonly leaveAfter: (effects: readonly Effect[]) => void;
}

/** How mfe-auth's slots begin a session, or say that there will be none. */
export function createSignIn(parts: SignInParts): SignIn {
  const { machine, happen, store, wayBack, surroundings, leave, sessionEnd, tellTabs, leaveAfter } = parts;
  const { clocks, signOuts } = surroundings;

  function enter(id: string, tokens: Tokens, agent: Agent) {
    wayBack.find(agent.subject, () => {
      store.forgetFarewell();
      happen({ type: 'started', session: { id, status: 'active', tokens, agent }, now: clocks() });
      tellTabs();
      leave.navigate(wayBack.landing());
    });
  }

  return {
    start: (tokens, agent) => enter(signOuts.newId(), tokens, agent),
    linked(agent) {
      const linking = machine();
      // by its id the tabs that link as well know that it is theirs
      if (linking.status === 'linking') enter(linking.id || signOuts.newId(), linking.tokens, agent);
    },
    startLinking(tokens) {
      const session = { id: signOuts.newId(), status: 'linking', tokens } as const;
      happen({ type: 'started', session, now: clocks() });
      leave.navigate('/account-linking');
    },
    fail(reason, tokens) {
      // another tab has signed in meanwhile: that session did not fail
      if (machine().status === 'active') return;
      const effects = happen({ type: 'ended', reason });
      if (effects.some(({ type }) => type === 'ended')) leaveAfter(effects);
      else if (tokens) leave.replace(sessionEnd(tokens));
      else leave.navigate('/');
    },
  };
}
