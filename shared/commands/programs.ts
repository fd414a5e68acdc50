import { isStopping, run } from './run.mjs';
import { Stop } from './terminal.mjs';

/** Runs a Node.js program in a folder. Throws Stop with its output when it fails. */
export async function runProgram(cwd: string, args: readonly string[]): Promise<void> {
  const { code, output } = await run(process.execPath, args, { cwd });
  if (isStopping()) throw new Stop('Stopped. Nothing was released.');
  if (code !== 0) throw new Stop(`${output.trimEnd()}\n\nNothing was released.`);
}
