import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { chromium } from 'playwright';
import { runProgram } from '../commands/programs.ts';
import { runStep } from '../commands/run.mjs';
import { Stop } from '../commands/terminal.mjs';
import type { Workspace } from '../commands/workspace.ts';
import { noChromium } from '../mount/check-slots.ts';
import { isRemoteName, type RemoteName } from '../src/contract/index.ts';
import { buildOutside } from './build-outside.ts';

const require = createRequire(import.meta.url);

/** Path of a program of a package that comes with the packed `shared`, wherever npm has put it. */
export const programOf = (name: string, file: string): string =>
  join(dirname(require.resolve(`${name}/package.json`)), file);

const usualPaths: readonly string[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../mount/chromium-paths.json'), 'utf8'),
);

/** Returns the path of a Chromium: PORTAL_CHROMIUM, an installed one, or Playwright's. Throws Stop when there is none. */
export async function findChromium(): Promise<string> {
  const { PORTAL_CHROMIUM: named } = process.env;
  const found = named ?? [...usualPaths, chromium.executablePath()].find((path) => existsSync(path));
  if (found === undefined) throw new Stop(noChromium);
  return found;
}

/** Runs lint, types and unit tests of the remote in a folder. Throws Stop for the first that fails. */
export async function checkFolder(folder: string): Promise<void> {
  await runStep('Lint and format', () =>
    runProgram(folder, [programOf('@biomejs/biome', 'bin/biome'), 'check', '--error-on-warnings', '.']),
  );
  await runStep('Types', () => runProgram(folder, [programOf('typescript', 'bin/tsc'), '-p', '.']));
  await runStep('Tests', () =>
    runProgram(folder, [
      programOf('jest', 'bin/jest.js'),
      '--ci',
      '--passWithNoTests',
      '--config',
      join(import.meta.dirname, 'jest.config.mjs'),
    ]),
  );
}

/** Returns the name of the remote in a folder. Throws Stop when the folder has not the name of one. */
export function remoteIn(folder: string): RemoteName {
  const name = basename(folder);
  if (isRemoteName(name)) return name;
  throw new Stop(`${folder} is no folder of a remote: its name is not mfe- and small letters.`);
}

/** The folder of a remote in another repository. Throws Stop when it is none. */
export function remoteFolder(folder: string): Workspace {
  const name = remoteIn(folder);
  return {
    root: dirname(folder),
    packages: [name],
    only: name,
    sourcesOf: () => [name],
    check: () => checkFolder(folder),
    build: () => runStep('Build', () => buildOutside(folder, { withCache: false })),
    findChromium,
  };
}
