import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { PackageName } from '@portal/shared/site';
import { packageNames } from '../support/packages.ts';
import { copyWorkspace } from '../support/processes/workspace-copy.ts';

const root = resolve(import.meta.dirname, '../..');

/** Not copied. A webpack cache has absolute paths, so a copied one would build the project's files, not the copy's. */
const leftOut: ReadonlySet<string> = new Set(['.git', '.cache', '.reports', '.sandbox', 'node_modules']);

/**
 * Applies a patch to a folder. Rejects when the patch does not fit. `GIT_CEILING_DIRECTORIES` hides a repository around
 * the folder, in which git would ignore the patch.
 * @param options further options of `git apply`, such as `--check`
 */
export async function applyPatch(
  folder: string,
  patch: string,
  ...options: readonly string[]
): Promise<void> {
  const env = { ...process.env, GIT_CEILING_DIRECTORIES: dirname(folder) };
  await promisify(execFile)('git', ['apply', ...options, patch], { cwd: folder, env });
}

/** A copy of the project in a temporary folder: faults are applied there, and the project's files never change. */
export class ProjectCopy {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** Copies sources and builds, and links the installed packages. The copy is removed when this process ends. */
  static async make(): Promise<ProjectCopy> {
    // a package's own node_modules has only links
    const folder = await copyWorkspace([''], (file) => !leftOut.has(relative(root, file)));
    // an ended test may still write
    process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
    return new ProjectCopy(folder);
  }

  apply(patch: string): Promise<void> {
    return applyPatch(this.folder, patch);
  }

  revert(patch: string): Promise<void> {
    return applyPatch(this.folder, patch, '--reverse');
  }

  /** Saves the builds of all packages, for `restoreBuilds`. */
  async saveBuilds(): Promise<void> {
    for (const name of packageNames) await cp(this.#build(name), this.#savedBuild(name), { recursive: true });
  }

  /** Puts saved builds back, which is faster than building again. */
  async restoreBuilds(names: readonly PackageName[]): Promise<void> {
    for (const name of names) {
      await rm(this.#build(name), { recursive: true, force: true });
      await cp(this.#savedBuild(name), this.#build(name), { recursive: true });
    }
  }

  readonly #build = (name: PackageName) => join(this.folder, name, 'dist');
  readonly #savedBuild = (name: PackageName) => join(this.folder, '.cache/mutate-builds', name);
}
