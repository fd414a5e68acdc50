import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs npm in a folder. Returns its output; rejects with it when npm fails. */
export async function npm(folder: string, ...words: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('npm', words, { cwd: folder, maxBuffer: 16_000_000 });
  return stdout;
}
