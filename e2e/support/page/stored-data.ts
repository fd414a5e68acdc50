import * as z from '@portal/shared/schema';
import { expect, type Page } from 'playwright/test';
import { sessionKey } from '../../../shared/mount/plant-session.ts';

/** Keys of what the portal stores and no screen shows (docs/data.md). Only scripts that run in a page need them directly. */
export const storedKeys = {
  session: sessionKey,
  accountLinking: 'portal.account-linking',
  codeVerifier: 'portal.code-verifier',
  returnPath: 'portal.place',
  lastGoodReleases: 'portal-last-good',
  overrides: 'portal-overrides',
  colorMode: 'color-mode',
} as const;

/** Reads what the tab or the browser stores there, as text; `null` when it stores nothing. */
export const readStored = (page: Page, what: keyof typeof storedKeys): Promise<string | null> =>
  page.evaluate((key) => sessionStorage.getItem(key) ?? localStorage.getItem(key), storedKeys[what]);

/** Deletes what the tab stores there. */
export const deleteStored = (page: Page, what: keyof typeof storedKeys): Promise<void> =>
  page.evaluate((key) => sessionStorage.removeItem(key), storedKeys[what]);

const session = z.looseObject({ tokens: z.object({ accessToken: z.string(), refreshToken: z.string() }) });

/** Returns the tokens of the signed-in agent. */
export const readTokens = async (page: Page) =>
  session.parse(JSON.parse((await readStored(page, 'session')) ?? 'null')).tokens;

/** What the browser stores for the portal. */
interface StoredData {
  /** As text: session and local storage, cookies that scripts can read, caches, and the window's name. */
  readonly text: string;
  /** The records of IndexedDB, as text. */
  readonly databases: string;
  /** Number of records in IndexedDB. */
  readonly records: number;
}

/** Runs in the page. */
async function collectStoredData(): Promise<StoredData> {
  const answer = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  // bytes become letters, so that unencrypted text can be found
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

/** Number of the portal's records in the browser's IndexedDB. */
export const countStoredRecords = async (page: Page): Promise<number> =>
  (await page.evaluate(collectStoredData)).records;

/** Everything that scripts of the portal have stored in the browser, as text. */
export async function readStoredText(page: Page): Promise<string> {
  const { text, databases } = await page.evaluate(collectStoredData);
  return `${text}\n${databases}`;
}

/** Types or chooses by `type`, and waits until the draft is saved: a page that closes before that loses it. */
export async function untilDraftIsSaved(page: Page, type: () => Promise<unknown>): Promise<void> {
  const drafts = async () => (await page.evaluate(collectStoredData)).databases;
  const before = await drafts();
  await type();
  await expect.poll(drafts).not.toBe(before);
}
