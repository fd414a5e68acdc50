import type { Bus, Monitor, PortalConfig, ShellSession, SignIn, Tokens } from '@portal/shared/contract';
import type { TokenResult } from '@portal/shared/oidc';
import type { Observable } from '@portal/shared/ui';
import type { Surroundings } from './surroundings.ts';

/** The session as the host sees it: what slots see, and what only the shell may do. */
export interface HostSession extends ShellSession {
  /** Resolves when it is known whether another tab is signed in; until then nobody is turned away. */
  readonly ready: Promise<void>;
  /** True from the warning before expiry until the agent has stayed or left (SES-03, SES-04). */
  readonly expiring$: Observable<boolean>;
  isExpiring(): boolean;
  /** Whether the provider has refused to renew this session: trying again is of no use while nothing else changes. */
  isRefused(): boolean;
  /** Milliseconds left. */
  remaining(): number;
  /** Where an agent who is signed in goes from `/`: back to where the last session ended, or home. */
  landing(): string;
  /** The agent is on another page: it is where the next sign-in leads back to, should the session run out. */
  moved(): void;
  /** For mfe-auth's slots alone. */
  readonly signIn: SignIn;
  /** Stops watching clock and tabs. */
  dispose(): void;
}

export interface SessionParts {
  readonly config: Pick<PortalConfig, 'identityProvider'>;
  readonly bus: Pick<Bus, 'emit'>;
  readonly monitor: Pick<Monitor, 'log'>;
  /** Fresh tokens for these; returns the error, never throws (SGN-07). */
  readonly refresh: (tokens: Tokens) => Promise<TokenResult>;
  readonly leave: {
    /** Replaces the page, and so drops all that it holds in memory. Answers whether it can: without a network it stays. */
    replace(address: string): boolean;
    /** Goes to a route of the portal without loading the page anew. */
    navigate(path: string): void;
  };
  readonly surroundings: Surroundings;
}
