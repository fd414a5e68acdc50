import { remoteNames } from '../../src/contract/index.ts';
import {
  type Needs,
  type Provides,
  inWords as unmetInWords,
  unmetNeeds,
} from '../../src/federation/index.ts';
import { readNeeds, readProvides } from '../builds/build.ts';
import { inWords, type ReleaseName, releaseFolder } from '../layout.ts';
import { type Ledger, runningOf } from '../ledger.ts';
import { SiteRefusal } from '../refusal.ts';

/** Why a remote's release does not fit a host, a line each; empty when it fits. */
const misfits = (needs: Needs, provides: Provides): readonly string[] =>
  unmetNeeds(needs, provides).map((need) => `  ${unmetInWords(need)}`);

/**
 * Throws SiteRefusal unless what would run together fits together: a remote on the site's host, a host with every
 * remote that runs. What does not run yet is not asked.
 * @param folder where the release's files lie
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
  const host: ReleaseName = { package: 'host', version };
  const lines = misfits(await readNeeds(folder), await readProvides(releaseFolder(site, host)));
  if (lines.length > 0)
    throw new SiteRefusal(
      [
        `${inWords(release)} does not fit ${inWords(host)}, which this site runs:`,
        ...lines,
        `Release the host that it was built for first, or build ${release.package} for this one.`,
      ].join('\n'),
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
  for (const name of remoteNames) {
    const [version] = runningOf(ledger, name);
    if (version === undefined) continue;
    const remote: ReleaseName = { package: name, version };
    const unmet = misfits(await readNeeds(releaseFolder(site, remote)), provides);
    if (unmet.length > 0) lines.push(`${inWords(remote)} does not fit it:`, ...unmet);
  }
  if (lines.length > 0)
    throw new SiteRefusal(
      [
        `${inWords(host)} would leave remotes behind that this site runs.`,
        ...lines,
        'Release those remotes for both hosts first: what a host provides is only taken away once nobody needs it.',
      ].join('\n'),
    );
}
