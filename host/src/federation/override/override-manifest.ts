import { needs, type Release } from '@portal/shared/federation';
import * as z from '@portal/shared/schema';
import { LoadFault } from '../load-failure.ts';

const manifestSchema = z.object({
  metaData: z.object({
    globalName: z.string(),
    remoteEntry: z.object({ name: z.string() }),
    needs,
  }),
});

/** How long a team's server may take, in milliseconds. */
const deadline = 5_000;

/** The folder of a server's files: where its manifest is. */
export const folderOf = (manifest: string): string => new URL('.', manifest).href;

/**
 * What a team's server offers, as a release without hashes: its manifest is read anew every time. Rejects with a
 * LoadFault when it does not come in time or is no manifest.
 */
export async function fetchOverride(manifest: string): Promise<Release> {
  const response = await fetch(manifest, { cache: 'no-store', signal: AbortSignal.timeout(deadline) }).catch(
    () => undefined,
  );
  if (!response?.ok) throw new LoadFault({ kind: 'unreachable', address: manifest });
  const decoded = z.safeParse(manifestSchema, await response.json().catch(() => undefined));
  if (!decoded.success)
    throw new LoadFault({
      kind: 'threw',
      message: `${manifest} is no manifest: ${z.prettifyError(decoded.error)}`,
    });
  const { globalName, remoteEntry, needs: needed } = decoded.data.metaData;
  return {
    version: '0.0.0',
    base: folderOf(manifest),
    entry: remoteEntry.name,
    container: globalName,
    releasedAt: '',
    needs: needed,
    slots: {},
    integrity: {},
  };
}
