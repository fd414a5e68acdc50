import { join, resolve } from 'node:path';
import { reportComplaints } from '../shared/api-reports/check.ts';
import { describeFigure, findOverBudget, measureBuild } from '../shared/build/budgets.ts';
import { runProgram } from '../shared/commands/programs.ts';
import { runStep } from '../shared/commands/run.mjs';
import { Stop } from '../shared/commands/terminal.mjs';
import type { Workspace } from '../shared/commands/workspace.ts';
import { noChromium } from '../shared/mount/check-slots.ts';
import { type PackageName, remotesIn } from '../shared/site/index.ts';
import { typescript } from './lib/build.mjs';
import { writeTypeSettings } from './lib/checks/type-settings.mjs';
import { findChromium } from './lib/chromium.mjs';
import { root } from './lib/root.mjs';

const runTool = (script: string, args: readonly string[]) =>
  runProgram(root, [join(root, 'node_modules', script), ...args]);

/** Checks the contract of all remotes, and lint, types and tests of one package. */
async function check(name: PackageName): Promise<void> {
  const complaints = await runStep('Contract and facades', () => reportComplaints(root));
  if (complaints.length > 0) throw new Stop(complaints.join('\n'));
  await runStep('Lint and format', () =>
    runTool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', name]),
  );
  await runStep('Types', () => runTool('typescript/bin/tsc', ['-p', writeTypeSettings(name)]));
  await runStep('Tests', () =>
    runTool('jest/bin/jest.js', ['--ci', '--silent', '--passWithNoTests', `${root}/${name}/`]),
  );
}

/** Builds without a cache, so that a file of the host whose sources did not change is the same. */
async function build(name: PackageName): Promise<void> {
  await runStep('Build', () =>
    runProgram(root, [...typescript('shared/build/cli.ts'), '--without-cache', name]),
  );
  checkBudget(name, join(root, name, 'dist'));
}

/** Prints the build's sizes. Throws Stop when one is over its budget. */
function checkBudget(name: PackageName, dist: string): void {
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

/** This repository, whose site is the one of `npm start`. */
export const repository: Workspace = {
  root,
  packages: ['host', ...remotesIn(root)],
  site: resolve(root, '.sandbox/site'),
  sourcesOf: (name) => [name, 'shared', 'pnpm-lock.yaml', 'patches'],
  check,
  build,
  findChromium: () =>
    findChromium().catch((error: unknown) => {
      throw error instanceof Stop ? new Stop(noChromium) : error;
    }),
};
