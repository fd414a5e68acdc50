/** A store, or a way to the other tabs, that the page replaces where the browser has none (docs/browsers.md). */
export type ReplacedStore = 'localStorage' | 'sessionStorage' | 'BroadcastChannel' | 'locks';

/** How long the browser may take to answer, in milliseconds. */
const checkTimeout = 2_000;

const checks: Readonly<Record<ReplacedStore, () => unknown>> = {
  localStorage: () => localStorage.length,
  sessionStorage: () => sessionStorage.length,
  BroadcastChannel: () => new BroadcastChannel('').close(),
  locks: () => navigator.locks.query(),
};

/** The stores of this page that were found to be missing or refused. */
export const unusableStores = new Set<ReplacedStore>();

/**
 * Adds the stores that the browser lacks or refuses to `unusableStores`. Resolves after 2 s at the latest; a store
 * without an answer by then counts as refused. Part of the entry, so it imports nothing.
 */
export async function findUnusableStores(): Promise<void> {
  const answers: Promise<unknown>[] = [];
  let name: ReplacedStore;
  for (name in checks) {
    const store = name;
    const noteFailure = () => unusableStores.add(store);
    try {
      answers.push(Promise.resolve(checks[store]()).catch(noteFailure));
    } catch {
      noteFailure();
    }
  }
  const late = new Promise((resolve) => setTimeout(resolve, checkTimeout, 'late'));
  if ((await Promise.race([Promise.all(answers), late])) === 'late') unusableStores.add('locks');
}
