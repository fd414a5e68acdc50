import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { entriesOf, readRegistry } from '../../src/federation/index.ts';
import { removeUnusedContentFiles } from '../builds/content-files.ts';
import { removeDifferences } from '../differences/write-differences.ts';
import { readIfThere } from '../files.ts';
import { hasFolder, type ReleaseName, releaseFolder, releaseLabel, siteFiles } from '../layout.ts';
import { type Ledger, readLedger, runningOf, withRelease, withRollback } from '../ledger.ts';
import { withSiteLock } from '../lock/lock.ts';
import { previousKept } from '../registry.ts';
import { readSettings } from '../settings.ts';

interface Pruning {
  /** How long a page may stay open after it was loaded, in days; default: 2. */
  readonly days?: number;
  /** Only lists the releases; default: false. */
  readonly dryRun?: boolean;
  readonly now?: Date;
}

/** Days after which a page is no longer open. */
export const openPageDays = 2;

const dayInMilliseconds = 24 * 60 * 60_000;

/**
 * Deletes the folders of releases that no page can load any more, the content-addressed files that no other release
 * uses, and their differences. The ledger keeps the releases' entries: a version is never used twice. With `dryRun`
 * nothing is deleted.
 * @returns the releases, oldest first
 */
export async function prune(
  site: string,
  { days = openPageDays, dryRun = false, now = new Date() }: Pruning = {},
): Promise<readonly ReleaseName[]> {
  await readSettings(site);
  return withSiteLock(site, async () => {
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
    if (!dryRun) await removeUnusedContentFiles(site);
    return removedReleases;
  });
}

/** Labels of the releases that the composed page's registry names. */
async function registryReleases(site: string): Promise<ReadonlySet<string>> {
  const file = join(site, siteFiles.public, 'registry.json');
  const text = await readIfThere(file);
  if (text === undefined) return new Set();
  const { registry } = readRegistry(JSON.parse(text));
  return new Set(
    entriesOf(registry.remotes).flatMap(([name, { current, previous }]) =>
      [current, ...previous].map(({ version }) => `${name} ${version}`),
    ),
  );
}

/** The running version of a package and those that a browser, or a rollback, may go back to. */
const usedVersions = (ledger: Ledger, { package: name }: Pick<ReleaseName, 'package'>): readonly string[] =>
  runningOf(ledger, name).slice(0, 1 + previousKept);

/**
 * Returns the releases that neither run nor are a fallback, and were so for the last time before `since` (ISO 8601).
 * The ledger's releases and rollbacks are repeated to learn when that was.
 */
export function unusedReleases(ledger: Ledger, since: string): readonly ReleaseName[] {
  const events = [
    ...ledger.releases.map((entry) => ({ entry, after: (before: Ledger) => withRelease(before, entry) })),
    ...ledger.rollbacks.map((entry) => ({ entry, after: (before: Ledger) => withRollback(before, entry) })),
  ].sort((one, other) => one.entry.at.localeCompare(other.entry.at));
  const lastUsed = new Map<string, string>();
  let state: Ledger = { ...ledger, running: {} };
  for (const { entry, after } of events) {
    const next = after(state);
    for (const version of [...usedVersions(state, entry), ...usedVersions(next, entry)])
      lastUsed.set(releaseLabel({ package: entry.package, version }), entry.at);
    state = next;
  }
  return ledger.releases.filter(
    (release) =>
      !usedVersions(ledger, release).includes(release.version) &&
      (lastUsed.get(releaseLabel(release)) ?? '') < since,
  );
}
