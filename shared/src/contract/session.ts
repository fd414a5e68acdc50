import type { Observable } from 'rxjs';
import type { Agent } from './agent.ts';

/** What the identity provider hands out. Tokens never enter a log, a URL or the bus. */
export interface Tokens {
  readonly idToken: string;
  readonly accessToken: string;
  readonly refreshToken?: string;
}

/** Why nobody is signed in; the login screen says so in words. */
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

/** States of a session (specification, section 4). Times are epoch milliseconds. */
export type SessionState =
  | { readonly status: 'signed-out'; readonly reason: SignOutReason }
  | { readonly status: 'linking' }
  | { readonly status: 'active'; readonly agent: Agent; readonly expiresAt: number };

/** The session as every slot sees it. */
export interface ShellSession {
  current(): SessionState;
  /** Replays the current state to a late subscriber (FED-06). */
  readonly state$: Observable<SessionState>;
  /** The id token while tokens are held, for the bearer header. */
  idToken(): string | undefined;
  /**
   * One refresh for all who ask at once, in all tabs. Resolves to whether the session is valid afterwards;
   * a failed refresh is logged, never thrown (SES-06).
   */
  renew(): Promise<boolean>;
  /** Logs the user out. */
  end(reason: SignOutReason): void;
}

/** Sign-in's way into the shell. Only slots of mfe-auth receive it. */
export interface SignIn {
  /** Tokens and agent are checked: the session begins, and the shell goes home or back to where the agent was. */
  start(tokens: Tokens, agent: Agent): void;
  /** Tokens without a session, while the agent links its account (`no_agent_mapping`). */
  startLinking(tokens: Tokens): void;
  /**
   * The account is linked: the session begins with the tokens that are held. Without effect unless the agent is
   * linking. Absent on hosts before contract 1.3.
   */
  readonly linked?: (agent: Agent) => void;
  /** Sign-in ended without a session; logs out at the provider when tokens are given. */
  fail(reason: SignOutReason, tokens?: Tokens): void;
}
