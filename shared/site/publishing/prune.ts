import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from '@portal/shared/schema';
import { entriesOf, readRegistry } from '../../src/contract/federation/index.ts';
import { removeUnusedContentFiles } from '../builds/content-files.ts';
import { removeDifferences } from '../differences/write-differences.ts';
import { decodeJson, readIfThere } from '../files.ts';
import { contentFolderOf, hasFolder, releaseFolder, releaseLabel, siteFiles } from '../layout.ts';
import {
  canaryOf,
  type Ledger,
  type LedgerEntry,
  readLedger,
  runningOf,
  withPromotion,
  withRelease,
  withRollback,
} from '../ledger.ts';
import { withSiteLock } from '../lock/lock.ts';
import { mirrorChange } from '../mirror/mirror-site.ts';
import { recordsFolder } from '../page/records.ts';
import { previousKept } from '../registry.ts';
import type { PackageFolder, ReleaseName } from '../release-name.ts';
import { readSettings } from '../settings.ts';
import { openPageDays } from './open-page-days.ts';

interface Pruning {
  /** How long a page may stay open after it was loaded, in days; default: 2. */
  readonly days?: number;
  /** Only lists the releases; default: false. */
  readonly dryRun?: boolean;
  readonly now?: Date;
  /** Called with what was sent to the site's mirror. */
  readonly onNote?: (note: string) => void;
}

const dayInMilliseconds = 24 * 60 * 60_000;

/**
 * Deletes the folders of releases that no page can load any more, the content-addressed files that no other release
 * uses, their differences, and old records. The ledger keeps the releases' entries: a version is never used twice. With `dryRun`
 * nothing is deleted.
 * @returns the releases, oldest first
 */
export async function prune(
  site: string,
  { days = openPageDays, dryRun = false, now = new Date(), onNote }: Pruning = {},
): Promise<readonly ReleaseName[]> {
  await readSettings(site);
  const removed = await withSiteLock(site, async () => {
    const ledger = await readLedger(site);
    const inRegistry = await registryReleases(site);
    const since = new Date(now.getTime() - days * dayInMilliseconds).toISOString();
    const removedReleases: ReleaseName[] = [];
    for (const release of unusedReleases(ledger, since)) {
      if (inRegistry.has(releaseLabel(release)) || !(await hasFolder(site, release))) continue;
      removedReleases.push(release);
      if (dryRun) continue;
      await rm(releaseFolder(site, release), { recursive: true });
      await removeDifferences(site, release);
    }
    if (!dryRun) {
      await removeUnusedContentFiles(site);
      await removeUnusedRecords(site, since);
    }
    return removedReleases;
  });
  if (!dryRun) for (const note of await mirrorChange(site, days)) onNote?.(note);
  return removed;
}

/**
 * Deletes the records that the composed page does not name and that are older than `since`. An open page that misses one reads
 * the registry instead.
 */
async function removeUnusedRecords(site: string, since: string): Promise<void> {
  const folder = join(contentFolderOf(site), recordsFolder);
  const page = (await readIfThere(join(site, siteFiles.public, 'index.html'))) ?? '';
  for (const file of await readdir(folder).catch(() => [])) {
    const { mtime } = await stat(join(folder, file));
    if (!page.includes(`/${file}"`) && mtime.toISOString() < since) await rm(join(folder, file));
  }
}

/** Labels of the releases that the composed page's registry names. */
async function registryReleases(site: string): Promise<ReadonlySet<string>> {
  const file = join(site, siteFiles.public, 'registry.json');
  const text = await readIfThere(file);
  if (text === undefined) return new Set();
  const { registry } = readRegistry(decodeJson(file, text, z.unknown()));
  return new Set(
    entriesOf(registry.remotes).flatMap(([name, { current, previous, canary }]) =>
      [current, ...previous, ...(canary ? [canary.release] : [])].map(({ version }) => `${name} ${version}`),
    ),
  );
}

/** The running version of a package, its canary, and those that a browser, or a rollback, may go back to. */
function usedVersions(ledger: Ledger, { package: name }: Pick<ReleaseName, 'package'>): readonly string[] {
  const running = runningOf(ledger, name).slice(0, 1 + previousKept);
  const canary = canaryOf(ledger, name);
  return canary ? [canary.entry.version, ...running] : running;
}

/** A change of the ledger, to be repeated. */
interface LedgerEvent {
  readonly package: PackageFolder;
  readonly at: string;
  readonly after: (before: Ledger) => Ledger;
}

/** Returns the publication of a release and, of a canary, its promotion. */
function eventsOf(entry: LedgerEntry): readonly LedgerEvent[] {
  const { package: name, at, canary } = entry;
  const published = canary ? { ...entry, canary: { share: canary.share } } : entry;
  const publication = { package: name, at, after: (before: Ledger) => withRelease(before, published) };
  const ended = canary?.ended;
  if (!ended?.promoted) return [publication];
  const after = (before: Ledger) => withPromotion(before, entry, ended.at, ended.by);
  return [publication, { package: name, at: ended.at, after }];
}

/**
 * Returns the releases that neither run nor are a canary or a fallback, and were so for the last time before `since` (ISO 8601).
 * The ledger's releases and rollbacks are repeated to learn when that was.
 */
export function unusedReleases(ledger: Ledger, since: string): readonly ReleaseName[] {
  const events: readonly LedgerEvent[] = [
    ...ledger.releases.flatMap(eventsOf),
    ...ledger.rollbacks.map((entry) => ({
      ...entry,
      after: (before: Ledger) => withRollback(before, entry),
    })),
  ].sort((one, other) => one.at.localeCompare(other.at));
  const lastUsed = new Map<string, string>();
  let state: Ledger = { ...ledger, releases: [], running: {} };
  for (const event of events) {
    const next = event.after(state);
    for (const version of [...usedVersions(state, event), ...usedVersions(next, event)])
      lastUsed.set(releaseLabel({ package: event.package, version }), event.at);
    state = next;
  }
  return ledger.releases.filter(
    (release) =>
      !usedVersions(ledger, release).includes(release.version) &&
      (lastUsed.get(releaseLabel(release)) ?? '') < since,
  );
}
