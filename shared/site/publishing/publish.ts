import { assertWhole, bringIn, putInPlace, sendAway } from '../builds/release-folder.ts';
import { changeSite } from '../change.ts';
import { inWords, type PackageName, type ReleaseName } from '../layout.ts';
import { entryOf, type Ledger, readLedger, withRelease } from '../ledger.ts';
import { SiteRefusal } from '../refusal.ts';
import { readSettings } from '../settings.ts';
import { assertFits } from './gate.ts';

interface Publication {
  readonly package: PackageName;
  /** Folder of the build. */
  readonly dist: string;
  /** `1.2.3` */
  readonly version: string;
  /** Who publishes. */
  readonly by: string;
  /** Commit that it was built from. */
  readonly commit?: string;
  /** Built from a working folder: a later publication of the same version replaces it. */
  readonly working?: boolean;
  readonly now?: Date;
}

/**
 * Throws SiteRefusal when the site is not set up or has this version already. A release never changes; a working one
 * may be replaced.
 */
export async function assertNew(site: string, release: ReleaseName): Promise<void> {
  await readSettings(site);
  refuseKnown(await readLedger(site), release);
}

function refuseKnown(ledger: Ledger, release: ReleaseName): void {
  const known = entryOf(ledger, release);
  if (!known || known.working) return;
  throw new SiteRefusal(
    `${inWords(release)} was published on ${known.at} by ${known.by}, and a release never changes. ` +
      `Raise the version in ${release.package}/package.json.`,
  );
}

/** Throws as `publish` would, and changes nothing. */
export async function assertPublishable(site: string, what: Publication): Promise<void> {
  await assertNew(site, what);
  await assertWhole(what, what.dist);
  await assertFits(site, await readLedger(site), what, what.dist);
}

/**
 * Publishes a build as an immutable release that runs from the next load on; what ran until now becomes the
 * previous one (FED-02). All of it happens or nothing.
 * @throws SiteRefusal when the version is there already, the build is not whole, or it does not fit what it would
 * run with.
 */
export function publish(site: string, what: Publication): Promise<void> {
  const { package: name, version, by, commit, now = new Date() } = what;
  const release = { package: name, version };
  return changeSite(site, async (ledger) => {
    refuseKnown(ledger, release);
    const copy = await bringIn(site, release, what.dist);
    try {
      await assertFits(site, ledger, release, copy.folder);
      await putInPlace(site, release, copy);
    } catch (error) {
      await sendAway(copy);
      throw error;
    }
    return withRelease(ledger, {
      ...release,
      at: now.toISOString(),
      by,
      ...(commit === undefined ? {} : { commit }),
      ...(what.working ? { working: true } : {}),
      seals: copy.seals,
    });
  });
}
