/** The IndexedDB database of drafts (docs/drafts.md). */
export const databaseName = 'portal-drafts';

/**
 * Deletes the drafts and keys of all agents in this browser, without the vault's code. Never rejects, also when that
 * fails.
 */
export function deleteDraftDatabase(): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => resolve();
    try {
      const request = indexedDB.deleteDatabase(databaseName);
      request.onsuccess = finish;
      request.onerror = finish;
      // other tabs still have it open; they are leaving too, and the browser deletes it after the last one
      request.onblocked = finish;
    } catch {
      finish();
    }
  });
}
