/**
 * Bundled into each release of the host as `composer.mjs`, by which its sites are composed: page, host and remotes then fit
 * whatever the age of the tools that release or roll back. Its function must stay callable by tools of other ages.
 */
import { readFirstPaint, readHostBuild } from './builds/build.ts';
import { composePages } from './compose.ts';
import { type ComposedSite, composedFiles } from './composed-files.ts';
import { releaseFolder } from './layout.ts';
import { decodeLedger, runningOf } from './ledger.ts';
import { registryOf, runningEntry } from './registry.ts';
import { readReleaseName } from './release-name.ts';
import { decodeSettings } from './settings.ts';

/**
 * Composes the served files of a site whose host is intact; writes none. Takes the texts of `site.json` and `releases.json`,
 * whose members only this release may know. Returns `undefined` while the sign-in remote is missing, without which there is no page.
 * Throws SiteRefusal.
 */
export async function composeSite(
  site: string,
  settingsText: string,
  ledgerText: string,
): Promise<ComposedSite | undefined> {
  const settings = decodeSettings(site, settingsText);
  const ledger = decodeLedger(site, ledgerText);
  const { signInRemote } = settings.config;
  const host = runningEntry(ledger, 'host');
  const build = await readHostBuild(releaseFolder(site, host), host.version);
  if (runningOf(ledger, signInRemote).length === 0) return undefined;
  const { registry, notes } = await registryOf(site, settings, ledger, build.provides);
  // of the release in the registry, which is an earlier one when the current one is damaged
  const current = registry.remotes[signInRemote]?.current ?? runningEntry(ledger, signInRemote);
  const release = readReleaseName({ package: signInRemote, version: current.version });
  const signIn = await readFirstPaint(releaseFolder(site, release));
  const pages = composePages(settings, build, registry, signIn);
  return { files: composedFiles(settings, registry, pages), notes };
}
