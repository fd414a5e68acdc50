import {
  describeUnmetNeed,
  type Needs,
  type Provides,
  unmetNeeds,
} from '../../src/contract/federation/index.ts';
import { conflictsOf } from '../../src/contract/remote/conflicts.ts';
import { findDeclarationFaults } from '../../src/contract/remote/declaration-faults.ts';
import { readDeclares, readNeeds, readProvides } from '../builds/build.ts';
import { checkRelease } from '../builds/release-integrity.ts';
import { releaseFolder, releaseLabel } from '../layout.ts';
import { canaryOf, type Ledger, remotesOf, runningOf } from '../ledger.ts';
import { SiteRefusal } from '../refusal.ts';
import { intactReleases } from '../registry.ts';
import { hostRelease, type ReleaseName } from '../release-name.ts';
import type { SiteSettings } from '../settings.ts';

/** One line for each need of a remote's release that a host does not provide. */
const describeUnmetNeeds = (needs: Needs, provides: Provides): readonly string[] =>
  unmetNeeds(needs, provides).map((need) => `  ${describeUnmetNeed(need)}`);

/**
 * Checks by the gate that a release and the running releases fit: a remote and the site's host, or a host and every
 * remote that would run on it. Throws SiteRefusal with the unmet needs.
 * @param folder the release's files
 */
export async function assertFits(
  site: string,
  ledger: Ledger,
  release: ReleaseName,
  folder: string,
): Promise<void> {
  if (release.package === 'host') return assertHostFits(site, ledger, release, folder);
  const [version] = runningOf(ledger, 'host');
  if (version === undefined) return;
  const host = hostRelease(version);
  const lines = describeUnmetNeeds(await readNeeds(folder), await readProvides(releaseFolder(site, host)));
  if (lines.length > 0)
    throw new SiteRefusal(
      [
        `${releaseLabel(release)} does not fit ${releaseLabel(host)}, which this site runs:`,
        ...lines,
        `Release the host that it was built for first, or build ${release.package} for this one.`,
      ].join('\n'),
    );
}

/**
 * Throws SiteRefusal unless another release of the remote runs, and the remote has no part of the page, which is the same for
 * all.
 */
export function assertCanary({ config }: SiteSettings, ledger: Ledger, release: ReleaseName): void {
  const label = releaseLabel(release);
  if (release.package === 'host' || release.package === config.signInRemote)
    throw new SiteRefusal(
      `${release.package} has no canary: its first screen is in the page, the same for all.`,
    );
  const [running] = runningOf(ledger, release.package);
  if (running === undefined)
    throw new SiteRefusal(
      `${label} cannot be a canary: no release of ${release.package} runs beside it. Release the first one to all.`,
    );
  if (running === release.version)
    throw new SiteRefusal(
      `${label} cannot be a canary: this version runs already, as a working build of npm start. Raise the version in ` +
        `${release.package}/package.json.`,
    );
}

/**
 * Checks that a remote's release declares nothing that agents may not see, and that no page of it has a path of another running
 * remote, or one that is not its to claim. Throws SiteRefusal with all that is wrong.
 * @param folder the release's files
 */
export async function assertDeclares(
  site: string,
  { config }: SiteSettings,
  ledger: Ledger,
  release: ReleaseName,
  folder: string,
): Promise<void> {
  if (release.package === 'host') return;
  const declares = await readDeclares(folder);
  const others = remotesOf(ledger).filter((name) => name !== release.package);
  const declared = await Promise.all(
    others.map(async (name) => {
      const { entries } = await intactReleases(site, ledger, name);
      const [running] = entries;
      return running ? ([[name, await readDeclares(releaseFolder(site, running))]] as const) : [];
    }),
  );
  const conflicts = conflictsOf(release.package, declares, declared.flat(), config.signInRemote);
  const lines = [
    ...findDeclarationFaults(declares).map((fault) => `${release.package} ${fault}`),
    ...conflicts,
  ];
  if (lines.length > 0)
    throw new SiteRefusal(
      [`${releaseLabel(release)} cannot have what it declares:`, ...lines.map((line) => `  ${line}`)].join(
        '\n',
      ),
    );
}

async function assertHostFits(
  site: string,
  ledger: Ledger,
  host: ReleaseName,
  folder: string,
): Promise<void> {
  const provides = await readProvides(folder);
  const lines: string[] = [];
  for (const name of remotesOf(ledger)) {
    const { entries } = await intactReleases(site, ledger, name);
    const canary = canaryOf(ledger, name)?.entry;
    // a damaged one runs in no browser
    const canaries = canary && (await checkRelease(site, canary)).length === 0 ? [canary] : [];
    for (const remote of [...entries.slice(0, 1), ...canaries]) {
      const unmet = describeUnmetNeeds(await readNeeds(releaseFolder(site, remote)), provides);
      if (unmet.length > 0) lines.push(`${releaseLabel(remote)} does not fit it:`, ...unmet);
    }
  }
  if (lines.length > 0)
    throw new SiteRefusal(
      [
        `${releaseLabel(host)} would leave remotes behind that this site runs.`,
        ...lines,
        'Release those remotes for both hosts first: what a host provides is only taken away once no remote that runs needs it.',
      ].join('\n'),
    );
}
