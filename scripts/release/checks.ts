import { join } from 'node:path';
import { describeFigure, findOverBudget, measureBuild } from '../../shared/build/budgets.ts';
import type { PackageName } from '../../shared/site/index.ts';
import { typescript } from '../lib/build.mjs';
import { writeTypeSettings } from '../lib/checks/type-settings.mjs';
import { root } from '../lib/root.mjs';
import { isStopping, run, runStep } from '../lib/run.mjs';
import { Stop } from '../lib/terminal.mjs';

/** Runs a Node.js program of the project. Throws Stop with its output when it fails. */
async function runProgram(args: readonly string[]): Promise<void> {
  const { code, output } = await run(process.execPath, args);
  if (isStopping()) throw new Stop('Stopped. Nothing was released.');
  if (code !== 0) throw new Stop(`${output.trimEnd()}\n\nNothing was released.`);
}

const runTool = (script: string, args: readonly string[]) =>
  runProgram([join(root, 'node_modules', script), ...args]);

/** Runs lint, types and tests of one package. Throws Stop for the first that fails. */
export async function checkPackage(name: PackageName): Promise<void> {
  await runStep('Lint and format', () =>
    runTool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', name]),
  );
  await runStep('Types', () => runTool('typescript/bin/tsc', ['-p', writeTypeSettings(name)]));
  await runStep('Tests', () =>
    runTool('jest/bin/jest.js', ['--ci', '--silent', '--passWithNoTests', `${root}/${name}/`]),
  );
}

/**
 * Builds one package from its sources alone, without a cache, so that a file of the host whose sources did not change
 * is the same. Throws Stop when the build fails.
 */
export const buildPackage = (name: PackageName): Promise<void> =>
  runStep('Build', () => runProgram([...typescript('shared/build/cli.ts'), '--without-cache', name]));

/** Prints the build's sizes. Throws Stop when one is over its budget. */
export function checkBudget(name: PackageName, dist: string): void {
  const figures = measureBuild(name, dist);
  const broken = findOverBudget(figures);
  if (broken.length > 0)
    throw new Stop(
      [
        `${name} is heavier than agreed:`,
        ...broken.map((figure) => `  ${describeFigure(figure)}`),
        'Take something out, or agree on more with the other teams: shared/build/budgets.json.',
      ].join('\n'),
    );
  for (const figure of figures) console.log(`  ${describeFigure(figure)}`);
}
