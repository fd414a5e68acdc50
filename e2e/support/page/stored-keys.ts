import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';

/** A row of the tables in `docs/data.md`. */
export interface StoredRow {
  /** `sessionStorage portal.session`; a `…` at its end is any text. */
  readonly name: string;
  readonly afterLogout: Outcome;
  readonly afterExpiry: Outcome;
}

const outcomes = ['kept', 'deleted', 'emptied'] as const;
type Outcome = (typeof outcomes)[number];

const file = join(import.meta.dirname, '../../../docs/data.md');

/** Reads the tables of stored keys. The heading above a table names the storage, or the row does. */
export function readStoredRows(): readonly StoredRow[] {
  let storage = '';
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('## ')) storage = /(?:session|local)Storage$/.exec(line)?.[0] ?? '';
      const cells = line.split('|').map((cell) => cell.trim());
      const [afterLogout, afterExpiry] = [cells.at(-3), cells.at(-2)].map((cell) =>
        outcomes.find((outcome) => outcome === cell),
      );
      if (cells.length !== 7 || !afterLogout || !afterExpiry) return [];
      const name = `${storage} ${cells.at(1)?.replaceAll('`', '')}`.trim();
      return [{ name, afterLogout, afterExpiry }];
    });
}

/** Whether a key that was found is the row's. */
export const isOfRow = (found: string, { name }: StoredRow): boolean =>
  name.endsWith('…') ? found.startsWith(name.slice(0, -1)) : found === name;

/** Runs in the page. */
async function collectKeys(): Promise<readonly string[]> {
  const databases = await indexedDB.databases();
  return [
    ...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
    ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
    ...databases.map(({ name }) => `IndexedDB ${name}`),
    ...(await caches.keys()).map((name) => `cache ${name}`),
    ...document.cookie
      .split('; ')
      .flatMap((cookie) => (cookie === '' ? [] : `cookie ${cookie.split('=')[0]}`)),
  ].sort();
}

/** Returns every key that scripts of the page have stored: storages, databases, caches and cookies. */
export const findStoredKeys = async (page: Page): Promise<readonly string[]> =>
  // a test that begins with a session stores a mark
  (await page.evaluate(collectKeys)).filter((key) => !key.startsWith('sessionStorage portal-test-'));
