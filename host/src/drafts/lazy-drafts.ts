import type { Drafts } from '@portal/shared/contract';
import type { Vault } from './vault.ts';

/** Drafts whose code is fetched once somebody is signed in. */
export interface LazyDrafts extends Vault {
  /** Fetches the code, so that it is there when the session ends. */
  start(): void;
}

/** How long leaving the page may wait for drafts to be written or wiped, in milliseconds. */
const patience = 500;

/** What stands for the vault until its code has come. Code that could not be fetched keeps nothing, and is asked for again. */
export function lazyDrafts(load: () => Promise<Vault>): LazyDrafts {
  let loading: Promise<Vault | undefined> | undefined;
  const vault = () => {
    loading ??= load().catch(() => {
      loading = undefined;
      return undefined;
    });
    return loading;
  };
  const drafts: Drafts = {
    find: async (form) => (await vault())?.find(form),
    keep: (form, value) => void vault().then((there) => there?.keep(form, value)),
    discard: (form) => void vault().then((there) => there?.discard(form)),
  };
  return {
    ...drafts,
    start: () => void vault(),
    async settled() {
      if (!loading) return;
      const done = loading.then((there) => there?.settled());
      await Promise.race([done, new Promise((resolve) => setTimeout(resolve, patience))]);
    },
  };
}
