import { compareVersions } from '../../src/contract/federation/index.ts';
import type { Declares } from '../../src/contract/remote/declares.ts';
import { readDeclares, readProvides } from '../builds/build.ts';
import { releaseFolder, releaseLabel } from '../layout.ts';
import { entryOf, type Ledger, type LedgerEntry, readLedger, runningOf } from '../ledger.ts';
import { SiteRefusal } from '../refusal.ts';
import { type PackageName, type ReleaseName, readReleaseName } from '../release-name.ts';
import type { SiteSettings } from '../settings.ts';
import type { Publication } from './publication.ts';

/** Returns the ledger's entry of what a release of a package would replace; `undefined` when nothing of it runs. */
function replacedBy(ledger: Ledger, name: PackageName): LedgerEntry | undefined {
  const [version] = runningOf(ledger, name);
  return version === undefined ? undefined : entryOf(ledger, { package: name, version });
}

/** Throws SiteRefusal when a newer version runs, unless an `older` release is meant. */
export function assertNotOlder(
  ledger: Ledger,
  release: ReleaseName,
  { older }: Pick<Publication, 'older'>,
): void {
  const replaced = replacedBy(ledger, release.package);
  if (!replaced || older || compareVersions(release.version, replaced.version) >= 0) return;
  throw new SiteRefusal(
    `${releaseLabel(release)} is older than ${replaced.version}, which runs. Release a newer version, or go back: ` +
      `npm run rollback -- ${release.package}. To release it anyway: --older.`,
  );
}

/**
 * Throws SiteRefusal when a remote is another team's, by `site.json` or, where that names none, by the release that runs. It
 * guards against mistakes alone: docs/adr/0033-who-may-release.md.
 * @param team what the release says
 */
export function assertOwnTeam(
  { teams = {} }: SiteSettings,
  ledger: Ledger,
  release: ReleaseName,
  { team, otherTeam }: Pick<Publication, 'otherTeam'> & { readonly team: string | undefined },
): void {
  const replaced = replacedBy(ledger, release.package);
  const named = teams[release.package];
  const owner = named ?? replaced?.team;
  if (owner === undefined || owner === team || otherTeam) return;
  throw new SiteRefusal(
    `${release.package} is the team ${owner}’s, as ${named === undefined ? `${replaced?.version}, which runs,` : 'site.json'} ` +
      `says, and this release is ${team === undefined ? 'no team’s' : `the team ${team}’s`}. Give your remote another ` +
      'name; where the team has changed: --other-team.',
  );
}

/** What agents see of a remote, by name. */
const partsOf = ({ pages, fills }: Declares): readonly string[] => [
  ...pages.map(({ path }) => path),
  ...fills.map(({ place, slot }) => (slot === undefined ? place : `${place} ${slot}`)),
];

const readParts = async (name: PackageName, folder: string): Promise<readonly string[]> =>
  name === 'host' ? (await readProvides(folder)).places : partsOf(await readDeclares(folder));

/**
 * Returns what a release would replace, as lines for who releases it: the release that runs, who released it when, and which
 * pages and fillings (of the host: places) agents would have or lose.
 */
export async function describeReplacement(
  site: string,
  what: Pick<Publication, 'package' | 'version' | 'dist' | 'canary'>,
): Promise<readonly string[]> {
  const release = readReleaseName(what);
  const replaced = replacedBy(await readLedger(site), release.package);
  if (!replaced)
    return [`${releaseLabel(release)} replaces nothing: nothing of ${release.package} runs in ${site}.`];
  const title = `${releaseLabel(release)} ${what.canary === undefined ? 'replaces' : 'is a canary beside'} `;
  const parts = await readParts(release.package, what.dist);
  // a release whose files are damaged can be replaced
  const former = await readParts(release.package, releaseFolder(site, replaced)).catch(() => parts);
  const difference = (kind: string, some: readonly string[], others: readonly string[]) => {
    const names = some.filter((part) => !others.includes(part));
    return names.length === 0 ? [] : [`  ${kind}: ${names.join(', ')}`];
  };
  return [
    `${title}${replaced.version}, released on ${replaced.at} by ${replaced.by}${replaced.team === undefined ? '' : ` of the team ${replaced.team}`}.`,
    ...difference('agents get', parts, former),
    ...difference('agents lose', former, parts),
  ];
}
