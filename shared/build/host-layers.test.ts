/** @jest-environment node */
import { hostLayers } from './host-layers.ts';
import { buildSources } from './test-build.ts';

const sources = {
  'host/src/main.ts': "import('./bootstrap.tsx');",
  'host/src/bootstrap.tsx': [
    "import { used } from '../../shared/src/used.ts';",
    "import('../../shared/src/ui/index.ts');",
    "import('./navigation/frame/frame.tsx');",
    "import('../../shared/src/forms/index.ts');",
    'console.log(used);',
  ].join('\n'),
  'host/src/navigation/frame/frame.tsx': [
    "import('../../../../shared/src/parts/index.ts');",
    "import('./about.tsx');",
    "console.log('frame');",
  ].join('\n'),
  'host/src/navigation/frame/about.tsx': "console.log('about');",
  'shared/src/used.ts': "export const used = 'used';",
  'shared/src/ui/index.ts': "import '../used.ts'; console.log('ui');",
  'shared/src/parts/index.ts': "import '../used.ts'; console.log('parts');",
  'shared/src/forms/index.ts': "console.log('forms');",
};

/** Chunk → the files of its modules. */
const chunks = () =>
  buildSources(
    sources,
    {
      entry: { main: './host/src/main.ts' },
      optimization: { splitChunks: { chunks: 'async', cacheGroups: hostLayers() } },
    },
    ({ chunks: all, chunkGraph }) =>
      Object.fromEntries(
        [...all].map((chunk) => [
          chunk.name ?? 'of its own',
          [...chunkGraph.getChunkModulesIterable(chunk)].map((module) => module.identifier()).join(' '),
        ]),
      ),
  );

test('what every page needs is one file, what every page inside the frame needs another', async () => {
  const { first, inside, main } = await chunks();
  for (const file of [/bootstrap\.tsx/, /ui.index\.ts/]) expect(first).toMatch(file);
  for (const file of [/frame\.tsx/, /parts.index\.ts/]) expect(inside).toMatch(file);
  expect(main).not.toMatch(/bootstrap\.tsx/);
});

test('what both layers use stands in the first alone', async () => {
  const { first, inside } = await chunks();
  expect(first).toMatch(/used\.ts|ui.index\.ts/);
  expect(inside).not.toMatch(/used\.ts/);
});

test('what only some pages need stays apart', async () => {
  const { first, inside, ...others } = await chunks();
  expect(`${first} ${inside}`).not.toMatch(/forms|about/);
  expect(Object.values(others).join(' ')).toMatch(/forms|about/);
});
