import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { remotesIn } from '../../shared/site/index.ts';
import { isRemoteName } from '../../shared/src/contract/index.ts';
import * as z from '../../shared/src/schema/index.ts';
import { installIfStale } from '../lib/install.mjs';
import { root } from '../lib/root.mjs';
import { run } from '../lib/run.mjs';
import { bold, dim, Stop } from '../lib/terminal.mjs';
import { filesOf, namesOf, withImporter } from './templates.ts';

const usage = `npm run new-remote -- <name>

  Makes a folder with a page, a menu entry, a tab and an action of the customer's profile, a tile of home behind a flag, and a
  command of the finder.
  <name>  mfe- and small letters, with dashes between words: mfe-notes, mfe-price-alerts`;

const manifest = z.object({ dependencies: z.record(z.string(), z.string()) });

/** Returns a remote's dependencies. */
const dependenciesOf = (name: string): Readonly<Record<string, string>> => {
  const decoded = z.safeParse(manifest, JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')));
  return decoded.data?.dependencies ?? {};
};

/**
 * Makes the folder of a new remote, adds its importer to the lock file, and installs. `words`: those of the command line, its
 * name. Throws Stop when it is not a remote's name, or is there already.
 */
export async function makeRemote([name = '']: readonly string[]): Promise<void> {
  if (!isRemoteName(name)) throw new Stop(usage);
  if (existsSync(join(root, name))) throw new Stop(`There is a folder ${name} already.`);
  // the remote with the fewest dependencies: what every remote has
  const [model] = remotesIn(root)
    .slice()
    .sort(
      (one, other) => Object.keys(dependenciesOf(one)).length - Object.keys(dependenciesOf(other)).length,
    );
  if (model === undefined) throw new Stop('There is no remote whose dependencies it could have.');
  for (const [file, text] of Object.entries(filesOf(namesOf(name), dependenciesOf(model)))) {
    mkdirSync(dirname(join(root, name, file)), { recursive: true });
    writeFileSync(join(root, name, file), text);
  }
  await run(process.execPath, [
    join(root, 'node_modules/@biomejs/biome/bin/biome'),
    'format',
    '--write',
    join(root, name),
  ]);
  const lock = join(root, 'pnpm-lock.yaml');
  writeFileSync(lock, withImporter(readFileSync(lock, 'utf8'), name, model));
  await installIfStale();
  console.log(`${bold(`${name} is made`)}: ${name}/remote.ts says what it shows.`);
  console.log(
    dim(`See it: npm start. Release it: commit, then npm run release -- ${name} (docs/adding-a-remote.md)`),
  );
}
