import type { RemoteName } from '@portal/shared/contract';
import { needs, type RegistryEntry, type Release } from '@portal/shared/federation';
import { declares } from '@portal/shared/remote/declares';
import * as z from '@portal/shared/schema';
import { LoadFailureError } from '../loading/index.ts';
import { isManifestAddress } from './override-request.ts';

const manifestSchema = z.object({
  metaData: z.object({
    globalName: z.string(),
    remoteEntry: z.object({ name: z.string() }),
    needs,
    declares: z.exactOptional(declares),
  }),
});

/** How long a team's server may take to answer, in milliseconds. */
const deadline = 5_000;

/** Returns the address of the folder in which a manifest lies, and with it the team's files. */
export const folderOf = (manifest: string): string => new URL('.', manifest).href;

/**
 * Fetches the manifest of a team's server, never from a cache, and returns it as a registry entry: a release without hashes,
 * and what it declares. Rejects with a LoadFailureError when the manifest does not load in time or is not valid.
 */
export async function fetchOverride(manifest: string): Promise<RegistryEntry> {
  const response = await fetch(manifest, { cache: 'no-store', signal: AbortSignal.timeout(deadline) }).catch(
    () => undefined,
  );
  if (!response?.ok) throw new LoadFailureError({ kind: 'unreachable', address: manifest });
  const manifestResult = z.safeParse(manifestSchema, await response.json().catch(() => undefined));
  if (!manifestResult.success)
    throw new LoadFailureError({
      kind: 'threw',
      message: `${manifest} is not a manifest: ${z.prettifyError(manifestResult.error)}`,
    });
  const { globalName, remoteEntry, needs: needed, declares: declared } = manifestResult.data.metaData;
  const release: Release = {
    version: '0.0.0',
    base: folderOf(manifest),
    entry: remoteEntry.name,
    container: globalName,
    releasedAt: '',
    needs: needed,
    slots: {},
    integrity: {},
  };
  return { current: release, previous: [], ...(declared ? { declares: declared } : {}) };
}

/**
 * Returns why a manifest cannot override a remote, as a sentence for its team; `undefined` when it can. The browser refuses
 * what the site's content policy does not allow, as if nothing answered.
 */
export async function findOverrideProblem(remote: RemoteName, manifest: string): Promise<string | undefined> {
  if (!isManifestAddress(manifest))
    return 'Enter the whole address of a manifest: https, or http on this computer.';
  try {
    const { container } = (await fetchOverride(manifest)).current;
    return container === remote.replaceAll('-', '_') ? undefined : `This is the manifest of ${container}.`;
  } catch (error) {
    const isAnswered = error instanceof LoadFailureError && error.failure.kind === 'threw';
    return isAnswered
      ? 'This is not the manifest of a remote.'
      : 'No manifest could be loaded from this address. Its server may be down, or it and this site do not allow each other.';
  }
}
