import { buildSources } from '../test-build.ts';
import { hostLayers } from './host-layers.ts';

const sources = {
  'host/src/main.ts': "import('./bootstrap.tsx');",
  'host/src/bootstrap.tsx': [
    "import { used } from '../../shared/src/screen/used.ts';",
    "import('../../shared/src/screen/ui/index.ts');",
    "import('./navigation/frame/frame.tsx');",
    "import('../../shared/src/screen/forms/index.ts');",
    'console.log(used);',
  ].join('\n'),
  'host/src/navigation/frame/frame.tsx': [
    "import('../../../../shared/src/screen/parts/index.ts');",
    "import('./about.tsx');",
    "console.log('frame');",
  ].join('\n'),
  'host/src/navigation/frame/about.tsx': "console.log('about');",
  'shared/src/screen/used.ts': "export const used = 'used';",
  'shared/src/screen/ui/index.ts': "import '../used.ts'; console.log('ui');",
  'shared/src/screen/parts/index.ts': "import '../used.ts'; console.log('parts');",
  'shared/src/screen/forms/index.ts': "console.log('forms');",
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
          chunk.name ?? 'unnamed',
          [...chunkGraph.getChunkModulesIterable(chunk)].map((module) => module.identifier()).join(' '),
        ]),
      ),
  );

test('puts what every page needs into one chunk and what every signed-in page needs into another', async () => {
  const { base, 'signed-in': signedIn, main } = await chunks();
  for (const file of [/bootstrap\.tsx/, /ui.index\.ts/]) expect(base).toMatch(file);
  for (const file of [/frame\.tsx/, /parts.index\.ts/]) expect(signedIn).toMatch(file);
  expect(main).not.toMatch(/bootstrap\.tsx/);
});

test('puts what both layers use into the base layer only', async () => {
  const { base, 'signed-in': signedIn } = await chunks();
  expect(base).toMatch(/used\.ts|ui.index\.ts/);
  expect(signedIn).not.toMatch(/used\.ts/);
});

test('leaves what only some pages need out of both layers', async () => {
  const { base, 'signed-in': signedIn, ...others } = await chunks();
  expect(`${base} ${signedIn}`).not.toMatch(/forms|about/);
  expect(Object.values(others).join(' ')).toMatch(/forms|about/);
});
