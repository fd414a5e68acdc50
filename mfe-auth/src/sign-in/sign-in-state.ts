import type { Tokens } from '@portal/shared/contract';
import type { Observable } from '@portal/shared/ui';

/** The state of a sign-in that the screen shows. */
export type SignInState =
  | { readonly status: 'idle' }
  /** The browser blocked the window. */
  | { readonly status: 'blocked' }
  /** The window is open. `isMaybeClosed` is a hint only: with some providers browsers report an open window as closed. */
  | { readonly status: 'waiting'; readonly isMaybeClosed: boolean }
  /**
   * The window seems to have been closed before it replied. A later page in it may only have hidden it, so a late reply is still
   * accepted.
   */
  | { readonly status: 'closed' }
  /** The window has replied: code exchange and agent check are running. */
  | { readonly status: 'completing' }
  | { readonly status: 'inactive'; readonly tokens: Tokens };

/** The sign-in of one screen: the current state, and what the agent can do. */
export interface SignInFlow {
  readonly state$: Observable<SignInState>;
  current(): SignInState;
  /** Prepares the next attempt. Call it when the screen mounts. */
  prepare(): void;
  /** Opens the sign-in window. Call it in the click handler itself, because browsers block a later call. */
  begin(): void;
  /** Shows the window again. */
  reopen(): void;
  cancel(): void;
  /** Logs out an agent who has read that its account is inactive (SGN-13). */
  acknowledge(): void;
  dispose(): void;
}
