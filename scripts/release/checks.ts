import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeFigure, figuresOf, overBudget } from '../../shared/build/budgets.ts';
import type { PackageName } from '../../shared/site/index.ts';
import { typescript } from '../lib/build.mjs';
import { root } from '../lib/root.mjs';
import { run, step, stopping } from '../lib/run.mjs';
import { Stop } from '../lib/terminal.mjs';

/** Runs a Node.js program of the project; throws Stop with what it said when it fails. */
async function program(args: readonly string[]): Promise<void> {
  const { code, output } = await run(process.execPath, args);
  if (stopping()) throw new Stop('Stopped. Nothing was released.');
  if (code !== 0) throw new Stop(`${output.trimEnd()}\n\nNothing was released.`);
}

const tool = (script: string, args: readonly string[]) =>
  program([join(root, 'node_modules', script), ...args]);

/** Checks that package alone: lint, types, its tests. Throws Stop with the first that fails. */
export async function checkPackage(name: PackageName): Promise<void> {
  await step('Lint and format', () =>
    tool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', name]),
  );
  await step('Types', () => tool('typescript/bin/tsc', ['-p', typesOf(name)]));
  await step('Tests', () =>
    tool('jest/bin/jest.js', ['--ci', '--silent', '--passWithNoTests', `${root}/${name}/`]),
  );
}

/** The project's TypeScript settings for one package alone. Gives the file. */
function typesOf(name: PackageName): string {
  const folder = join(root, '.cache/release');
  const file = join(folder, `tsconfig.${name}.json`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify({ extends: '../../tsconfig.json', include: [`../../${name}`] }));
  return file;
}

/** Builds that package alone. */
export const buildPackage = (name: PackageName): Promise<void> =>
  step('Build', () => program([...typescript('shared/build/cli.ts'), name]));

/** Prints what the build weighs. Throws Stop when it is more than the package's budget. */
export function checkBudget(name: PackageName, dist: string): void {
  const figures = figuresOf(name, dist);
  const broken = overBudget(figures);
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
