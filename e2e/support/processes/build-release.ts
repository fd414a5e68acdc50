import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type RemoteName, type SlotName, slotOwners } from '@portal/shared/contract';
import { withSiteLock } from '@portal/shared/site';
import { sourceHash } from '../../../shared/build/staleness.ts';
import type { VariantOrder } from '../../../shared/build/variant.ts';
import { runProgram } from './run-program.ts';

const root = resolve(import.meta.dirname, '../../..');
const cache = join(root, '.cache/e2e-releases');

/** A release of a remote that is made for a test: real source, really built. */
export interface ReleaseToBuild {
  readonly remote: RemoteName;
  /** `1.2.3` */
  readonly version: string;
  /** Slot → the file that exposes it in place of the remote's own, from the folder `e2e`. */
  readonly slots?: Partial<Record<SlotName, string>>;
}

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

const ownSlots = (remote: RemoteName): Record<string, string> =>
  Object.fromEntries(
    Object.entries(slotOwners)
      .filter(([, owner]) => owner === remote)
      .map(([slot]) => [slot, `./src/slots/${slot}.tsx`]),
  );

/**
 * Builds a release, or takes it as it was built before from the same sources. Builds of earlier sources are deleted.
 * @returns the folder of the build, to be published; tests share it and do not change it
 * @throws Error when the build fails, or when another build takes longer than 4 minutes
 */
export async function buildRelease(release: ReleaseToBuild): Promise<string> {
  const replaced = Object.entries(release.slots ?? {}).map(
    ([slot, file]) => [slot, join(root, 'e2e', file)] as const,
  );
  const source = [
    sourceHash(root, release.remote),
    ...replaced.map(([, file]) => readFileSync(file, 'utf8')),
  ];
  const kind = `${release.remote}-${release.version}-${shortHash(JSON.stringify(release))}`;
  const dist = join(cache, `${kind}-${shortHash(source.join())}`);
  mkdirSync(cache, { recursive: true });
  const buildOnce = async () => {
    if (existsSync(dist)) return;
    for (const former of readdirSync(cache))
      if (former.startsWith(kind)) rmSync(join(cache, former), { recursive: true });
    const outputPath = `${dist}.draft`;
    const { remote, version } = release;
    const order: VariantOrder = {
      remote,
      version,
      outputPath,
      slots: { ...ownSlots(remote), ...Object.fromEntries(replaced) },
    };
    await runProgram('shared/build/variant.ts', JSON.stringify(order));
    renameSync(outputPath, dist);
  };
  // another worker's builds may come first
  await withSiteLock(cache, buildOnce, 240_000);
  return dist;
}
