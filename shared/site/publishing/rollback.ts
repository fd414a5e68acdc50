import { changeSite } from '../change.ts';
import { releaseFolder, releaseLabel } from '../layout.ts';
import { canaryOf, entryOf, type Ledger, runningOf, withPromotion, withRollback } from '../ledger.ts';
import { SiteRefusal } from '../refusal.ts';
import { assertIntact, runningEntry } from '../registry.ts';
import {
  type PackageName,
  type ReleaseVersion,
  readPackageFolder,
  readReleaseVersion,
} from '../release-name.ts';
import { assertDeclares, assertFits } from './gate.ts';

/** A remote that is withdrawn, or whose canary is promoted. */
interface Change {
  readonly package: PackageName;
  /** Name of the person who does it. */
  readonly by: string;
  /** The version to leave: refused when another one runs by then. Default: whichever runs. */
  readonly fromVersion?: string;
  readonly now?: Date;
  /** Called with one sentence for each remote or page that the new pages leave out. */
  readonly onNote?: (note: string) => void;
}

interface Rollback extends Change {
  /** Target version; default: the one that runs beside the canary, or that ran before. */
  readonly to?: string;
  /** Only takes a canary back: refused when there is none. Default: false. */
  readonly abort?: boolean;
}

/**
 * Takes a remote out of the site from the next load on: no page, menu entry or filling of it is shown. Its releases stay in
 * their folders for open sessions. Returns the version that ran.
 * @throws SiteRefusal for the host and the sign-in remote, and when the remote does not run
 */
export async function withdraw(
  site: string,
  { package: given, by, fromVersion, now = new Date(), onNote }: Change,
): Promise<string> {
  const name = readPackageFolder(given);
  let from = '';
  const notes = await changeSite(site, async (ledger, { config }) => {
    if (name === 'host' || name === config.signInRemote)
      throw new SiteRefusal(`${name} cannot be withdrawn: no agent could sign in without it.`);
    const { version } = runningEntry(ledger, name);
    assertLeaves(name, version, fromVersion);
    from = version;
    return withRollback(ledger, { package: name, at: now.toISOString(), by, from: version });
  });
  if (onNote) notes.forEach(onNote);
  return from;
}

/**
 * Gives a remote's canary to all browsers from the next load on, and returns its version.
 * @throws SiteRefusal when there is no canary, its files are not as published, or the gate refuses it
 */
export async function promote(
  site: string,
  { package: given, by, now = new Date(), onNote }: Change,
): Promise<string> {
  const name = readPackageFolder(given);
  let version = '';
  const notes = await changeSite(site, async (ledger, settings) => {
    const { entry } = neededCanary(ledger, name);
    const folder = releaseFolder(site, entry);
    await assertIntact(site, entry);
    await assertFits(site, ledger, entry, folder);
    await assertDeclares(site, settings, ledger, entry, folder);
    version = entry.version;
    return withPromotion(ledger, entry, now.toISOString(), by);
  });
  if (onNote) notes.forEach(onNote);
  return version;
}

/** Returns the package's canary. Throws SiteRefusal when there is none. */
function neededCanary(ledger: Ledger, name: PackageName) {
  const canary = canaryOf(ledger, name);
  if (canary) return canary;
  throw new SiteRefusal(`${name} has no canary: all browsers get the same release.`);
}

/**
 * Makes an earlier release of the site run again from the next load on (FED-04), and returns both versions. The release
 * that ran stays in its folder for open sessions, but no browser falls back to it. While there is a canary, that one is left.
 * @throws SiteRefusal when there is no such release or canary, or the gate refuses it
 */
export async function rollBack(site: string, what: Rollback): Promise<{ from: string; to: string }> {
  const { by, now = new Date(), onNote } = what;
  const name = readPackageFolder(what.package);
  const wanted = what.to === undefined ? undefined : readReleaseVersion(what.to, '--to-version');
  let versions = { from: '', to: '' };
  const notes = await changeSite(site, async (ledger) => {
    const running = runningOf(ledger, name)[0];
    const canary = what.abort ? neededCanary(ledger, name) : canaryOf(ledger, name);
    const left = running ?? withdrawnVersion(ledger, name);
    const to = wanted ?? (running === undefined || canary ? left : versionBefore(ledger, name));
    const from = canary && to === running ? canary.entry.version : left;
    assertLeaves(name, from, what.fromVersion);
    const target = entryOf(ledger, { package: name, version: to });
    if (!target)
      throw new SiteRefusal(`There is no ${name} ${to} in this site. ${publishedVersions(ledger, name)}`);
    if (target === canary?.entry)
      throw new SiteRefusal(
        `${releaseLabel(target)} is a canary: npm run promote -- ${name} gives it to all.`,
      );
    if (to === from && running !== undefined)
      throw new SiteRefusal(`${releaseLabel(target)} runs already. ${publishedVersions(ledger, name)}`);
    // one that runs beside a canary keeps running, also when it is damaged
    if (to !== running) {
      await assertIntact(site, target);
      await assertFits(site, ledger, target, releaseFolder(site, target));
    }
    versions = { from, to };
    return withRollback(ledger, { package: name, at: now.toISOString(), by, from, to });
  });
  if (onNote) notes.forEach(onNote);
  return versions;
}

/** Throws SiteRefusal when a rollback would leave another version than the one that was meant, as after somebody else’s. */
function assertLeaves(name: PackageName, from: string, meant: string | undefined): void {
  if (meant !== undefined && meant !== from)
    throw new SiteRefusal(`${name} ${meant} does not run any more: ${from} does. Nothing was changed.`);
}

/** The version that ran when the remote was withdrawn. Throws SiteRefusal when nothing of it was ever published. */
function withdrawnVersion(ledger: Ledger, name: PackageName): ReleaseVersion {
  const withdrawal = ledger.rollbacks.findLast((entry) => entry.package === name && entry.to === undefined);
  return withdrawal?.from ?? runningEntry(ledger, name).version;
}

/** The version that ran before the running one. Throws SiteRefusal when there is none. */
function versionBefore(ledger: Ledger, name: PackageName): ReleaseVersion {
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
