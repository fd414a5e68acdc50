import type { RemoteName } from '../src/contract/index.ts';
import { type Provides, type Registry, readRegistry } from '../src/federation/index.ts';
import { readDeclares, readRemoteRelease } from './builds/build.ts';
import { checkRelease } from './builds/release-integrity.ts';
import { withoutConflicts } from './declarations/conflicts.ts';
import {
  declaredBefore,
  readsDeclarations,
  remotesBefore,
  signInRemoteOf,
} from './declarations/migration.ts';
import { type PackageName, releaseFolder, releaseLabel } from './layout.ts';
import { entryOf, type Ledger, type LedgerEntry, remotesOf, runningOf } from './ledger.ts';
import { SiteRefusal } from './refusal.ts';
import type { SiteSettings } from './settings.ts';

/** How many earlier releases the registry names, for a browser to fall back to. */
export const previousKept = 2;

/**
 * Whether a site has the remotes without which it has no page: the sign-in remote, and for a host that does not read
 * declarations every remote that it knows.
 */
export const hasNeededRemotes = (ledger: Ledger, { config }: SiteSettings, provides: Provides): boolean =>
  [signInRemoteOf(config), ...(readsDeclarations(provides) ? [] : remotesBefore)].every(
    (name) => runningOf(ledger, name).length > 0,
  );

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

/** A site's registry, and one sentence for each remote or page that it leaves out. */
interface ComposedRegistry {
  readonly registry: Registry;
  readonly notes: readonly string[];
}

/**
 * Returns a site's registry: the entry of each remote, from its files, which are checked before. `provides`: what the running
 * host provides; for one that does not read declarations only the remotes that it knows are in it. Throws SiteRefusal when a
 * file was changed or the host needs a remote that has no release.
 */
export async function registryOf(
  site: string,
  settings: SiteSettings,
  ledger: Ledger,
  provides: Provides,
): Promise<ComposedRegistry> {
  const isAware = readsDeclarations(provides);
  const released = remotesOf(ledger);
  const names = isAware ? released : remotesBefore;
  const remotes = await Promise.all(
    names.map(async (name) => [name, await readEntry(site, settings, ledger, name)] as const),
  );
  // decoded as in the host, so that an invalid registry is never composed
  const { registry, problems } = readRegistry({
    format: 1,
    host: runningEntry(ledger, 'host').version,
    remotes: Object.fromEntries(remotes),
  });
  const [invalid] = problems;
  if (invalid !== undefined) throw new Error(invalid);
  const unknown = released
    .filter((name) => !names.includes(name))
    .map((name) => `${name} is left out: the host that this site runs reads no declarations.`);
  const open = withoutConflicts(registry.remotes, signInRemoteOf(settings.config));
  return { registry: { ...registry, remotes: open.remotes }, notes: [...unknown, ...open.problems] };
}

/** Reads a remote's entry, with what it declares. */
async function readEntry(
  site: string,
  { origins }: SiteSettings,
  ledger: Ledger,
  name: RemoteName,
): Promise<unknown> {
  const current = runningEntry(ledger, name);
  await assertIntact(site, current);
  const folderOf = ({ version }: LedgerEntry) => releaseFolder(site, { package: name, version });
  const readRelease = (entry: LedgerEntry) =>
    readRemoteRelease(folderOf(entry), { package: name, version: entry.version, at: entry.at }, origins);
  const declares = (await readDeclares(folderOf(current))) ?? declaredBefore(name);
  const previous = await previousIntactReleases(site, ledger, name);
  return {
    current: await readRelease(current),
    previous: await Promise.all(previous.map(readRelease)),
    ...(declares ? { declares } : {}),
  };
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
