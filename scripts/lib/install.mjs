import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { run, step, stopping } from './run.mjs';
import { Stop } from './terminal.mjs';

/** The package manager, fetched by npx: nothing but Node.js need be installed. */
const pnpm = 'pnpm@12.21.0';

const stamp = join(root, 'node_modules/.portal-install');

/** Hash of all that decides what is installed. */
function wanted() {
  const packages = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(name, 'package.json'))
    .filter((file) => existsSync(join(root, file)))
    .sort();
  const hash = createHash('sha256').update(pnpm);
  for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...packages])
    hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Installs the packages of the lock file, unless they are. */
export async function installIfStale() {
  const hash = wanted();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  await step('Installing packages', async (tell) => {
    const { code, output } = await run(
      'npx',
      ['-y', pnpm, 'install', '--frozen-lockfile', '--reporter=append-only'],
      // CI: asks no questions
      { env: { CI: '1' }, onLine: progressOf(tell) },
    );
    if (stopping()) throw new Stop('Stopped.');
    if (code !== 0) throw new Stop(`The packages could not be installed.\n${lastLines(output)}`);
  });
  writeFileSync(stamp, hash);
}

/** pnpm reports several times a second: a log takes one line in a while. @param {(line: string) => void} tell */
function progressOf(tell) {
  let told = 0;
  return (/** @type {string} */ line) => {
    const every = process.stdout.isTTY ? 0 : 10_000;
    if (!line.startsWith('Progress:') || Date.now() - told < every) return;
    told = Date.now();
    tell(line.replace('Progress: ', ''));
  };
}

/** @param {string} output */
const lastLines = (output) => output.trimEnd().split('\n').slice(-15).join('\n');
