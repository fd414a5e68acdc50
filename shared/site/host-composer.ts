import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { composerFile } from '../build/assets/composer-file.ts';
import type { ComposedSite } from './composed-files.ts';
import { composeSite } from './composer.ts';
import { releaseFolder } from './layout.ts';
import type { LedgerEntry } from './ledger.ts';
import { SiteRefusal } from './refusal.ts';

const isComposer = (value: unknown): value is typeof composeSite => typeof value === 'function';

/**
 * Composes a site by the composer of its host's release, which the caller has found to be as it was published, or by this one
 * for a host of before it brought one. Throws as `composeSite`.
 */
export async function composeByHost(
  site: string,
  host: LedgerEntry,
  settingsText: string,
  ledgerText: string,
): Promise<ComposedSite | undefined> {
  const file = join(releaseFolder(site, host), composerFile);
  const isThere = await stat(file).then(
    () => true,
    () => false,
  );
  if (!isThere) return composeSite(site, settingsText, ledgerText);
  // a working release may be replaced, and Node keeps a module by its address
  const address = `${pathToFileURL(file)}?${encodeURIComponent(host.seals['integrity.json'] ?? '')}`;
  const brought: unknown = Reflect.get(await import(address), 'composeSite');
  if (!isComposer(brought))
    throw new SiteRefusal(`${file} has no composeSite: host ${host.version} is no build of the portal.`);
  try {
    return await brought(site, settingsText, ledgerText);
  } catch (error) {
    // its class is the composer's own
    if (error instanceof Error && error.name === 'SiteRefusal') throw new SiteRefusal(error.message);
    throw error;
  }
}
