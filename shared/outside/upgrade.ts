import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describeChanges } from '../api-reports/changes.ts';
import { parseReport, type Report } from '../api-reports/report.ts';
import { run, runStep } from '../commands/run.mjs';
import { bold, dim, Stop } from '../commands/terminal.mjs';
import { readComments } from './comments.ts';
import { checkFolder } from './remote-folder.ts';

const installedIn = (folder: string): string => join(folder, 'node_modules/@portal/shared');

/** Reads the API reports of the `shared` that a folder has installed. */
function readReports(folder: string): readonly Report[] {
  const reports = join(installedIn(folder), 'api-reports');
  if (!existsSync(reports)) return [];
  return readdirSync(reports)
    .filter((file) => file.endsWith('.api.md'))
    .map((file) => parseReport(readFileSync(join(reports, file), 'utf8')));
}

/**
 * Takes other packages of `shared` and of the sandbox, prints what its contract and facades add and change since the one before, and runs the
 * remote's tests. Throws Stop when there is no such file, or it cannot be installed; the tests' failure is the upgrade's.
 */
export async function upgrade(folder: string, files: readonly string[]): Promise<void> {
  if (files.length === 0 || !files.every((file) => existsSync(file)))
    throw new Stop(
      'Which packages? portal-remote upgrade <file> …, written by npm run pack -- --to <folder>.',
    );
  const before = readReports(folder);
  await runStep('Installing', async () => {
    const words = [
      'install',
      ...files.map((file) => resolve(file)),
      '--no-audit',
      '--no-fund',
      '--prefer-offline',
    ];
    const { code, output } = await run('npm', words, { cwd: folder });
    if (code !== 0) throw new Stop(output.trimEnd());
  });
  const changes = describeChanges(before, readReports(folder), readComments(installedIn(folder)));
  if (changes.length === 0) console.log('Contract and facades are as they were.');
  for (const { title, lines } of changes) console.log([bold(title), ...lines, ''].join('\n'));
  await checkFolder(folder);
  console.log(dim('Commit package.json, package-lock.json and the package.'));
}
