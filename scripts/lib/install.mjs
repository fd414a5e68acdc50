import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isStopping, run, runStep } from '../../shared/commands/run.mjs';
import { Stop } from '../../shared/commands/terminal.mjs';
import { root } from './root.mjs';

/** The package manager, run by npx, so that only Node.js must be installed. */
export const pnpm = 'pnpm@12.21.0';

const stamp = join(root, 'node_modules/.portal-install');

/** Returns the folders of the workspace that have a `package.json`. */
const packageFolders = () =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, 'package.json')))
    .map(({ name }) => name)
    .sort();

/** Hash of the files that determine the installed packages. */
function hashInputs() {
  const packages = packageFolders().map((name) => join(name, 'package.json'));
  const patches = readdirSync(join(root, 'patches')).map((name) => join('patches', name));
  const hash = createHash('sha256').update(pnpm);
  for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...packages, ...patches])
    hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Installs the lock file's packages unless they are installed. Throws Stop on failure. */
export async function installIfStale() {
  const hash = hashInputs();
  // a folder that was deleted and made again has no packages
  const isWhole = packageFolders().every((name) => existsSync(join(root, name, 'node_modules')));
  if (isWhole && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  await runStep('Installing packages', async (tell) => {
    const { code, output } = await run(
      'npx',
      ['-y', pnpm, 'install', '--frozen-lockfile', '--reporter=append-only'],
      // CI: asks no questions
      { env: { CI: '1' }, onLine: progressOf(tell) },
    );
    if (isStopping()) throw new Stop('Stopped.');
    if (code !== 0) throw new Stop(`The packages could not be installed.\n${lastLines(output)}`);
  });
  writeFileSync(stamp, hash);
}

/** Limits pnpm's progress lines, several per second, to one each 10 s in a log. @param {(line: string) => void} tell */
function progressOf(tell) {
  let lastShown = 0;
  return (/** @type {string} */ line) => {
    const every = process.stdout.isTTY ? 0 : 10_000;
    if (!line.startsWith('Progress:') || Date.now() - lastShown < every) return;
    lastShown = Date.now();
    tell(line.replace('Progress: ', ''));
  };
}

/** @param {string} output */
const lastLines = (output) => output.trimEnd().split('\n').slice(-15).join('\n');
