import { execFile } from 'node:child_process';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import * as z from '@portal/shared/schema';
import { remotesIn } from '../build/declaration/read-remote.ts';
import { filesBelow } from '../build/staleness.ts';
import { hashFolder } from './hash-folder.ts';
import { pinned, readCatalog } from './packed-manifest.ts';

const manifestSchema = z.object({ dependencies: z.record(z.string(), z.string()) });

/** What a running sandbox reads of host and remotes: builds, versions, declarations, and the remotes' own routes. */
const isServed = (file: string): boolean =>
  /^[^/]+\/(?:package\.json|remote\.ts|sandbox\.ts|dist\/.*(?<!\.map))$/.test(file);

const isOfSandbox = (file: string): boolean => !/\.test\.tsx?$/.test(file);

/**
 * Packs the sandbox with the builds of host and remotes, for the browser tests of a remote in another repository. It lies beside
 * the packed `shared`, which it uses. Its version has a hash of the contents. Resolves with the path of the `.tgz` in `folder`,
 * which it empties first.
 * @param root this repository, which is built
 */
export async function packSandbox(root: string, folder: string): Promise<string> {
  const packed = join(folder, 'package');
  await rm(folder, { recursive: true, force: true });
  await mkdir(packed, { recursive: true });
  const copyBelow = async (part: string, isCopied: (file: string) => boolean) => {
    for (const file of filesBelow(join(root, part))) {
      const path = relative(root, file);
      if (!isCopied(path)) continue;
      await mkdir(dirname(join(packed, path)), { recursive: true });
      await copyFile(file, join(packed, path));
    }
  };
  await copyBelow('sandbox/src', isOfSandbox);
  for (const name of ['host', ...remotesIn(root)]) {
    for (const file of ['package.json', 'remote.ts', 'sandbox.ts'])
      await copyBelow(join(name, file), isServed);
    await copyBelow(join(name, 'dist'), isServed);
  }
  const read = (file: string) => readFile(join(root, file), 'utf8');
  const { dependencies } = manifestSchema.parse(JSON.parse(await read('sandbox/package.json')));
  const names = Object.keys(dependencies).filter((name) => !name.startsWith('@portal/'));
  const manifest = {
    name: '@portal/sandbox',
    license: 'MIT',
    type: 'module',
    exports: { './route': './sandbox/src/api/server/route.ts', './package.json': './package.json' },
    dependencies: pinned(names, readCatalog(await read('pnpm-workspace.yaml'))),
  };
  const version = `1.0.0-${hashFolder(packed, JSON.stringify(manifest))}`;
  await writeFile(join(packed, 'package.json'), `${JSON.stringify({ ...manifest, version }, null, 2)}\n`);
  await copyFile(join(root, 'LICENSE'), join(packed, 'LICENSE'));
  const { stdout } = await promisify(execFile)('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: packed,
  });
  return join(folder, stdout.trim());
}
