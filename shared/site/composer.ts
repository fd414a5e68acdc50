/**
 * Bundled into each release of the host as `composer.mjs`, by which its sites are composed: page, host and remotes then fit
 * whatever the age of the tools that release or roll back. Its function must stay callable by tools of other ages.
 */
import { readFirstPaint, readHostBuild } from './builds/build.ts';
import { composePages } from './compose.ts';
import { type ComposedSite, composedFiles } from './composed-files.ts';
import { registryFor, signInRemoteOf } from './declarations/migration.ts';
import { releaseFolder } from './layout.ts';
import { decodeLedger } from './ledger.ts';
import { hasNeededRemotes, registryOf, runningEntry } from './registry.ts';
import { readReleaseName } from './release-name.ts';
import { decodeSettings } from './settings.ts';

/**
 * Composes the served files of a site whose host is intact; writes none. Takes the texts of `site.json` and `releases.json`,
 * whose members only this release may know. Returns `undefined` while a remote is missing without which there is no page.
 * Throws SiteRefusal.
 */
export async function composeSite(
  site: string,
  settingsText: string,
  ledgerText: string,
): Promise<ComposedSite | undefined> {
  const given = decodeSettings(site, settingsText);
  const ledger = decodeLedger(site, ledgerText);
  const signInRemote = signInRemoteOf(given.config);
  const settings = { ...given, config: { ...given.config, signInRemote } };
  const host = runningEntry(ledger, 'host');
  const build = await readHostBuild(releaseFolder(site, host), host.version);
  if (!hasNeededRemotes(ledger, settings, build.provides)) return undefined;
  const { registry, notes } = await registryOf(site, settings, ledger, build.provides);
  // of the release in the registry, which is an earlier one when the current one is damaged
  const current = registry.remotes[signInRemote]?.current ?? runningEntry(ledger, signInRemote);
  const release = readReleaseName({ package: signInRemote, version: current.version });
  const signIn = await readFirstPaint(releaseFolder(site, release));
  const pages = composePages(settings, build, registry, signIn);
  return { files: composedFiles(settings, registryFor(build.provides, registry), pages), notes };
}
