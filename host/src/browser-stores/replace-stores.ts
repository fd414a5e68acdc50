import type { ReplacedStore } from './check-stores.ts';
import { createPageLocks } from './page-locks.ts';
import { PageStorage } from './page-storage.ts';

/** A channel to no other tab. */
class PageChannel extends EventTarget {
  onmessage = null;
  postMessage() {}
  close() {}
}

/**
 * Gives the page its own stores in place of those that the browser lacks or refuses, for host, remotes and libraries alike.
 * What they keep ends with the page, and other tabs do not see it; `store-notice.ts` says what that means.
 */
export function replaceStores(names: Iterable<ReplacedStore>): void {
  const replacements: Readonly<Record<ReplacedStore, readonly [target: object, create: () => unknown]>> = {
    localStorage: [window, () => new PageStorage()],
    sessionStorage: [window, () => new PageStorage()],
    BroadcastChannel: [window, () => PageChannel],
    locks: [navigator, createPageLocks],
  };
  for (const name of names) {
    const [target, create] = replacements[name];
    Object.defineProperty(target, name, { configurable: true, value: create() });
  }
}
