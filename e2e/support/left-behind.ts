import { expect, type Page } from 'playwright/test';

/** All that a page of the portal can find of itself in the browser. */
interface Kept {
  /** Storage of tab and browser, cookies that scripts see, caches, and the window's name; as text. */
  readonly text: string;
  /** IndexedDB, as text. */
  readonly databases: string;
  /** Records in IndexedDB. */
  readonly records: number;
}

/** Runs in the page. */
async function collect(): Promise<Kept> {
  const answer = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  // bytes as letters: what lies there unencrypted can be read
  const readable = (_key: string, value: unknown) =>
    value instanceof Uint8Array ? String.fromCharCode(...value) : value;
  const text: string[] = [window.name, document.cookie];
  for (const storage of [sessionStorage, localStorage]) text.push(JSON.stringify({ ...storage }));
  const databases: string[] = [];
  let records = 0;
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await answer(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      const objects = database.transaction(store).objectStore(store);
      const [keys, values] = await Promise.all([answer(objects.getAllKeys()), answer(objects.getAll())]);
      records += keys.length;
      databases.push(JSON.stringify([name, store, keys, values], readable));
    }
    database.close();
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys())
      text.push(request.url, (await (await cache.match(request))?.text()) ?? '');
  }
  return { text: text.join('\n'), databases: databases.join('\n'), records };
}

/** How many records lie in the browser's IndexedDB for the portal. */
export const recordsKept = async (page: Page): Promise<number> => (await page.evaluate(collect)).records;

/** All that the browser keeps for the portal, wherever a script can put it, as text. */
export async function storedText(page: Page): Promise<string> {
  const { text, databases } = await page.evaluate(collect);
  return `${text}\n${databases}`;
}

/** Types or chooses, and waits until the draft of it is written: a page that is left in the same instant could not write it. */
export async function untilKept(page: Page, type: () => Promise<unknown>): Promise<void> {
  const drafts = async () => (await page.evaluate(collect)).databases;
  const before = await drafts();
  await type();
  await expect.poll(drafts).not.toBe(before);
}
