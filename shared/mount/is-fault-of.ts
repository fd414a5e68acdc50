import type { Release } from '../src/contract/federation/index.ts';
import type { RemoteName } from '../src/contract/index.ts';

/** A file of any remote's release on a stack: `/mfe-notes/1.2.0/`. */
export const releaseFile = /\/mfe-[a-z-]+\/[^/\s]+\//;

/**
 * Whether an uncaught error of a page may be a release's, whose files lie below `base`: its stack names one of them, or none
 * of any remote. One that names files of other remotes only is theirs.
 */
export const isFaultOf = (base: string, { stack = '' }: Error): boolean =>
  stack.includes(base) || !releaseFile.test(stack);

/** Whether a line that the host writes to the console says that a release of this remote, or a slot of it, failed. */
export function isReportOf(remote: RemoteName, { slots }: Pick<Release, 'slots'>, line: string): boolean {
  if (line.startsWith('a release could not be used')) return line.includes(`remote: ${remote},`);
  const [, slot = ''] = /^slot ([\w-]+): /.exec(line) ?? [];
  return Object.hasOwn(slots, slot);
}
