import { isStopping, run, runStep } from '../../shared/commands/run.mjs';
import { Stop } from '../../shared/commands/terminal.mjs';

/**
 * Returns the arguments of Node.js that run a TypeScript file of the project.
 * @param {string} file
 */
export const typescript = (file) => ['--import=tsx', file];

/** Builds host and remotes whose sources have changed. Throws Stop when a build fails. */
export async function buildIfStale() {
  await runStep('Building what has changed', async (tell) => {
    const { code, output } = await run(
      process.execPath,
      [...typescript('shared/build/cli.ts'), '--if-stale'],
      {
        onLine: (line) => {
          if (line.startsWith('built ')) tell(line);
        },
      },
    );
    if (isStopping()) throw new Stop('Stopped.');
    if (code !== 0) throw new Stop(`The portal did not build.\n${output.trimEnd()}`);
  });
}
