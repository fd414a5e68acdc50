import { readTeam } from '../builds/build.ts';
import { assertSameContent } from '../builds/content-files.ts';
import { assertBuildIntact, copyIntoSite, moveIntoPlace } from '../builds/release-folder.ts';
import type { IntegrityFiles } from '../builds/release-integrity.ts';
import { changeSite } from '../change.ts';
import { readNginxConfig } from '../composed-files.ts';
import { writeDifferences } from '../differences/write-differences.ts';
import { releaseLabel } from '../layout.ts';
import { canaryOf, entryOf, type Ledger, readLedger, runningOf, withRelease } from '../ledger.ts';
import { SiteRefusal } from '../refusal.ts';
import { previousKept } from '../registry.ts';
import { type ReleaseName, readReleaseName } from '../release-name.ts';
import { servesRemote } from '../serving/nginx.ts';
import { readSettings } from '../settings.ts';
import { assertCanary, assertDeclares, assertFits } from './gate.ts';
import type { OtherSite, Publication } from './publication.ts';
import { assertNotOlder, assertOwnTeam } from './replacement.ts';

/**
 * Throws SiteRefusal when the version is none, and when the site does not exist, has this version already, except as a working
 * release, runs a newer one, or can have no canary of it.
 */
export async function assertNew(
  site: string,
  given: Pick<Publication, 'package' | 'version' | 'canary' | 'from' | 'older'>,
): Promise<void> {
  const release = readReleaseName(given);
  const settings = await readSettings(site);
  const ledger = await readLedger(site);
  assertUnpublished(ledger, release, given.from);
  assertNotOlder(ledger, release, given);
  if (given.canary !== undefined) assertCanary(settings, ledger, release);
}

function assertUnpublished(ledger: Ledger, release: ReleaseName, from?: OtherSite): void {
  const entry = entryOf(ledger, release);
  if (!entry || entry.working) return;
  const command =
    canaryOf(ledger, release.package)?.entry === entry
      ? `npm run promote -- ${release.package} gives it to all browsers`
      : `npm run rollback -- ${release.package} --to-version ${release.version} makes it run`;
  if (from)
    throw new SiteRefusal(
      isSameContents(entry.seals, from.seals)
        ? `This site has ${releaseLabel(release)} already, with the same contents as ${from.site}: ${command}.`
        : `This site has ${releaseLabel(release)} with other contents than ${from.site}, and a release never changes. ` +
            'Release a new version there.',
    );
  throw new SiteRefusal(
    `${releaseLabel(release)} was published on ${entry.at} by ${entry.by}, and a release never changes. ` +
      `Raise the version in ${release.package}/package.json.`,
  );
}

const isSameContents = (one: IntegrityFiles, other: IntegrityFiles): boolean =>
  Object.keys({ ...one, ...other }).every((file) => one[file] === other[file]);

/**
 * Throws SiteRefusal when nginx does not serve the remote's folder yet: every page would miss its files.
 * @param config the site's nginx configuration before the publication
 */
function assertServed(release: ReleaseName, config: string | undefined): void {
  if (config !== undefined && release.package !== 'host' && !servesRemote(config, release.package))
    throw new SiteRefusal(
      `This site’s public/nginx.conf does not serve /${release.package}/ yet. Name \`origins.remotes\` in site.json, ` +
        'release the host, reload nginx (`nginx -s reload`), then release again.',
    );
}

/**
 * Checks whether `publish` would succeed, and changes nothing. Throws SiteRefusal when the version exists, the build is
 * damaged, another release has its files with other content, or the gate refuses it.
 */
export async function assertPublishable(site: string, what: Publication): Promise<void> {
  const release = readReleaseName(what);
  await assertNew(site, what);
  const { hashes } = await assertBuildIntact(release, what.dist, what.from?.pathOf);
  assertServed(release, await readNginxConfig(site));
  const ledger = await readLedger(site);
  const settings = await readSettings(site);
  const team = await readTeam(release.package, what.dist);
  assertOwnTeam(settings, ledger, release, { ...what, team });
  await assertFits(site, ledger, release, what.dist);
  await assertDeclares(site, settings, ledger, release, what.dist);
  await assertSameContent(site, release, hashes);
}

/**
 * Publishes a build as an immutable release that browsers load from then on (FED-02). The running release becomes the
 * previous one; beside a canary it keeps running in the browsers that do not get that. A failure leaves the site unchanged.
 * Returns one sentence for each remote or page that the new pages leave out.
 * @throws SiteRefusal when the version exists, a file of the build is missing or changed, another release uses a
 * content-addressed file with other content, the gate refuses it, or the site can have no canary of it
 */
export async function publish(site: string, what: Publication): Promise<readonly string[]> {
  const { by, commit, canary: share, from, now = new Date() } = what;
  const release = readReleaseName(what);
  const config = await readNginxConfig(site);
  return changeSite(site, async (ledger, settings, begin) => {
    assertUnpublished(ledger, release, from);
    assertNotOlder(ledger, release, what);
    if (share !== undefined) assertCanary(settings, ledger, release);
    const copy = await copyIntoSite(site, release, what.dist, begin, from?.pathOf);
    if (from && !isSameContents(copy.integrityFiles, from.seals))
      throw new SiteRefusal(
        `${releaseLabel(release)} was changed in ${from.site} while it was taken from there.`,
      );
    const team = await readTeam(release.package, copy.folder);
    assertOwnTeam(settings, ledger, release, { ...what, team });
    assertServed(release, config);
    await assertFits(site, ledger, release, copy.folder);
    await assertDeclares(site, settings, ledger, release, copy.folder);
    await moveIntoPlace(site, release, copy, begin);
    // the releases that most returning agents have
    const earlier = runningOf(ledger, release.package)
      .filter((other) => other !== release.version)
      .slice(0, 1 + previousKept)
      .map((version) => ({ ...release, version }));
    begin({ finish: () => writeDifferences(site, release, earlier) });
    return withRelease(ledger, {
      ...release,
      at: now.toISOString(),
      by,
      ...(commit === undefined ? {} : { commit }),
      ...(what.working ? { working: true } : {}),
      ...(team === undefined ? {} : { team }),
      ...(from ? { from: from.site } : {}),
      ...(share === undefined ? {} : { canary: { share } }),
      seals: copy.integrityFiles,
    });
  });
}
