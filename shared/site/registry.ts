import { type RemoteName, remoteNames } from '../src/contract/index.ts';
import { type Registry, registrySchema } from '../src/federation/index.ts';
import { readRemoteRelease } from './builds/build.ts';
import { complaintsAbout } from './builds/release-integrity.ts';
import { decode } from './files.ts';
import { inWords, type PackageName, packageNames, releaseFolder } from './layout.ts';
import { entryOf, type Ledger, type LedgerEntry, runningOf } from './ledger.ts';
import { SiteRefusal } from './refusal.ts';
import type { SiteSettings } from './settings.ts';

/** How many of the releases that ran before the registry names, for a browser to fall back to. */
export const previousKept = 2;

/** Packages of which nothing was published yet. */
export const missingFrom = (ledger: Ledger): readonly PackageName[] =>
  packageNames.filter((name) => runningOf(ledger, name).length === 0);

/** The ledger's entry of what runs. Throws SiteRefusal when nothing does. */
export function runningEntry(ledger: Ledger, name: PackageName): LedgerEntry {
  const [version] = runningOf(ledger, name);
  const entry = version === undefined ? undefined : entryOf(ledger, { package: name, version });
  if (!entry) throw new SiteRefusal(`Nothing of ${name} was published into this site yet.`);
  return entry;
}

/** Throws SiteRefusal unless a release's files are those that were published. */
export async function assertIntact(site: string, entry: LedgerEntry): Promise<void> {
  const complaints = await complaintsAbout(releaseFolder(site, entry), entry.seals);
  if (complaints.length === 0) return;
  throw new SiteRefusal(
    [
      `${inWords(entry)} is not what was published on ${entry.at} by ${entry.by}, so no page may vouch for it:`,
      ...complaints.map((complaint) => `  ${complaint}`),
      entry.working
        ? 'Run `npm start` again: it puts working releases right.'
        : `Put the files back, or roll ${entry.package} back, or publish a new version of it.`,
    ].join('\n'),
  );
}

/** The registry: what the ledger says of each remote, read from its checked files. Throws SiteRefusal. */
export async function registryOf(site: string, settings: SiteSettings, ledger: Ledger): Promise<Registry> {
  const remotes: Record<string, unknown> = {};
  for (const name of remoteNames) {
    const read = ({ version, at }: LedgerEntry) =>
      readRemoteRelease(
        releaseFolder(site, { package: name, version }),
        { package: name, version, at },
        settings.origins,
      );
    const current = runningEntry(ledger, name);
    await assertIntact(site, current);
    const previous = await intactBefore(site, ledger, name);
    remotes[name] = { current: await read(current), previous: await Promise.all(previous.map(read)) };
  }
  // decoded as the host will: what it would refuse is never composed
  return decode(
    'The registry',
    { format: 1, host: runningEntry(ledger, 'host').version, remotes },
    registrySchema,
  );
}

/**
 * The newest releases that ran before and whose files are still as published. One that was cleared away is no
 * reason to stop another team's release: it is left out.
 */
async function intactBefore(site: string, ledger: Ledger, name: RemoteName): Promise<LedgerEntry[]> {
  const intact: LedgerEntry[] = [];
  for (const version of runningOf(ledger, name).slice(1)) {
    if (intact.length === previousKept) break;
    const entry = entryOf(ledger, { package: name, version });
    if (!entry) continue;
    const complaints = await complaintsAbout(releaseFolder(site, entry), entry.seals);
    if (complaints.length === 0) intact.push(entry);
  }
  return intact;
}
