import type { Observable } from 'rxjs';
import type { Agent } from './agent.ts';

/** Tokens of the identity provider. They never enter a log, a URL or the bus. */
export interface Tokens {
  readonly idToken: string;
  readonly accessToken: string;
  readonly refreshToken?: string;
}

/** Why no agent is signed in; the login screen explains it. */
export type SignOutReason =
  | 'never-signed-in'
  | 'logout'
  | 'expired'
  | 'prompt-rejected'
  | 'agent-inactive'
  | 'access-denied'
  | 'sign-in-failed'
  /** By this computer's clock the new tokens are out of date, so that none would ever do. */
  | 'clock-wrong'
  | 'mapping-lookup-failed';

/** States of a session (docs/session.md). Times are epoch milliseconds. */
export type SessionState =
  | { readonly status: 'signed-out'; readonly reason: SignOutReason }
  | { readonly status: 'linking' }
  | { readonly status: 'active'; readonly agent: Agent; readonly expiresAt: number };

/** The session as slots see it. */
export interface ShellSession {
  current(): SessionState;
  /** Emits the current state to a late subscriber, then every change (FED-06). */
  readonly state$: Observable<SessionState>;
  /** Returns the id token for the bearer header, or `undefined` without tokens. */
  idToken(): string | undefined;
  /**
   * Refreshes the tokens, once for all concurrent callers in all tabs. Resolves to whether the session is
   * valid afterwards; a failed refresh is logged, never thrown (SES-06).
   */
  renew(): Promise<boolean>;
  /** Signs the agent out. */
  end(reason: SignOutReason): void;
}

/** Whether a sign-in ends the customer's mode; otherwise why not. */
export type Confirmation = 'confirmed' | 'other-agent' | 'no-new-sign-in';

/** How sign-in reports its result to the shell. Only slots of the sign-in remote receive it. */
export interface SignIn {
  /**
   * Begins the session with checked tokens and agent. The shell opens the home page or the agent's return
   * path.
   */
  start(tokens: Tokens, agent: Agent): void;
  /** Stores tokens without a session while the agent links its account (`no_agent_mapping`). */
  startLinking(tokens: Tokens): void;
  /**
   * Begins the session after account linking, with the tokens of `startLinking`. Does nothing unless the
   * agent is linking. Absent on hosts before contract 1.3.
   */
  readonly linked?: (agent: Agent) => void;
  /**
   * Ends the customer's mode if the tokens prove that the agent of the session has just signed in at the provider, and
   * goes on with these tokens. `elapsed`: seconds since the sign-in window was opened. Absent on hosts before contract 1.8.
   */
  readonly confirm?: (tokens: Tokens, elapsed: number) => Confirmation;
  /** Ends sign-in without a session. With tokens, it also logs out at the provider. */
  fail(reason: SignOutReason, tokens?: Tokens): void;
}
