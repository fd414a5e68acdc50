import { BehaviorSubject } from '@portal/shared/ui';
import type { SessionState, ShellSession, SignOutReason } from '../contract/index.ts';
import { testAgent } from './test-agent.ts';

const SESSION_MS = 15 * 60_000;

/** A session in memory that tells what was asked of it. */
export interface TestSession extends ShellSession {
  /** Reasons of `end`, in order. */
  readonly ended: readonly SignOutReason[];
  /** How often it was renewed. */
  readonly renewals: number;
  set(state: SessionState): void;
}

export interface TestSessionOptions {
  /** `undefined`: no tokens are held. */
  readonly idToken?: string | undefined;
  /** Token after a renewal; absent: renewing fails. */
  readonly renewedToken?: string;
}

const signedIn = (): SessionState => ({
  status: 'active',
  agent: testAgent,
  expiresAt: Date.now() + SESSION_MS,
});

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
