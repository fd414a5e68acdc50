import type { Monitor, Tokens } from '@portal/shared/contract';
import type { TokenResult } from '@portal/shared/oidc';

interface RenewalParts {
  /** Returns the session's tokens; `undefined` when no agent is signed in. */
  readonly currentTokens: () => Tokens | undefined;
  /** Ends the session if it has expired. */
  readonly check: () => void;
  /** Resolves when the other tabs have sent their sessions. */
  readonly requestSessions: () => Promise<void>;
  /** Runs the work in one tab at a time. Returns `busy()` when another tab takes too long. */
  readonly withLock: <Result>(work: () => Promise<Result>, busy: () => Result) => Promise<Result>;
  readonly refresh: (tokens: Tokens) => Promise<TokenResult>;
  readonly monitor: Pick<Monitor, 'log'>;
  /** Receives the new tokens, for this tab and the others. */
  readonly onNewTokens: (tokens: Tokens) => void;
}

/** The provider's error for a refresh token that was used or revoked, or whose session has ended there. */
const invalidGrant = 'invalid_grant';

/**
 * Creates the renewal of the session, once for all tabs, since using a refresh token twice ends the session. Its
 * `renew` resolves to whether the session is valid afterwards.
 */
export function createRenewal(parts: RenewalParts) {
  const { currentTokens, check, requestSessions, withLock, refresh, monitor, onNewTokens } = parts;
  let pendingRenewal: Promise<boolean> | undefined;
  /** Tokens that the provider will not renew. */
  let refusedTokens: Tokens | undefined;

  async function renewWithLock(): Promise<boolean> {
    check();
    const tokensBefore = currentTokens();
    if (!tokensBefore) return false;
    const renewInTurn = async () => {
      await requestSessions();
      const tokens = currentTokens();
      if (!tokens) return false;
      // another tab has renewed already; the old refresh token must not be used again
      if (tokens.accessToken !== tokensBefore.accessToken) return true;
      const result = await refresh(tokens);
      if (result.status === 'failed') {
        monitor.log('session refresh failed', { error: result.error });
        if (result.error === invalidGrant) refusedTokens = tokens;
      } else if (currentTokens() === tokens) onNewTokens(result.tokens);
      check();
      return currentTokens() !== undefined;
    };
    return withLock(renewInTurn, () => {
      monitor.log('session refresh failed', { error: 'another tab did not finish its refresh' });
      return currentTokens() !== undefined;
    });
  }

  return {
    /** Renews once for all concurrent callers. Resolves to whether the session is valid afterwards; never rejects. */
    renew(): Promise<boolean> {
      pendingRenewal ??= renewWithLock().finally(() => {
        pendingRenewal = undefined;
      });
      return pendingRenewal;
    },
    /** Whether the provider has refused to renew the current tokens, so that a retry is useless. */
    isRefused: (): boolean => refusedTokens !== undefined && refusedTokens === currentTokens(),
  };
}
