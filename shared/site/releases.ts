import { type PackageName, packageNames } from './layout.ts';
import { type Ledger, type LedgerEntry, type RollbackEntry, readLedger, runningOf } from './ledger.ts';
import { previousKept } from './registry.ts';

/**
 * What a release is to the site: it runs; a browser may fall back to it; it ran longer ago; or it was rolled back
 * from.
 */
type ReleaseState = 'current' | 'previous' | 'older' | 'withdrawn';

export interface ReleaseRow {
  readonly package: PackageName;
  readonly version: string;
  readonly state: ReleaseState;
  /** Built from a working folder, by `npm start`. */
  readonly working: boolean;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly by: string;
  readonly commit?: string;
  /** The rollback that took it away, or brought it back, last. */
  readonly rollback?: RollbackEntry;
}

/** Everything that was published into a site, the newest first. Empty where there is no site. */
export async function releasesOf(site: string): Promise<readonly ReleaseRow[]> {
  const ledger = await readLedger(site);
  return ledger.releases
    .map((entry) => rowOf(ledger, entry))
    .sort(
      (one, other) =>
        other.at.localeCompare(one.at) ||
        packageNames.indexOf(one.package) - packageNames.indexOf(other.package),
    );
}

function rowOf(ledger: Ledger, entry: LedgerEntry): ReleaseRow {
  const rollback = ledger.rollbacks.findLast(
    ({ package: name, from, to }) =>
      name === entry.package && (from === entry.version || to === entry.version),
  );
  return {
    package: entry.package,
    version: entry.version,
    state: stateOf(runningOf(ledger, entry.package).indexOf(entry.version)),
    working: entry.working === true,
    at: entry.at,
    by: entry.by,
    ...(entry.commit === undefined ? {} : { commit: entry.commit }),
    ...(rollback === undefined ? {} : { rollback }),
  };
}

/** From the place among what runs and ran, newest first. */
function stateOf(place: number): ReleaseState {
  if (place < 0) return 'withdrawn';
  if (place === 0) return 'current';
  return place <= previousKept ? 'previous' : 'older';
}
