import {
  describeRegistryProblem,
  entriesOf,
  type Registry,
  type RegistryEntries,
  type RegistryEntry,
  readRegistry,
} from '../src/contract/federation/index.ts';
import type { RemoteName } from '../src/contract/index.ts';
import { withoutConflicts } from '../src/contract/remote/conflicts.ts';
import { type HostProvides, readDeclares, readRemoteRelease } from './builds/build.ts';
import { checkRelease } from './builds/release-integrity.ts';
import { withAllowedParts } from './declarations/allowed-parts.ts';
import { withoutHidden } from './declarations/hidden-fillings.ts';
import { releaseFolder, releaseLabel } from './layout.ts';
import { canaryOf, entryOf, type Ledger, type LedgerEntry, remotesOf, runningOf } from './ledger.ts';
import { SiteRefusal } from './refusal.ts';
import type { PackageName } from './release-name.ts';
import type { SiteSettings } from './settings.ts';

/** How many earlier releases the registry names, for a browser to fall back to. */
export const previousKept = 2;

/** Returns the ledger's entry of the running release. Throws SiteRefusal if there is none. */
export function runningEntry(ledger: Ledger, name: PackageName): LedgerEntry {
  const [version] = runningOf(ledger, name);
  const entry = version === undefined ? undefined : entryOf(ledger, { package: name, version });
  if (!entry) throw new SiteRefusal(`Nothing of ${name} was published into this site yet.`);
  return entry;
}

/** What is wrong with a release's files, which no page may vouch for. */
const describeDamage = (entry: LedgerEntry, complaints: readonly string[]): string =>
  [
    `${releaseLabel(entry)} is not what was published on ${entry.at} by ${entry.by}, so no page may vouch for it:`,
    ...complaints.map((complaint) => `  ${complaint}`),
    entry.working
      ? 'Run `npm start` again: it puts working releases right.'
      : `Put the files back, or roll ${entry.package} back, or publish a new version of it.`,
  ].join('\n');

/** Throws SiteRefusal unless a release's files are those that were published. */
export async function assertIntact(site: string, entry: LedgerEntry): Promise<void> {
  const complaints = await checkRelease(site, entry);
  if (complaints.length > 0) throw new SiteRefusal(describeDamage(entry, complaints));
}

/** The releases of a remote that pages name. */
interface IntactReleases {
  /** The current release and those to fall back to, newest first, without damaged ones. */
  readonly entries: readonly LedgerEntry[];
  /** What is wrong with the current release; `undefined` when it is intact. */
  readonly damage?: string;
}

/**
 * Returns the releases of a remote whose files are as published, at most one and `previousKept` of them. A damaged one is left
 * out, so that it does not block another team's release.
 */
export async function intactReleases(
  site: string,
  ledger: Ledger,
  name: RemoteName,
): Promise<IntactReleases> {
  const current = runningEntry(ledger, name);
  const complaints = await checkRelease(site, current);
  const entries = complaints.length === 0 ? [current] : [];
  for (const version of runningOf(ledger, name).slice(1)) {
    if (entries.length > previousKept) break;
    const entry = entryOf(ledger, { package: name, version });
    if (entry && (await checkRelease(site, entry)).length === 0) entries.push(entry);
  }
  return complaints.length === 0 ? { entries } : { entries, damage: describeDamage(current, complaints) };
}

/** A site's registry, and one sentence for each remote or page that it leaves out. */
interface ComposedRegistry {
  readonly registry: Registry;
  readonly notes: readonly string[];
}

/**
 * Returns a site's registry: the entry of each remote, from its files, which are checked before. A damaged release is replaced
 * by the newest intact one that ran before, and a remote without one is left out. `provides`: what the running host provides.
 * Throws SiteRefusal when nothing intact is there of the sign-in remote, without which the site has no page.
 */
