import { type PackageName, packageNames } from '@portal/shared/site';
import * as z from 'zod';
import { Visitors } from '../origins/per-browser.ts';

/**
 * What can be wrong with a file: not there, a broken server, no answer ever, code that is not code, or one byte
 * flipped on the way.
 */
const fileFault = z.enum(['missing', 'error', 'hang', 'corrupt', 'flip']);
export type FileFault = z.output<typeof fileFault>;

/** The kinds of file that a wish can name. */
const kinds: Readonly<Record<string, RegExp>> = {
  entry: /\/(remoteEntry|main)\.[^/]*\.js$/,
  chunk: /\/(?!remoteEntry\.|main\.)[^/]+\.js$/,
  manifest: /\/mf-manifest\.json$/,
  registry: /^\/registry\.json$/,
};

const expression = z.string().refine((source) => {
  try {
    return Boolean(new RegExp(source));
  } catch {
    return false;
  }
}, 'a kind of file or a regular expression');

/**
 * A wish for a package's files: a fault, or `none` for health. `file` names a kind (`entry`, `chunk`, `manifest`,
 * `registry`) or is a regular expression that is held against the path; without it every file of every release is
 * meant. `times`: for so many requests alone.
 */
export const fileFaultWish = z.object({
  visitor: z.string().regex(/^\S+$/),
  package: z.enum(packageNames),
  fault: z.union([fileFault, z.literal('none')]),
  file: expression.optional(),
  times: z.int().positive().optional(),
});
export type FileFaultWish = z.input<typeof fileFaultWish>;

interface Switched {
  readonly package: PackageName;
  readonly file: string | undefined;
  readonly fault: FileFault;
  left: number;
}

/** The faults switched on, by visitor, package and file. */
export class FileFaults {
  readonly #faults = new Visitors<readonly Switched[]>();

  /** The fault that the next answer to this visitor shows; asking counts as that answer. */
  next(name: PackageName, path: string, userAgent?: string): FileFault | undefined {
    const found = this.#faults
      .of(userAgent)
      ?.find((fault) => fault.package === name && fault.left > 0 && isMeant(fault, path));
    if (!found) return undefined;
    found.left -= 1;
    return found.fault;
  }

  /** Switches a fault on in place of the one for the same file; `none` without a file ends all of the package. */
  set({ visitor, package: name, fault, file, times = Infinity }: z.output<typeof fileFaultWish>): void {
    const replaces = (other: Switched) =>
      other.package === name && (other.file === file || (fault === 'none' && file === undefined));
    const others = (this.#faults.of(visitor) ?? []).filter((other) => !replaces(other));
    const faults = fault === 'none' ? others : [...others, { package: name, file, fault, left: times }];
    this.#faults.set(visitor, faults.length > 0 ? faults : undefined);
  }
}

function isMeant({ package: name, file }: Switched, path: string): boolean {
  if (file === undefined) return path.startsWith(`/${name}/`);
  return (kinds[file] ?? new RegExp(file)).test(path);
}
