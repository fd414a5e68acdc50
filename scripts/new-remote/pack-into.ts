import { copyFileSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { runStep } from '../../shared/commands/run.mjs';
import { packShared } from '../../shared/pack/pack-shared.ts';
import { root } from '../lib/root.mjs';

/** Packs `shared` for remotes in other repositories into a folder, and returns the file's path there. */
export async function packInto(folder: string): Promise<string> {
  const packed = await runStep('Packing shared', () => packShared(root, join(root, '.cache/packed-shared')));
  mkdirSync(folder, { recursive: true });
  const file = join(folder, basename(packed));
  copyFileSync(packed, file);
  return file;
}
