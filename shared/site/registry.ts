import { type RemoteName, remoteNames } from '../src/contract/index.ts';
import { type Registry, registrySchema } from '../src/federation/index.ts';
import { readRemoteRelease } from './builds/build.ts';
import { checkRelease } from './builds/release-integrity.ts';
import { decode } from './files.ts';
import { type PackageName, packageNames, releaseFolder, releaseLabel } from './layout.ts';
import { entryOf, type Ledger, type LedgerEntry, runningOf } from './ledger.ts';
import { SiteRefusal } from './refusal.ts';
import type { SiteSettings } from './settings.ts';

/** How many earlier releases the registry names, for a browser to fall back to. */
export const previousKept = 2;

/** Returns the packages without a published release. */
export const missingPackages = (ledger: Ledger): readonly PackageName[] =>
  packageNames.filter((name) => runningOf(ledger, name).length === 0);

/** Returns the ledger's entry of the running release. Throws SiteRefusal if there is none. */
export function runningEntry(ledger: Ledger, name: PackageName): LedgerEntry {
  const [version] = runningOf(ledger, name);
  const entry = version === undefined ? undefined : entryOf(ledger, { package: name, version });
  if (!entry) throw new SiteRefusal(`Nothing of ${name} was published into this site yet.`);
  return entry;
}

/** Throws SiteRefusal unless a release's files are those that were published. */
export async function assertIntact(site: string, entry: LedgerEntry): Promise<void> {
  const complaints = await checkRelease(site, entry);
  if (complaints.length === 0) return;
  throw new SiteRefusal(
    [
      `${releaseLabel(entry)} is not what was published on ${entry.at} by ${entry.by}, so no page may vouch for it:`,
      ...complaints.map((complaint) => `  ${complaint}`),
      entry.working
        ? 'Run `npm start` again: it puts working releases right.'
        : `Put the files back, or roll ${entry.package} back, or publish a new version of it.`,
    ].join('\n'),
  );
}

/**
 * Returns a site's registry: the entry of each remote, from its files, which are checked before. Throws SiteRefusal
 * when a file was changed or a remote has no release.
 */
export async function registryOf(site: string, settings: SiteSettings, ledger: Ledger): Promise<Registry> {
  const remotes: Record<string, unknown> = {};
  for (const name of remoteNames) {
    const readEntry = ({ version, at }: LedgerEntry) =>
      readRemoteRelease(
        releaseFolder(site, { package: name, version }),
        { package: name, version, at },
        settings.origins,
      );
    const current = runningEntry(ledger, name);
    await assertIntact(site, current);
    const previous = await previousIntactReleases(site, ledger, name);
    remotes[name] = {
      current: await readEntry(current),
      previous: await Promise.all(previous.map(readEntry)),
    };
  }
  // decoded as in the host, so that an invalid registry is never composed
  return decode(
    'The registry',
    { format: 1, host: runningEntry(ledger, 'host').version, remotes },
    registrySchema,
  );
}

/**
 * Returns the newest earlier releases whose files are as published. A deleted one is left out, so that it does not
 * block another team's release.
 */
async function previousIntactReleases(
  site: string,
  ledger: Ledger,
  name: RemoteName,
): Promise<LedgerEntry[]> {
  const intact: LedgerEntry[] = [];
  for (const version of runningOf(ledger, name).slice(1)) {
    if (intact.length === previousKept) break;
    const entry = entryOf(ledger, { package: name, version });
    if (!entry) continue;
    const complaints = await checkRelease(site, entry);
    if (complaints.length === 0) intact.push(entry);
  }
  return intact;
}
