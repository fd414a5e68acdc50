import type { PackageName } from '../site/index.ts';

/** Where the commands of a site run: this repository, or the folder of a remote in another one. */
export interface Workspace {
  /** Folder that has the packages' folders. */
  readonly root: string;
  /** Its packages. */
  readonly packages: readonly PackageName[];
  /** The package that is meant when a command names none. */
  readonly only?: PackageName;
  /** The site that is meant when a command names none. */
  readonly site?: string;
  /** Paths from the root of all that a package's release is built from. */
  sourcesOf(name: PackageName): readonly string[];
  /** Runs all checks of a package's sources. Throws Stop for the first that fails. */
  check(name: PackageName): Promise<void>;
  /** Builds a package from its sources alone into its `dist`. Throws Stop when it does not build, or is too heavy. */
  build(name: PackageName): Promise<void>;
  /** Returns the path of a Chromium. Throws Stop when there is none. */
  findChromium(): Promise<string>;
}
