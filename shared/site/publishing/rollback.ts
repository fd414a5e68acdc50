import { changeSite } from '../change.ts';
import { type PackageName, releaseFolder, releaseLabel } from '../layout.ts';
import { entryOf, type Ledger, runningOf, withRollback } from '../ledger.ts';
import { SiteRefusal } from '../refusal.ts';
import { assertIntact, runningEntry } from '../registry.ts';
import { assertFits } from './gate.ts';

interface Rollback {
  readonly package: PackageName;
  /** Target version; default: the one that ran before. */
  readonly to?: string;
  /** Name of the person who rolls back. */
  readonly by: string;
  readonly now?: Date;
}

/**
 * Makes an earlier release of the site run again from the next load on (FED-04), and returns both versions. The release
 * that ran stays in its folder for open sessions, but no browser falls back to it.
 * @throws SiteRefusal when there is no such release, or the gate refuses it
 */
export async function rollBack(site: string, what: Rollback): Promise<{ from: string; to: string }> {
  const { package: name, by, now = new Date() } = what;
  let versions = { from: '', to: '' };
  await changeSite(site, async (ledger) => {
    const from = runningEntry(ledger, name).version;
    const to = what.to ?? versionBefore(ledger, name);
    const target = entryOf(ledger, { package: name, version: to });
    if (!target)
      throw new SiteRefusal(`There is no ${name} ${to} in this site. ${publishedVersions(ledger, name)}`);
    if (to === from)
      throw new SiteRefusal(`${releaseLabel(target)} runs already. ${publishedVersions(ledger, name)}`);
    await assertIntact(site, target);
    await assertFits(site, ledger, target, releaseFolder(site, target));
    versions = { from, to };
    return withRollback(ledger, { package: name, at: now.toISOString(), by, from, to });
  });
  return versions;
}

function versionBefore(ledger: Ledger, name: PackageName): string {
  const [current, before] = runningOf(ledger, name);
  if (before !== undefined) return before;
  throw new SiteRefusal(
    `Nothing ran before ${name} ${current}. ${publishedVersions(ledger, name)} Name one, or release a version that is right.`,
  );
}

function publishedVersions(ledger: Ledger, name: PackageName): string {
  const versions = ledger.releases
    .filter((release) => release.package === name)
    .map(({ version }) => version);
  return `Published are ${versions.join(', ')}.`;
}
