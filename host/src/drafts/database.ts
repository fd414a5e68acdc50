/** Where drafts lie in this browser (docs/drafts.md). */
export const databaseName = 'portal-drafts';

/** Removes all that anybody has kept, keys included, without the vault's code. Never rejects. */
export function dropDatabase(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => resolve();
    try {
      const request = indexedDB.deleteDatabase(databaseName);
      request.onsuccess = done;
      request.onerror = done;
      // the other tabs that hold it open are leaving too: it goes with the last of them
      request.onblocked = done;
    } catch {
      done();
    }
  });
}
