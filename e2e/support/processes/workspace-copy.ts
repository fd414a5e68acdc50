import { cp, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { packageNames } from '../packages.ts';

const root = resolve(import.meta.dirname, '../../..');
const leftOut = new Set(['dist', '.cache']);

/** Copies folders of the project into a temporary folder, and links the installed packages. Returns the folder. */
export async function copyWorkspace(
  names: readonly string[],
  isCopied: (file: string) => boolean,
): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'portal-workspace-')));
  for (const name of names)
    await cp(join(root, name), join(folder, name), {
      recursive: true,
      // links between packages are relative, so that those of the copy lead into the copy
      verbatimSymlinks: true,
      preserveTimestamps: true,
      filter: isCopied,
    });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** The sources of host and remotes, to be edited by a test: the project's own files are never touched. */
export class WorkspaceCopy {
  /** What `npm run dev -- --root` takes. */
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async make(): Promise<WorkspaceCopy> {
    const names = [...packageNames, 'shared'];
    return new WorkspaceCopy(await copyWorkspace(names, (file) => !leftOut.has(basename(file))));
  }

  /** Replaces `before` by `after` in a file, as an editor saves it. */
  async edit(file: string, before: string, after: string): Promise<void> {
    const path = join(this.folder, file);
    const text = await readFile(path, 'utf8');
    if (!text.includes(before)) throw new Error(`${file} does not say ${before}`);
    await writeFile(path, text.replace(before, after));
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }
}
