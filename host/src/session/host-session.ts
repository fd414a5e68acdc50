import type { Bus, Monitor, PortalConfig, ShellSession, SignIn, Tokens } from '@portal/shared/contract';
import type { FormPost, TokenResult } from '@portal/shared/oidc';
import type { Observable } from '@portal/shared/ui';
import type { SessionEnvironment } from './session-environment.ts';

/** The session for the host: what slots can use, and what only the shell may use. */
export interface HostSession extends ShellSession {
  /** Resolves when the other tabs have answered whether an agent is signed in. */
  readonly ready: Promise<void>;
  /** True from the warning before expiry until the agent has stayed or signed out (SES-03, SES-04). */
  readonly expiring$: Observable<boolean>;
  isExpiring(): boolean;
  /** Whether the provider has refused to renew this session, so that a retry is useless. */
  isRenewalRefused(): boolean;
  /** Milliseconds until the session expires; 0 when no agent is signed in. */
  remaining(): number;
  /** Path to which a signed-in agent goes from `/`: the return path, or the dashboard. */
  landingPath(): string;
  /** Stores the agent's page as the return path; call it on each navigation. */
  recordPage(): void;
  /** For the sign-in remote's slots only. */
  readonly signIn: SignIn;
  /** Stops watching clock and tabs. */
  dispose(): void;
}

/** Where a page that is left goes: an address, or the provider's logout page by a form. */
export type Destination = string | FormPost;

export interface SessionParts {
  readonly config: Pick<PortalConfig, 'identityProvider'>;
  readonly bus: Pick<Bus, 'emit'>;
  readonly monitor: Pick<Monitor, 'log'>;
  /** Requests new tokens; resolves to the error and never throws (SGN-07). */
  readonly refresh: (tokens: Tokens) => Promise<TokenResult>;
  readonly leave: {
    /** Replaces the document, so that its memory is dropped. Returns false when it cannot, without a network. */
    replace(destination: Destination): boolean;
    /** Goes to a route of the portal without loading a document. */
    navigate(path: string): void;
  };
  readonly environment: SessionEnvironment;
}
