import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '../../..');

/**
 * Runs a TypeScript program of the project in a separate process, because a build takes hundreds of megabytes.
 * `programArguments` are its path from the root, then its arguments.
 * @returns its standard output; rejects with its error output when it fails
 */
export async function runProgram(...programArguments: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import=tsx', ...programArguments], {
    cwd: root,
  });
  return stdout;
}
