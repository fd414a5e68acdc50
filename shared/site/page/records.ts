import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import { contentFolder } from '../../build/assets/content-folder.ts';
import {
  entriesOf,
  type Registry,
  type RegistryEntry,
  type Release,
} from '../../src/contract/federation/index.ts';
import type { RemoteName } from '../../src/contract/index.ts';

/** Most bytes of a page that has the records of all remotes. */
const pageLimit = 30_000;

/** Whether a page is within its limit, compressed as a server compresses each response. */
export const isWithinLimit = (html: string): boolean =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).byteLength <= pageLimit;

/**
 * Folder of the records below the host's folder: among its content-addressed files, which every server's configuration sends
 * already, to be kept for ever.
 */
export const recordsFolder = 'records';

/** Whether a path on the host's origin is that of a record. */
export const isRecordPath = (path: string): boolean =>
  path.startsWith(`/host/${contentFolder}/${recordsFolder}/`);

/** A registry as a page has it, and the files that have the rest. */
interface ShortRegistry {
  readonly registry: Registry;
  /** Path on the host's origin → text. */
  readonly records: Readonly<Record<string, string>>;
}

/** A release without its files, and without what it needs of facades. */
const withoutFiles = ({ facades: _, ...release }: Release): Release => ({
  ...release,
  releasedAt: '',
  needs: { ...release.needs, shared: {}, exports: {} },
  slots: {},
  integrity: {},
});

function shortEntry(entry: RegistryEntry, record: NonNullable<RegistryEntry['record']>): RegistryEntry {
  const { canary } = entry;
  return {
    ...entry,
    record,
    current: withoutFiles(entry.current),
    // its version is the oldest one that a later registry may name
    previous: entry.previous.slice(-1).map(withoutFiles),
    ...(canary ? { canary: { ...canary, release: withoutFiles(canary.release) } } : {}),
  };
}

/**
 * Returns a registry in which every remote but one has only what a page needs before it shows it: what it declares, its
 * versions, and address and hash of its record.
 */
export function shortRegistry(registry: Registry, whole: RemoteName): ShortRegistry {
  const records: Record<string, string> = {};
  const remotes = entriesOf(registry.remotes).map(([name, entry]): [RemoteName, RegistryEntry] => {
    if (name === whole) return [name, entry];
    const text = JSON.stringify(entry);
    const hash = createHash('sha256').update(text).digest();
    const path = `/host/${contentFolder}/${recordsFolder}/${name}.${hash.toString('hex', 0, 4)}.json`;
    records[path] = text;
    return [name, shortEntry(entry, { path, integrity: `sha256-${hash.toString('base64')}` })];
  });
  return { registry: { ...registry, remotes: Object.fromEntries(remotes) }, records };
}
