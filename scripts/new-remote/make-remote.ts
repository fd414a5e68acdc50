import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { run } from '../../shared/commands/run.mjs';
import { bold, dim, Stop } from '../../shared/commands/terminal.mjs';
import { isPackageName, remotesIn } from '../../shared/site/index.ts';
import type { RemoteName } from '../../shared/src/contract/index.ts';
import * as z from '../../shared/src/foundation/schema/index.ts';
import { installIfStale } from '../lib/install.mjs';
import { root } from '../lib/root.mjs';
import { filesOutside, pipelineOutside } from './outside.ts';
import { packInto } from './pack-into.ts';
import { filesOf, namesOf, withImporter } from './templates.ts';

const usage = `npm run new-remote -- <name> [--into <folder>]

  Makes a folder with a page, a menu entry, a tab and an action of the customer's profile, a tile of home behind a flag, and a
  command of the finder.
  <name>  mfe- and small letters, with dashes between words, at most 28 characters: mfe-notes, mfe-price-alerts
  --into  makes it in another repository's folder, beside the packed shared that it needs there`;

const manifest = z.object({ dependencies: z.record(z.string(), z.string()) });

/** Returns a remote's dependencies. */
const dependenciesOf = (name: string): Readonly<Record<string, string>> => {
  const decoded = z.safeParse(manifest, JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')));
  return decoded.data?.dependencies ?? {};
};

/** Writes files: path in a folder → text. */
function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

const formatFolder = (folder: string) =>
  run(process.execPath, [
    join(root, 'node_modules/@biomejs/biome/bin/biome'),
    'format',
    '--write',
    `--config-path=${root}`,
    folder,
  ]);

/** Decodes the command line. Throws Stop with the usage. */
function parse(words: readonly string[]): { readonly name: RemoteName; readonly into: string | undefined } {
  try {
    const options = { into: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args: [...words], allowPositionals: true, options });
    const [name = ''] = positionals;
    if (isPackageName(name) && name !== 'host') return { name, into: values.into };
  } catch {
    // an option that there is not
  }
  throw new Stop(usage);
}

/** Makes a remote in a folder of another repository, beside the packed `shared`. Throws Stop when it is there already. */
async function makeOutside(name: RemoteName, into: string): Promise<void> {
  const folder = join(into, name);
  if (existsSync(folder)) throw new Stop(`There is a folder ${folder} already.`);
  mkdirSync(into, { recursive: true });
  const { shared, sandbox } = await packInto(into);
  const files = { shared: `../${basename(shared)}`, sandbox: `../${basename(sandbox)}` };
  writeFiles(folder, filesOutside(namesOf(name), files));
  await formatFolder(folder);
  const pipeline = '.github/workflows/release.yml';
  if (!existsSync(join(into, pipeline)))
    writeFiles(into, { [pipeline]: pipelineOutside(readFileSync(join(root, pipeline), 'utf8')) });
  const isInGit = (await run('git', ['rev-parse', '--git-dir'], { cwd: into })).code === 0;
  if (!isInGit) await run('git', ['init', '--quiet'], { cwd: into });
  console.log(
    `${bold(`${name} is made`)} in ${folder}. There: npm install, npm test, npm run dev, npm run build.`,
  );
  console.log(
    dim(
      `Release it: commit, then npm run release -- --site ${join(root, '.sandbox/site')} (docs/adding-a-remote.md)`,
    ),
  );
}

/**
 * Makes the folder of a new remote, adds its importer to the lock file, and installs; with `--into`, only the folder, in
 * another repository. `words`: those of the command line. Throws Stop when it is not a remote's name, or is there already.
 */
export async function makeRemote(words: readonly string[]): Promise<void> {
  const { name, into } = parse(words);
  if (into !== undefined) return makeOutside(name, resolve(into));
  if (existsSync(join(root, name))) throw new Stop(`There is a folder ${name} already.`);
  // the remote with the fewest dependencies: what every remote has
  const [model] = remotesIn(root)
    .slice()
    .sort(
      (one, other) => Object.keys(dependenciesOf(one)).length - Object.keys(dependenciesOf(other)).length,
    );
  if (model === undefined) throw new Stop('There is no remote whose dependencies it could have.');
  writeFiles(join(root, name), filesOf(namesOf(name), dependenciesOf(model)));
  await formatFolder(join(root, name));
  const lock = join(root, 'pnpm-lock.yaml');
  writeFileSync(lock, withImporter(readFileSync(lock, 'utf8'), name, model));
  await installIfStale();
  console.log(`${bold(`${name} is made`)}: ${name}/remote.ts says what it shows.`);
  console.log(
    dim(`See it: npm start. Release it: commit, then npm run release -- ${name} (docs/adding-a-remote.md)`),
  );
}
