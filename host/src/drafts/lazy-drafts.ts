import type { Drafts, ShellSession } from '@portal/shared/contract';
import { isDeliberateSignOut } from '../core/deliberate-sign-out.ts';
import type { Vault } from './vault.ts';

/** Drafts whose code is loaded after sign-in. */
export interface LazyDrafts extends Vault {
  /** Loads the vault when an agent signs in, and makes sure that a deliberate sign-out deletes the agent's drafts. */
  followSession(session: Pick<ShellSession, 'state$'>): void;
}

export interface LazyDraftsParts {
  /** Loads the code and creates the vault. `lastOwner` returns the `sub` of the agent who was signed in last. */
  readonly load: (lastOwner: () => string | undefined) => Promise<Vault>;
  /** Deletes all drafts without that code. */
  readonly deleteAll: () => Promise<void>;
}

/** How long leaving the page may wait for drafts to be written or deleted, in milliseconds. */
const flushTimeout = 500;

const withTimeout = (work: Promise<unknown>) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, flushTimeout))]);

/**
 * Creates drafts that load their vault on first use. When the code cannot be loaded, nothing is stored and the next call
 * retries. When an agent signs out before the code has arrived, `flush` deletes the drafts of all agents, since it cannot
 * delete this agent's alone.
 */
export function createLazyDrafts({ load, deleteAll }: LazyDraftsParts): LazyDrafts {
  let loadingVault: Promise<Vault | undefined> | undefined;
  let isLoaded = false;
  let owner: string | undefined;
  let mustDeleteAll = false;

  async function loadVault(): Promise<Vault | undefined> {
    try {
      const vault = await load(() => owner);
      isLoaded = true;
      mustDeleteAll = false;
      return vault;
    } catch {
      loadingVault = undefined;
      return undefined;
    }
  }

  const getVault = () => {
    loadingVault ??= loadVault();
    return loadingVault;
  };
  const drafts: Drafts = {
    find: async (form) => (await getVault())?.find(form),
    keep: async (form, value) => (await (await getVault())?.keep(form, value)) ?? false,
    discard: (form) => void getVault().then((vault) => vault?.discard(form)),
  };
  return {
    ...drafts,
    followSession({ state$ }) {
      state$.subscribe((state) => {
        if (state.status === 'active') {
          owner = state.agent.subject;
          mustDeleteAll = false;
          void getVault();
        } else if (isDeliberateSignOut(state) && owner !== undefined && !isLoaded) mustDeleteAll = true;
      });
    },
    async flush() {
      if (loadingVault) await withTimeout(loadingVault.then((vault) => vault?.flush()));
      if (mustDeleteAll) await withTimeout(deleteAll());
    },
  };
}
