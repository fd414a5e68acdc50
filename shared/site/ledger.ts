import { join } from 'node:path';
import * as z from '@portal/shared/schema';
import { releaseVersion } from '../src/federation/index.ts';
import { decodeJson, jsonText, readIfThere, writeAtomically } from './files.ts';
import { type PackageName, packageNames, type ReleaseName, siteFiles } from './layout.ts';

const packageName = z.enum(packageNames);

const ledgerEntry = z.object({
  package: packageName,
  version: releaseVersion,
  /** When it was published: ISO 8601 in UTC. */
  at: z.string(),
  /** Who published it. */
  by: z.string(),
  /** Commit that it was built from. */
  commit: z.optional(z.string()),
  /** Built from a working folder by `npm start`: may be replaced, as a release never is. */
  working: z.optional(z.literal(true)),
  /** Each `integrity.json` of the release → its own hash: what the whole folder is checked against. */
  seals: z.record(z.string(), z.string()),
});

const rollbackEntry = z.object({
  package: packageName,
  at: z.string(),
  by: z.string(),
  from: releaseVersion,
  to: releaseVersion,
});

const ledgerSchema = z.object({
  format: z.literal(1),
  /** In the order of publishing. */
  releases: z.array(ledgerEntry),
  /** Package → what runs now, then what ran before it, newest first. What was rolled back from is not in it. */
  running: z.record(z.string(), z.array(releaseVersion)),
  /** In their order. */
  rollbacks: z.array(rollbackEntry),
});

/** `releases.json`: which releases a site has, who published them and when, and which of them run. */
export type Ledger = Readonly<z.output<typeof ledgerSchema>>;
export type LedgerEntry = Readonly<z.output<typeof ledgerEntry>>;
export type RollbackEntry = Readonly<z.output<typeof rollbackEntry>>;

const emptyLedger: Ledger = { format: 1, releases: [], running: {}, rollbacks: [] };

const ledgerFile = (site: string) => join(site, siteFiles.ledger);

/** The site's ledger; an empty one where nothing was published. */
export async function readLedger(site: string): Promise<Ledger> {
  const text = await readIfThere(ledgerFile(site));
  return text === undefined ? emptyLedger : decodeJson(ledgerFile(site), text, ledgerSchema);
}

/** Writes the ledger; the caller holds the site's lock. */
export const storeLedger = (site: string, ledger: Ledger): Promise<void> =>
  writeAtomically(ledgerFile(site), jsonText(ledger));

/** The entry of a release, undefined when it was never published. */
export const entryOf = (ledger: Ledger, release: ReleaseName): LedgerEntry | undefined =>
  ledger.releases.find(
    ({ package: name, version }) => name === release.package && version === release.version,
  );

/** What runs now and what ran before it, newest first. */
export const runningOf = (ledger: Ledger, name: PackageName): readonly string[] => ledger.running[name] ?? [];

/** The ledger after a release: it runs now, and what ran is before it. A working release replaces its former self. */
export function withRelease(ledger: Ledger, entry: LedgerEntry): Ledger {
  const isItself = ({ package: name, version }: ReleaseName) =>
    name === entry.package && version === entry.version;
  const before = runningOf(ledger, entry.package).filter((version) => version !== entry.version);
  return {
    ...ledger,
    releases: [...ledger.releases.filter((other) => !isItself(other)), entry],
    running: { ...ledger.running, [entry.package]: [entry.version, ...before] },
  };
}

/**
 * The ledger after a rollback. Going back to what ran before takes away all that came after it: it was rolled back
 * from for a reason, and no browser is to fall back to it. Going to a release that is not among those puts it in
 * front, so that a rollback can itself be undone.
 */
export function withRollback(ledger: Ledger, entry: RollbackEntry): Ledger {
  const running = runningOf(ledger, entry.package);
  const at = running.indexOf(entry.to);
  return {
    ...ledger,
    running: { ...ledger.running, [entry.package]: at < 0 ? [entry.to, ...running] : running.slice(at) },
    rollbacks: [...ledger.rollbacks, entry],
  };
}
