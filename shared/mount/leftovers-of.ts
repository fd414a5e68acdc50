import { releaseFile } from './is-fault-of.ts';
import type { Leftover } from './watch-leftovers.ts';

/** The line of the nearest caller that is a file. */
const callerOf = ({ stack }: Leftover): string =>
  stack.split('\n').find((line) => /https?:/.test(line)) ?? '';

/** Whether only other remotes' files are on the stack. */
const isOfOthers = (base: string, { stack }: Leftover): boolean =>
  !stack.includes(base) && releaseFile.test(stack);

const sameAs = (one: Leftover, other: Leftover): boolean =>
  one.what === other.what && callerOf(one) === callerOf(other);

/**
 * Returns what a slot of the release with files below `base` left behind when it was mounted and unmounted twice, each once: what
 * its mounting began both times, and an interval of the release's own code that runs since that was loaded. A listener that code
 * adds once, for the page, is neither.
 * @param rounds what was left by each of the two
 */
export function leftoversOf(
  base: string,
  [first, second]: readonly [readonly Leftover[], readonly Leftover[]],
): readonly string[] {
  const own = [...first, ...second].filter(
    (each) => each.kind === 'interval' && callerOf(each).includes(base),
  );
  const repeated = second.filter(
    (each) => !isOfOthers(base, each) && first.some((before) => sameAs(before, each)),
  );
  return [...new Set([...own, ...repeated].map(({ what }) => what))];
}
