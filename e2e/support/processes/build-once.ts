import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { withSiteLock } from '@portal/shared/site';

const root = resolve(import.meta.dirname, '../../..');

/**
 * Builds into a folder of `.cache`, or takes what was built there before from the same sources. Builds of earlier sources
 * are deleted.
 * @param kind the part of the folder's name that all builds of one thing share; `hash` is that of its sources
 * @returns the folder of the build; tests share it and do not change it
 * @throws Error when the build fails, or when another build takes longer than 4 minutes
 */
export async function buildOnce(
  cacheName: string,
  { kind, hash }: { readonly kind: string; readonly hash: string },
  build: (folder: string) => Promise<unknown>,
): Promise<string> {
  const cache = join(root, '.cache', cacheName);
  const folder = join(cache, `${kind}-${hash}`);
  mkdirSync(cache, { recursive: true });
  const buildUnlessPresent = async () => {
    if (existsSync(folder)) return;
    for (const former of readdirSync(cache))
      if (former.startsWith(kind)) rmSync(join(cache, former), { recursive: true });
    const draft = `${folder}.draft`;
    await build(draft);
    renameSync(draft, folder);
  };
  // another worker's builds may come first
  await withSiteLock(cache, buildUnlessPresent, 240_000);
  return folder;
}
