import { BehaviorSubject } from '@portal/shared/ui';
import type { SessionState, ShellSession, SignOutReason } from '../contract/index.ts';
import { testAgent } from './test-agent.ts';

const SESSION_MS = 15 * 60_000;

/** A session in memory that records its calls. */
export interface TestSession extends ShellSession {
  /** Reasons of the calls of `end`, in order. */
  readonly ended: readonly SignOutReason[];
  /** Number of calls of `renew`. */
  readonly renewals: number;
  set(state: SessionState): void;
}

/** Options of `testSession`. */
interface TestSessionOptions {
  /** The id token; `undefined` for none. */
  readonly idToken?: string | undefined;
  /** The id token after a renewal. If absent, a renewal fails. */
  readonly renewedToken?: string;
}

const signedIn = (): SessionState => ({
  status: 'active',
  agent: testAgent,
  expiresAt: Date.now() + SESSION_MS,
});

/** For tests: creates a session in memory with `testAgent` signed in and 15 minutes left. */
export const testSession = (options: TestSessionOptions = { idToken: 'token-1' }): TestSession => {
  const state$ = new BehaviorSubject<SessionState>(signedIn());
  const ended: SignOutReason[] = [];
  let token = options.idToken;
  let renewals = 0;
  return {
    state$,
    ended,
    get renewals() {
      return renewals;
    },
    current: () => state$.value,
    idToken: () => token,
    renew: async () => {
      renewals += 1;
      token = options.renewedToken ?? token;
      return options.renewedToken !== undefined;
    },
    end: (reason) => {
      ended.push(reason);
      state$.next({ status: 'signed-out', reason });
    },
    set: (state) => state$.next(state),
  };
};
