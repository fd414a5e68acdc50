import { join } from 'node:path';
import * as z from '@portal/shared/schema';
import { isRemoteName, type RemoteName } from '../src/contract/index.ts';
import { decodeJson, jsonText, readIfThere, writeAtomically } from './files.ts';
import { siteFiles } from './layout.ts';
import {
  isPackageFolder,
  type PackageFolder,
  type PackageName,
  packageFolder,
  type ReleaseName,
  type ReleaseVersion,
  releaseVersion,
} from './release-name.ts';

// each object keeps the members of a newer tool, which would else be gone after a rollback by an older one
const ledgerEntry = z.looseObject({
  package: packageFolder,
  version: releaseVersion,
  /** When it was published: ISO 8601 in UTC. */
  at: z.string(),
  /** Who published it. */
  by: z.string(),
  /** Commit that it was built from. */
  commit: z.optional(z.string()),
  /** Its team, as the release says. Absent: it names none. */
  team: z.optional(z.string()),
  /** Origin of the site that it was taken from. Absent: it was built for this one. */
  from: z.optional(z.string()),
  /** Built from a working folder by `npm start`; unlike a release it may be replaced. */
  working: z.optional(z.literal(true)),
  /** Released to a share of browsers first. */
  canary: z.exactOptional(
    z.looseObject({
      /** How many of a hundred browsers get it. */
      share: z.number(),
      /** Absent while they do. `promoted`: all browsers got it then, else none. */
      ended: z.exactOptional(z.looseObject({ at: z.string(), by: z.string(), promoted: z.boolean() })),
    }),
  ),
  /** Path of each `integrity.json` of the release → its hash. The whole folder is checked against them. */
  seals: z.record(z.string(), z.string()),
});

const rollbackEntry = z.looseObject({
  package: packageFolder,
  at: z.string(),
  by: z.string(),
  from: releaseVersion,
  /** Absent when the remote was withdrawn: nothing of it runs. */
  to: z.exactOptional(releaseVersion),
});

const ledgerSchema = z.looseObject({
  format: z.literal(1),
  /** In the order of publishing. */
  releases: z.array(ledgerEntry),
  /** Package → running version, then earlier running versions, newest first; without versions that were rolled back. */
  running: z.record(z.string(), z.array(releaseVersion)),
  /** In the order in which they were made. */
  rollbacks: z.array(rollbackEntry),
});

/** `releases.json`: a site's releases, who published them and when, and which ones run. */
export type Ledger = Readonly<z.output<typeof ledgerSchema>>;
export type LedgerEntry = Readonly<z.output<typeof ledgerEntry>>;
export type RollbackEntry = Readonly<z.output<typeof rollbackEntry>>;

const emptyLedger: Ledger = { format: 1, releases: [], running: {}, rollbacks: [] };

const ledgerFile = (site: string) => join(site, siteFiles.ledger);

/** Reads the site's ledger; an empty one if nothing was published. Throws an Error when it is invalid. */
export async function readLedger(site: string): Promise<Ledger> {
  const text = await readIfThere(ledgerFile(site));
  return text === undefined ? emptyLedger : decodeLedger(site, text);
}

/** Decodes the text of a site's `releases.json`. Throws an Error when it is invalid. */
export const decodeLedger = (site: string, text: string): Ledger =>
  decodeJson(ledgerFile(site), text, ledgerSchema);

/** Writes the site's `releases.json`, which is replaced as a whole. The caller has the site's lock. */
export const storeLedger = (site: string, ledger: Ledger): Promise<void> =>
  writeAtomically(ledgerFile(site), jsonText(ledger));

/** Finds the entry of a release; undefined if it was never published. */
export const entryOf = (
  ledger: Ledger,
  release: { readonly package: PackageName; readonly version: string },
): LedgerEntry | undefined =>
  ledger.releases.find(
    ({ package: name, version }) => name === release.package && version === release.version,
  );

/** Returns the versions of a package that run or ran, newest first; empty if none was published. */
export const runningOf = (ledger: Ledger, name: PackageName): readonly ReleaseVersion[] =>
  ledger.running[name] ?? [];

const isCanary = ({ canary }: LedgerEntry): boolean => canary !== undefined && canary.ended === undefined;

/** Returns a package's canary and its share (percent of the browsers); `undefined` when all have the running release. */
export function canaryOf(ledger: Ledger, name: PackageName) {
  const entry = ledger.releases.find((each) => each.package === name && isCanary(each));
  return entry?.canary && { entry, share: entry.canary.share };
}

/** Returns the releases with this end of the package's canary, if it has one. */
const withEnded = (ledger: Ledger, name: PackageName, ended: { at: string; by: string; promoted: boolean }) =>
  ledger.releases.map((entry) =>
    entry.package === name && entry.canary && isCanary(entry)
      ? { ...entry, canary: { ...entry.canary, ended } }
      : entry,
  );

/** Returns the remotes that have a running release, in the order of their first release. */
export const remotesOf = (ledger: Ledger): readonly (PackageFolder & RemoteName)[] =>
  Object.keys(ledger.running)
    .filter(isPackageFolder)
    .filter((name): name is PackageFolder & RemoteName => isRemoteName(name))
    .filter((name) => runningOf(ledger, name).length > 0);

/**
 * Returns the ledger after a release, which now runs, but for a canary. It ends an earlier canary of the package. A working
 * release, which `npm start` makes, replaces its earlier build.
 */
export function withRelease(ledger: Ledger, entry: LedgerEntry): Ledger {
  const isItself = ({ package: name, version }: ReleaseName) =>
    name === entry.package && version === entry.version;
  const { package: name, at, by } = entry;
  const before = withEnded(ledger, name, { at, by, promoted: false }).filter((other) => !isItself(other));
  return {
    ...ledger,
    releases: [...before, entry],
    running: isCanary(entry) ? ledger.running : withFirst(ledger, entry),
  };
}

/** What runs when this release runs before all others of its package. */
const withFirst = (ledger: Ledger, { package: name, version }: ReleaseName): Ledger['running'] => ({
  ...ledger.running,
  [name]: [version, ...runningOf(ledger, name).filter((other) => other !== version)],
});

/** Returns the ledger after all browsers got a canary: it now runs. */
export const withPromotion = (ledger: Ledger, canary: ReleaseName, at: string, by: string): Ledger => ({
  ...ledger,
  releases: withEnded(ledger, canary.package, { at, by, promoted: true }),
  running: withFirst(ledger, canary),
});

/**
 * Returns the ledger after a rollback. A rollback to a version that ran before removes every later one, so that no
 * browser falls back to it. Any other version becomes the first, so that a rollback can be undone. A withdrawn remote runs
 * in no version. A canary of the package ends.
 */
export function withRollback(before: Ledger, entry: RollbackEntry): Ledger {
  const { to, at: time, by } = entry;
  const releases = withEnded(before, entry.package, { at: time, by, promoted: false });
  const ledger = { ...before, releases, rollbacks: [...before.rollbacks, entry] };
  if (to === undefined) return { ...ledger, running: { ...ledger.running, [entry.package]: [] } };
  const running = runningOf(ledger, entry.package);
  const at = running.indexOf(to);
  return {
    ...ledger,
    running: { ...ledger.running, [entry.package]: at < 0 ? [to, ...running] : running.slice(at) },
  };
}
