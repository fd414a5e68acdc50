import type { Page } from 'playwright/test';

/** How many records lie in the browser's IndexedDB for the portal. */
export const recordsKept = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const answer = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    let count = 0;
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answer(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        count += await answer(database.transaction(store).objectStore(store).count());
      database.close();
    }
    return count;
  });

/** All that the tab's own storage and the browser's hold, as text. */
export const storedText = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
