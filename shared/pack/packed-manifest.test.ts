import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../build/staleness.ts';
import { packedFolders } from './pack-shared.ts';
import { packedManifest, readCatalog } from './packed-manifest.ts';

const root = join(__dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('reads the pinned versions, and nothing else of the workspace', () => {
  const catalog = readCatalog(
    "catalog:\n  '@scope/one': 1.2.3\n  two: 0.4.5-rc.1\n\noverrides:\n  '@scope/three': '-'\n  four@1.0.0: a.patch\n",
  );
  expect([...catalog]).toEqual([
    ['@scope/one', '1.2.3'],
    ['two', '0.4.5-rc.1'],
  ]);
});

test('names compiled files, their types, and exact versions in place of the catalog’s', () => {
  const manifest = packedManifest(read('shared/package.json'), readCatalog(read('pnpm-workspace.yaml')));
  expect(manifest).toMatchObject({
    name: '@portal/shared',
    type: 'module',
    exports: {
      './ui': { types: './src/screen/ui/index.d.ts', default: './src/screen/ui/index.js' },
      './api/*': { types: './src/contract/api/*.d.ts', default: './src/contract/api/*.js' },
    },
    dependencies: { react: expect.stringMatching(/^\d+\.\d+\.\d+$/), webpack: expect.stringMatching(/^\d/) },
  });
  expect(JSON.stringify(manifest)).not.toMatch(/catalog:|workspace:|\.tsx?"(?<!\.d\.ts")|api-extractor/);
});

test('throws for a package without a pinned version', () => {
  expect(() => packedManifest(read('shared/package.json'), new Map())).toThrow(/pins no/);
});

test('depends on every package that the packed files import', () => {
  const manifest = packedManifest(read('shared/package.json'), readCatalog(read('pnpm-workspace.yaml')));
  const imported = packedFolders
    .flatMap((part) => [...filesBelow(join(root, 'shared', part))])
    .filter((file) => /\.[cm]?[jt]sx?$/.test(file) && !/\.test\.tsx?$|testing\/render-part/.test(file))
    .flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(
        /^(?:import|export)[^;']* from '((?:@[^/']+\/)?[^./':@][^/':]*)(?=[/'])/gm,
      ),
    ])
    .map(([, name = '']) => name);
  expect(imported).toContain('webpack');
  const listed = ['@portal/shared', ...Object.keys(Reflect.get(manifest, 'dependencies'))];
  expect(imported.filter((name) => !listed.includes(name))).toEqual([]);
});
