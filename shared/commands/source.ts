import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { PackageName } from '../site/index.ts';
import { Stop } from './terminal.mjs';
import type { Workspace } from './workspace.ts';

const execute = promisify(execFile);

/**
 * Returns the short hash of the current commit.
 * @throws Stop when `root` is no git working folder with a commit, or the package's sources have uncommitted changes:
 *   a release must be reproducible from its commit
 */
export async function readCommit(
  { root, sourcesOf }: Pick<Workspace, 'root' | 'sourcesOf'>,
  name: PackageName,
): Promise<string> {
  const git = async (...words: readonly string[]) => {
    try {
      return (await execute('git', [...words], { cwd: root })).stdout;
    } catch {
      throw new Stop(
        `${root} is no git working folder with a commit. A release is made from a commit, so that it can be made again: ` +
          'release from a clone.',
      );
    }
  };
  const commit = (await git('rev-parse', '--short=8', 'HEAD')).trim();
  const status = await git('status', '--porcelain', '--untracked-files=all', '--', ...sourcesOf(name));
  const files = status.split('\n').filter(Boolean);
  if (files.length > 0) throw new Stop(refusal(name, files));
  return commit;
}

/** `files`: lines of `git status --porcelain`. */
function refusal(name: PackageName, files: readonly string[]): string {
  const shown = files.slice(0, 10).map((line) => `  ${line}`);
  const rest = files.length - shown.length;
  return [
    `${name} is built from files that no commit has:`,
    ...shown,
    ...(rest > 0 ? [`  and ${rest} more`] : []),
    'Commit them, or put them aside (git stash), and release again.',
  ].join('\n');
}
