import type { Monitor, Tokens } from '@portal/shared/contract';
import type { TokenResult } from '@portal/shared/oidc';

export interface RenewalParts {
  /** The tokens held now; nothing when nobody is signed in. */
  readonly held: () => Tokens | undefined;
  /** Looks at the clock: a session that is over holds nothing after it. */
  readonly check: () => void;
  /** Resolves when the other tabs have handed over what they hold. */
  readonly askTabs: () => Promise<void>;
  /** Runs the work alone, over all tabs. */
  readonly exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>;
  readonly refresh: (tokens: Tokens) => Promise<TokenResult>;
  readonly monitor: Pick<Monitor, 'log'>;
  /** Fresh tokens, for this tab and the others. */
  readonly onFresh: (tokens: Tokens) => void;
}

/** The provider's word for a refresh token that it takes no more: used, revoked, or its session there is over. */
const refusedForGood = 'invalid_grant';

/** Renews the session's tokens: once for all tabs, since a refresh token that is used twice ends the session. */
export function createRenewal(parts: RenewalParts) {
  const { held, check, askTabs, exclusively, refresh, monitor, onFresh } = parts;
  let underWay: Promise<boolean> | undefined;
  /** Tokens that the provider does not renew any more. */
  let refused: Tokens | undefined;

  async function renewAlone(): Promise<boolean> {
    check();
    const asked = held();
    if (!asked) return false;
    return exclusively(async () => {
      await askTabs();
      const used = held();
      if (!used) return false;
      // another tab was first, and its tokens have reached us: the old ones must not be used again
      if (used.accessToken !== asked.accessToken) return true;
      const result = await refresh(used);
      if (result.status === 'failed') {
        monitor.log('session refresh failed', { error: result.error });
        if (result.error === refusedForGood) refused = used;
      } else if (held() === used) onFresh(result.tokens);
      check();
      return held() !== undefined;
    });
  }

  return {
    /** One renewal for all who ask at once; resolves to whether the session is valid afterwards. Never rejects. */
    renew(): Promise<boolean> {
      underWay ??= renewAlone().finally(() => {
        underWay = undefined;
      });
      return underWay;
    },
    /** Whether the provider has refused to renew what is held now, and will again. */
    isRefused: (): boolean => refused !== undefined && refused === held(),
  };
}
