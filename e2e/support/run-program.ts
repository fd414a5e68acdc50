import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '../..');

/**
 * Runs a TypeScript program of the project, `words` after its path from the root, in a process of its own: a build
 * leaves a test's process hundreds of megabytes larger.
 * @returns what it said; rejects with what it complained of when it failed
 */
export async function runProgram(...words: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', ...words], {
    cwd: root,
  });
  return stdout;
}
