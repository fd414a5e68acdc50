import { changeSite } from '../change.ts';
import { signInRemoteOf } from '../declarations/migration.ts';
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
  /** Called with one sentence for each remote or page that the new pages leave out. */
  readonly onNote?: (note: string) => void;
}

/** A remote to be withdrawn. */
interface Withdrawal {
  readonly package: PackageName;
  /** Name of the person who withdraws it. */
  readonly by: string;
  readonly now?: Date;
  /** Called with one sentence for each remote or page that the new pages leave out. */
  readonly onNote?: (note: string) => void;
}

/**
 * Takes a remote out of the site from the next load on: no page, menu entry or filling of it is shown. Its releases stay in
 * their folders for open sessions. Returns the version that ran.
 * @throws SiteRefusal for the host and the sign-in remote, and when the remote does not run
 */
export async function withdraw(
  site: string,
  { package: name, by, now = new Date(), onNote }: Withdrawal,
): Promise<string> {
  let from = '';
  const notes = await changeSite(site, async (ledger, { config }) => {
    if (name === 'host' || name === signInRemoteOf(config))
      throw new SiteRefusal(`${name} cannot be withdrawn: no agent could sign in without it.`);
    from = runningEntry(ledger, name).version;
    return withRollback(ledger, { package: name, at: now.toISOString(), by, from });
  });
  if (onNote) notes.forEach(onNote);
  return from;
}

/**
 * Makes an earlier release of the site run again from the next load on (FED-04), and returns both versions. The release
 * that ran stays in its folder for open sessions, but no browser falls back to it.
 * @throws SiteRefusal when there is no such release, or the gate refuses it
 */
export async function rollBack(site: string, what: Rollback): Promise<{ from: string; to: string }> {
  const { package: name, by, now = new Date(), onNote } = what;
  let versions = { from: '', to: '' };
  const notes = await changeSite(site, async (ledger) => {
    const running = runningOf(ledger, name)[0];
    const from = running ?? withdrawnVersion(ledger, name);
    const to = what.to ?? (running === undefined ? from : versionBefore(ledger, name));
    const target = entryOf(ledger, { package: name, version: to });
    if (!target)
      throw new SiteRefusal(`There is no ${name} ${to} in this site. ${publishedVersions(ledger, name)}`);
    if (to === running)
      throw new SiteRefusal(`${releaseLabel(target)} runs already. ${publishedVersions(ledger, name)}`);
    await assertIntact(site, target);
    await assertFits(site, ledger, target, releaseFolder(site, target));
    versions = { from, to };
    return withRollback(ledger, { package: name, at: now.toISOString(), by, from, to });
  });
  if (onNote) notes.forEach(onNote);
  return versions;
}

/** The version that ran when the remote was withdrawn. Throws SiteRefusal when nothing of it was ever published. */
function withdrawnVersion(ledger: Ledger, name: PackageName): string {
  const withdrawal = ledger.rollbacks.findLast((entry) => entry.package === name && entry.to === undefined);
  return withdrawal?.from ?? runningEntry(ledger, name).version;
}

function versionBefore(ledger: Ledger, name: PackageName): string {
  const [current, before] = runningOf(ledger, name);
  if (before !== undefined) return before;
  throw new SiteRefusal(
    `Nothing ran before ${name} ${current}. ${publishedVersions(ledger, name)} Name one, release a version that is right, ` +
      'or take the remote out: --withdraw.',
  );
}

function publishedVersions(ledger: Ledger, name: PackageName): string {
  const versions = ledger.releases
    .filter((release) => release.package === name)
    .map(({ version }) => version);
  return `Published are ${versions.join(', ')}.`;
}
