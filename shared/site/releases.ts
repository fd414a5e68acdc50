import { hasFolder } from './layout.ts';
import {
  canaryOf,
  type Ledger,
  type LedgerEntry,
  type RollbackEntry,
  readLedger,
  runningOf,
} from './ledger.ts';
import { previousKept } from './registry.ts';
import type { PackageName } from './release-name.ts';

/** A share of browsers gets it; running; available as fallback; ran before those; rolled back; its files were deleted. */
type ReleaseState = 'canary' | 'current' | 'previous' | 'older' | 'withdrawn' | 'removed';

/** A published release of a site, as `npm run releases` lists it. */
export interface ReleaseRow {
  readonly package: PackageName;
  readonly version: string;
  readonly state: ReleaseState;
  /** Built from a working folder, by `npm start`. */
  readonly working: boolean;
  /** Of a canary, how many of a hundred browsers get it. */
  readonly share?: number;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly by: string;
  readonly commit?: string;
  /** Origin of the site that it was taken from. */
  readonly from?: string;
  /** The last rollback from or to it. */
  readonly rollback?: RollbackEntry;
}

/** Lists a site's published releases, newest first. Empty if there is no site. */
export async function listReleases(site: string): Promise<readonly ReleaseRow[]> {
  const ledger = await readLedger(site);
  const rows = ledger.releases.map(async (entry) => {
    const row = rowOf(ledger, entry);
    return (await hasFolder(site, entry)) ? row : { ...row, state: 'removed' as const };
  });
  const packages = Object.keys(ledger.running);
  return (await Promise.all(rows)).sort(
    (one, other) =>
      other.at.localeCompare(one.at) || packages.indexOf(one.package) - packages.indexOf(other.package),
  );
}

function rowOf(ledger: Ledger, entry: LedgerEntry): ReleaseRow {
  const canary = canaryOf(ledger, entry.package);
  const isCanary = canary?.entry === entry;
  const rollback = ledger.rollbacks.findLast(
    ({ package: name, from, to }) =>
      name === entry.package && (from === entry.version || to === entry.version),
  );
  return {
    package: entry.package,
    version: entry.version,
    state: isCanary ? 'canary' : stateOf(runningOf(ledger, entry.package).indexOf(entry.version)),
    working: entry.working === true,
    at: entry.at,
    by: entry.by,
    ...(isCanary ? { share: canary.share } : {}),
    ...(entry.commit === undefined ? {} : { commit: entry.commit }),
    ...(entry.from === undefined ? {} : { from: entry.from }),
    ...(rollback === undefined ? {} : { rollback }),
  };
}

/** @param index position in the versions that run or ran, newest first; -1 if it is not there */
function stateOf(index: number): ReleaseState {
  if (index < 0) return 'withdrawn';
  if (index === 0) return 'current';
  return index <= previousKept ? 'previous' : 'older';
}
