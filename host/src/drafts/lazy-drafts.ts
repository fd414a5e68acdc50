import type { Drafts, ShellSession } from '@portal/shared/contract';
import { isDeliberate } from '../core/deliberate.ts';
import type { Vault } from './vault.ts';

/** Drafts whose code is fetched once somebody is signed in. */
export interface LazyDrafts extends Vault {
  /** Fetches the code for who is signed in, and sees to it that who leaves on purpose leaves no drafts behind. */
  follow(session: Pick<ShellSession, 'state$'>): void;
}

export interface LazyDraftsParts {
  /** Fetches the code and makes the vault; `lastOwner` then says who was signed in last, perhaps no longer. */
  readonly load: (lastOwner: () => string | undefined) => Promise<Vault>;
  /** Removes all drafts without that code. */
  readonly dropAll: () => Promise<void>;
}

/** How long leaving the page may wait for drafts to be written or wiped, in milliseconds. */
const patience = 500;

const atMost = (work: Promise<unknown>) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, patience))]);

/**
 * What stands for the vault until its code has come. Code that could not be fetched keeps nothing, and is asked for
 * again. Where it has not come when an agent leaves on purpose, everything goes: rather another agent's draft too than
 * this one's left behind.
 */
export function lazyDrafts({ load, dropAll }: LazyDraftsParts): LazyDrafts {
  let loading: Promise<Vault | undefined> | undefined;
  let isThere = false;
  let owner: string | undefined;
  let owesWipe = false;

  async function fetchVault(): Promise<Vault | undefined> {
    try {
      const there = await load(() => owner);
      isThere = true;
      owesWipe = false;
      return there;
    } catch {
      loading = undefined;
      return undefined;
    }
  }

  const vault = () => {
    loading ??= fetchVault();
    return loading;
  };
  const drafts: Drafts = {
    find: async (form) => (await vault())?.find(form),
    keep: (form, value) => void vault().then((there) => there?.keep(form, value)),
    discard: (form) => void vault().then((there) => there?.discard(form)),
  };
  return {
    ...drafts,
    follow({ state$ }) {
      state$.subscribe((state) => {
        if (state.status === 'active') {
          owner = state.agent.subject;
          owesWipe = false;
          void vault();
        } else if (isDeliberate(state) && owner !== undefined && !isThere) owesWipe = true;
      });
    },
    async settled() {
      if (loading) await atMost(loading.then((there) => there?.settled()));
      if (owesWipe) await atMost(dropAll());
    },
  };
}
