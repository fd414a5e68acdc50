import { readdir, readFile, stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { contentFolder } from '../../build/assets/content-folder.ts';
import { hasCode } from '../files.ts';
import { releasePath, siteFiles } from '../layout.ts';
import { readLedger } from '../ledger.ts';
import { withSiteLock } from '../lock/lock.ts';
import { recordsFolder } from '../page/records.ts';

/** What a site serves at one moment, by keys: paths in its folder. */
export interface SiteSnapshot {
  /** Released files and their differences: key → bytes. */
  readonly files: ReadonlyMap<string, number>;
  /** Records of released files: key → bytes. */
  readonly records: ReadonlyMap<string, number>;
  /** Composed files, the page last: key → content. Empty while there is no page. */
  readonly composed: ReadonlyMap<string, Buffer>;
}

const page = `${siteFiles.public}/index.html`;

/** Returns the paths of the files below a folder of a site; empty if there is no folder. */
async function filesBelow(site: string, folder: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(join(site, folder), { withFileTypes: true, recursive: true });
    return entries
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.draft'))
      .map(({ parentPath, name }) => posix.join(parentPath.slice(site.length + 1), name))
      .sort();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}

/** Composed files in the order in which they are sent: pages after what they read, the portal’s page last. */
const rankOf = (key: string): number => (key === page ? 2 : key.endsWith('.html') ? 1 : 0);

const isRecord = (key: string): boolean => key.startsWith(`host/${contentFolder}/${recordsFolder}/`);

/** Reads what a site serves, under its lock: no change is half in it. */
export const readSnapshot = (site: string): Promise<SiteSnapshot> =>
  withSiteLock(site, async () => {
    const { releases } = await readLedger(site);
    // a folder that no ledger names is of a publication that never ended
    const folders = [
      ...releases.map((release) => releasePath(release).slice(1)),
      `host/${contentFolder}`,
      siteFiles.differences,
    ];
    const names = (await Promise.all(folders.map((folder) => filesBelow(site, folder)))).flat();
    const [files, records] = [new Map<string, number>(), new Map<string, number>()];
    for (const name of names)
      (isRecord(name) ? records : files).set(name, (await stat(join(site, name))).size);
    const composedNames = await filesBelow(site, siteFiles.public);
    const composed = new Map<string, Buffer>();
    if (composedNames.includes(page))
      for (const key of composedNames.toSorted((one, other) => rankOf(one) - rankOf(other)))
        composed.set(key, await readFile(join(site, key)));
    return { files, records, composed };
  });

/** Whether the site has another page than at the snapshot. */
export async function hasChanged(site: string, { composed }: SiteSnapshot): Promise<boolean> {
  for (const [key, content] of composed) {
    const now = await readFile(join(site, key)).catch(() => undefined);
    if (!now?.equals(content)) return true;
  }
  return false;
}
