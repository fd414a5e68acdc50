import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { RemoteName } from '@portal/shared/contract';
import { hashSources } from '../../../shared/build/staleness.ts';
import type { VariantOrder } from '../../../shared/build/variant.ts';
import { slotNames } from '../remotes.ts';
import { buildOnce } from './build-once.ts';
import { runProgram } from './run-program.ts';

const root = resolve(import.meta.dirname, '../../..');

/** A release of a remote that is made for a test: real source, really built. */
export interface ReleaseToBuild {
  readonly remote: RemoteName;
  /** `1.2.3` */
  readonly version: string;
  /** Slot → the file that exposes it in place of the remote's own, from the folder `e2e`. */
  readonly slots?: Readonly<Record<string, string>>;
}

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

const ownSlots = (remote: RemoteName): Record<string, string> =>
  Object.fromEntries(slotNames(remote).map((slot) => [slot, `./src/slots/${slot}.tsx`]));

/** Builds a release once for the same sources. Returns the folder of the build, to be published. */
export async function buildRelease(release: ReleaseToBuild): Promise<string> {
  const { remote, version } = release;
  const replaced = Object.entries(release.slots ?? {}).map(
    ([slot, file]) => [slot, join(root, 'e2e', file)] as const,
  );
  const source = [hashSources(root, remote), ...replaced.map(([, file]) => readFileSync(file, 'utf8'))];
  const kind = `${remote}-${version}-${shortHash(JSON.stringify(release))}`;
  return buildOnce('e2e-releases', { kind, hash: shortHash(source.join()) }, (outputPath) => {
    const slots = { ...ownSlots(remote), ...Object.fromEntries(replaced) };
    const order: VariantOrder = { remote, version, outputPath, slots };
    return runProgram('shared/build/variant.ts', JSON.stringify(order));
  });
}
