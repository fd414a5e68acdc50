import type { RemoteName } from '@portal/shared/contract';
import {
  compareVersions,
  entriesOf,
  type Registry,
  type RegistryEntry,
  type RegistryProblem,
  type Release,
} from '@portal/shared/federation';
import { releasesOf } from './registry.ts';

/** What the page knows when a registry is fetched later than the page. */
interface PageBounds {
  /** The composed page's registry. */
  readonly page: Registry;
  /** Integrity hashes of all addresses that the page has accepted so far. */
  readonly hashes: ReadonlyMap<string, string>;
}

interface BoundRegistry {
  readonly registry: Registry;
  /** The remotes whose fresh entry is refused. */
  readonly problems: readonly RegistryProblem[];
}

/** The folder of a remote's releases, for a release in `…/mfe-notes/1.2.3/`. */
const folderOf = ({ base }: Release): string => new URL('..', base).href;

/** Whether an address has one reading only: a server may decode `..%2f` after the page has compared folders. */
const isPlainAddress = (address: string): boolean =>
  !/[%?#]/.test(address) && new URL(address).href === address;

/** Returns why a release must not run in a page whose registry has `known` for its remote; `undefined` when it may. */
function findViolation(
  release: Release,
  pageReleases: readonly Release[],
  hashes: PageBounds['hashes'],
): string | undefined {
  const { base, version, integrity } = release;
  if (!isPlainAddress(base)) return `${base} is not a plain address`;
  if (!pageReleases.some((each) => folderOf(each) === folderOf(release)))
    return `${base} is not in the remote's folder`;
  if (pageReleases.every((each) => compareVersions(version, each.version) < 0))
    return `${version} is older than every release that the page knows`;
  const change = Object.entries(integrity).find(([file, hash]) => (hashes.get(base + file) ?? hash) !== hash);
  return change && `${base}${change[0]} has another hash than before`;
}

/**
 * Returns a registry that was fetched later, bound to the page's: a remote's files lie in the folder of its releases, a
 * known address keeps its hash, and no release is older than the oldest one of the page's registry. A remote that violates
 * this keeps the page's entry and is named in the problems, so that an attacker who can write the registry cannot run code as
 * another remote. It adds no remote to the page.
 */
export function bindRegistry(fresh: Registry, { page, hashes }: PageBounds): BoundRegistry {
  const remotes: Partial<Record<RemoteName, RegistryEntry>> = { ...page.remotes };
  const problems: RegistryProblem[] = [];
  for (const [name, entry] of entriesOf(page.remotes)) {
    const next = fresh.remotes[name];
    if (!next) continue;
    const known = releasesOf(entry);
    const [violation] = next.record
      ? ['only a page may name a record']
      : releasesOf(next).flatMap((release) => findViolation(release, known, hashes) ?? []);
    if (violation === undefined) remotes[name] = next;
    else problems.push({ name, entry: next, why: violation });
  }
  return { registry: { ...fresh, remotes }, problems };
}
