import { execFile } from 'node:child_process';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { filesBelow } from '../build/staleness.ts';
import { hashFolder } from './hash-folder.ts';
import { lintOutside } from './lint-outside.ts';
import { packedManifest, readCatalog } from './packed-manifest.ts';

const execute = promisify(execFile);

/** Folders of `shared` that a remote elsewhere uses, but for tests, examples, and this repository's command line. */
export const packedFolders = ['src', 'build', 'site', 'dev', 'mount', 'commands', 'outside'];

/** Files that are packed as they are: loaders, data, and the API reports that say since when a facade is unchanged. */
const isCopied = (file: string): boolean => /\.([cm]js|json)$|\.api\.md$/.test(file);

/**
 * Packs `shared` for remotes in other repositories: compiled files with `.d.ts`, and a `package.json` with exact versions, whose
 * own is `1.26.0-h` and a hash of the contents.
 * Resolves with the path of the `.tgz` in `folder`, which it empties first. Throws an Error with the compiler's output when
 * the sources do not type-check.
 * @param root this repository
 */
export async function packShared(root: string, folder: string): Promise<string> {
  const packed = join(folder, 'package');
  await rm(folder, { recursive: true, force: true });
  await mkdir(packed, { recursive: true });
  await compile(root, folder, packed);
  for (const part of [...packedFolders, 'api-reports'])
    for (const file of filesBelow(join(root, 'shared', part))) {
      if (!isCopied(file)) continue;
      const target = join(packed, relative(join(root, 'shared'), file));
      await mkdir(dirname(target), { recursive: true });
      await copyFile(file, target);
    }
  const read = (file: string) => readFile(join(root, file), 'utf8');
  const manifest = packedManifest(
    await read('shared/package.json'),
    readCatalog(await read('pnpm-workspace.yaml')),
  );
  await writeFile(join(packed, 'outside/biome.json'), lintOutside(await read('biome.json')));
  await copyFile(join(root, 'LICENSE'), join(packed, 'LICENSE'));
  const version = `${manifest.version}-${hashFolder(packed, JSON.stringify(manifest))}`;
  await writeFile(join(packed, 'package.json'), `${JSON.stringify({ ...manifest, version }, null, 2)}\n`);
  const { stdout } = await execute('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: packed,
  });
  return join(folder, stdout.trim());
}

/** Compiles with the project's compiler. It rewrites imports of `.ts` files to `.js` in code, and leaves declarations. */
async function compile(root: string, folder: string, packed: string): Promise<void> {
  const project = join(folder, 'tsconfig.json');
  const settings = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      noEmitOnError: true,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: join(root, 'shared'),
      outDir: packed,
      typeRoots: [join(root, 'node_modules/@types'), join(root, 'node_modules')],
    },
    include: [],
    files: packedFolders
      .flatMap((part) => [...filesBelow(join(root, 'shared', part))])
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|example)\.tsx?$|\/dev\/cli\.ts$/.test(file)),
  };
  await writeFile(project, JSON.stringify(settings));
  try {
    await execute(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', project]);
  } catch (error) {
    const words = typeof error === 'object' && error && 'stdout' in error ? error.stdout : error;
    throw new Error(`shared does not type-check:\n${words}`);
  }
  for (const file of filesBelow(packed))
    if (file.endsWith('.d.ts')) await writeFile(file, withCompiledImports(await readFile(file, 'utf8')));
}

/** Names compiled files in a declaration's relative imports. */
const withCompiledImports = (text: string): string =>
  text.replaceAll(/(from |import\()(["'])(\.[^"']+?)\.tsx?\2/g, '$1$2$3.js$2');