export async function registryOf(
  site: string,
  settings: SiteSettings,
  ledger: Ledger,
  provides: HostProvides,
): Promise<ComposedRegistry> {
  const { signInRemote } = settings.config;
  const notes: string[] = [];
  const remotes: Record<string, unknown> = {};
  for (const name of remotesOf(ledger)) {
    const { entries, damage } = await intactReleases(site, ledger, name);
    const [current] = entries;
    if (damage !== undefined) {
      if (!current && name === signInRemote) throw new SiteRefusal(damage);
      notes.push(
        `${damage}\n${current ? `${releaseLabel(current)} runs` : 'Nothing of it runs'} until then.`,
      );
    }
    if (!current) continue;
    const canary = canaryOf(ledger, name);
    const complaints = canary ? await checkRelease(site, canary.entry) : [];
    if (canary && complaints.length > 0)
      notes.push(
        `${describeDamage(canary.entry, complaints)}\nAll browsers get ${releaseLabel(current)} until then.`,
      );
    remotes[name] = {
      ...(await readEntry(site, settings, name, entries)),
      ...(canary && complaints.length === 0
        ? { canary: await readCanary(site, settings, name, canary) }
        : {}),
    };
  }
  // decoded as in the host, so that an invalid registry is never composed
  const { registry, problems } = readRegistry({
    format: 1,
    host: runningEntry(ledger, 'host').version,
    remotes,
  });
  const [invalid] = problems;
  if (invalid) throw new Error(describeRegistryProblem(invalid));
  const allowed = withAllowedParts(registry.remotes);
  const open = withoutConflicts(allowed.remotes, signInRemote);
  const conflicts = open.conflicts.map(({ problem }) => problem);
  const tried = withOpenCanaries(open.remotes, signInRemote);
  const shown = withoutHidden(tried.remotes, settings.hidden ?? {});
  return {
    registry: { ...registry, remotes: shown.remotes },
    notes: [
      ...notes,
      ...allowed.notes,
      ...conflicts,
      ...tried.conflicts,
      ...shown.notes,
      ...describeUnplaced(registry, provides),
    ],
  };
}

/** Returns one sentence for each filling of a place that the host does not have, so that agents do not see it. */
function describeUnplaced({ host, remotes }: Registry, { places }: HostProvides): readonly string[] {
  return entriesOf(remotes).flatMap(([name, { current, declares }]) =>
    (declares?.fills ?? [])
      .filter(({ place }) => !places.includes(place))
      .map(
        ({ place }) =>
          `${name} ${current.version} fills ${place}, which host ${host} does not have: agents do not see it.`,
      ),
  );
}

/**
 * Leaves out of what each canary declares the pages that another remote has, or which are not its to claim. Returns the
 * entries, and one sentence for each such page.
 */
function withOpenCanaries(remotes: RegistryEntries, signInRemote: RemoteName) {
  const conflicts: string[] = [];
  const entries = entriesOf(remotes).map(([name, entry]): [RemoteName, RegistryEntry] => {
    const { canary } = entry;
    if (!canary?.declares) return [name, entry];
    // the last one: the others have their pages already
    const { [name]: _, ...others } = remotes;
    const open = withoutConflicts({ ...others, [name]: { declares: canary.declares } }, signInRemote);
    const { declares = canary.declares } = open.remotes[name] ?? {};
    for (const { problem } of open.conflicts) conflicts.push(`Canary ${canary.release.version}: ${problem}`);
    return [name, { ...entry, canary: { ...canary, declares } }];
  });
  return { remotes: Object.fromEntries(entries), conflicts };
}

/** Reads what the registry has of a canary, from its intact files. */
async function readCanary(
  site: string,
  { origins }: SiteSettings,
  name: RemoteName,
  { entry, share }: { readonly entry: LedgerEntry; readonly share: number },
) {
  const { version, at } = entry;
  const folder = releaseFolder(site, entry);
  return {
    release: await readRemoteRelease(folder, { package: name, version, at }, origins),
    share,
    declares: await readDeclares(folder),
  };
}

/** Reads a remote's entry from its intact releases, with what the first of them declares. */
async function readEntry(
  site: string,
  { origins }: SiteSettings,
  name: RemoteName,
  entries: readonly LedgerEntry[],
) {
  const folderOf = (entry: LedgerEntry) => releaseFolder(site, entry);
  const [current, ...previous] = await Promise.all(
    entries.map((entry) =>
      readRemoteRelease(folderOf(entry), { package: name, version: entry.version, at: entry.at }, origins),
    ),
  );
  const [first] = entries;
  return { current, previous, ...(first ? { declares: await readDeclares(folderOf(first)) } : {}) };
}
