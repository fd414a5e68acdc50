import { isPackageName, type PackageName } from '@portal/shared/site';
import * as z from 'zod';
import { PerBrowser } from '../origins/per-browser.ts';

/**
 * Faults of a file: 404, 500, no answer, a body that is no JavaScript, or one flipped bit.
 */
const fileFault = z.enum(['missing', 'error', 'hang', 'corrupt', 'flip']);
export type FileFault = z.output<typeof fileFault>;

/** Kinds of files that a setting can name. */
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
 * A fault of a package's files for the browser with the tag `visitor`; `none` ends it. `file` is a kind (`entry`, `chunk`,
 * `manifest`, `registry`) or a regular expression for the path; without it, all files of all releases have the fault.
 * `times` is the number of requests with the fault; without it, all.
 */
export const fileFaultSchema = z.object({
  visitor: z.string().regex(/^\S+$/),
  package: z.custom<PackageName>((name) => typeof name === 'string' && isPackageName(name)),
  fault: z.union([fileFault, z.literal('none')]),
  file: expression.optional(),
  times: z.int().positive().optional(),
});
type FileFaultSetting = z.input<typeof fileFaultSchema>;
/** The name that the end-to-end tests use. */
export type FileFaultWish = FileFaultSetting;

interface ActiveFileFault {
  readonly package: PackageName;
  readonly file: string | undefined;
  readonly fault: FileFault;
  timesLeft: number;
}

/** The active faults by browser, package and file. */
export class FileFaults {
  readonly #faults = new PerBrowser<readonly ActiveFileFault[]>();

  /** The fault of a request, if any. Each call counts as one request with the fault. */
  take(name: PackageName, path: string, userAgent?: string): FileFault | undefined {
    const activeFault = this.#faults
      .of(userAgent)
      ?.find((fault) => fault.package === name && fault.timesLeft > 0 && matchesPath(fault, path));
    if (!activeFault) return undefined;
    activeFault.timesLeft -= 1;
    return activeFault.fault;
  }

  /** Sets a fault in place of the one for the same file. `none` without `file` ends all faults of the package. */
  set({
    visitor: browserTag,
    package: name,
    fault,
    file,
    times = Infinity,
  }: z.output<typeof fileFaultSchema>): void {
    const replaces = (other: ActiveFileFault) =>
      other.package === name && (other.file === file || (fault === 'none' && file === undefined));
    const others = (this.#faults.of(browserTag) ?? []).filter((other) => !replaces(other));
    const faults = fault === 'none' ? others : [...others, { package: name, file, fault, timesLeft: times }];
    this.#faults.set(browserTag, faults.length > 0 ? faults : undefined);
  }
}

function matchesPath({ package: name, file }: ActiveFileFault, path: string): boolean {
  if (file === undefined) return path.startsWith(`/${name}/`);
  return (kinds[file] ?? new RegExp(file)).test(path);
}
