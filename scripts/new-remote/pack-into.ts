import { copyFileSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { runStep } from '../../shared/commands/run.mjs';
import { packSandbox } from '../../shared/pack/pack-sandbox.ts';
import { packShared } from '../../shared/pack/pack-shared.ts';
import { buildIfStale } from '../lib/build.mjs';
import { root } from '../lib/root.mjs';

/** Packs `shared`, and the sandbox with today's builds, for remotes in other repositories into a folder. Returns the files' paths. */
export async function packInto(folder: string) {
  await buildIfStale();
  mkdirSync(folder, { recursive: true });
  const put = (packed: string) => {
    const file = join(folder, basename(packed));
    copyFileSync(packed, file);
    return file;
  };
  const shared = await runStep('Packing shared', () => packShared(root, join(root, '.cache/packed-shared')));
  const sandbox = await runStep('Packing the sandbox', () =>
    packSandbox(root, join(root, '.cache/packed-sandbox')),
  );
  return { shared: put(shared), sandbox: put(sandbox) };
}
