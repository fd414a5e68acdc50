import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from '@portal/shared/schema';
import { composerFile } from '../build/assets/composer-file.ts';
import type { ComposedSite } from './composed-files.ts';
import { composeSite } from './composer.ts';
import { releaseFolder, releaseLabel } from './layout.ts';
import type { LedgerEntry } from './ledger.ts';
import { SiteRefusal } from './refusal.ts';

type Compose = (site: string, settingsText: string, ledgerText: string) => Promise<unknown>;

const isCompose = (value: unknown): value is Compose => typeof value === 'function';

const composedSite = z.optional(
  z.object({
    files: z.array(z.tuple([z.string(), z.optional(z.string())])),
    notes: z.array(z.string()),
  }),
);

/**
 * Composes a site by the composer of its host's release, which the caller has found to be as it was published. This one
 * composes for a build that brings none and, with a note, for a host whose composer fails: the site could not be
 * changed any more, not even back to another host. Throws as `composeSite`.
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
  try {
    const brought: unknown = Reflect.get(await import(address), 'composeSite');
    if (!isCompose(brought)) throw new Error('it has no composeSite');
    const composed = z.safeParse(composedSite, await brought(site, settingsText, ledgerText));
    if (!composed.success) throw new Error(z.prettifyError(composed.error));
    return composed.data;
  } catch (error) {
    // its class is the composer's own
    if (error instanceof Error && error.name === 'SiteRefusal') throw new SiteRefusal(error.message);
    const composed = await composeSite(site, settingsText, ledgerText);
    const reason = error instanceof Error ? error.message : String(error);
    const note = `The composer of ${releaseLabel(host)} failed, and the one of these tools composed the pages: ${reason}`;
    return composed && { ...composed, notes: [...composed.notes, note] };
  }
}
