import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSources } from '../test-build.ts';
import { NoticesPlugin, noticesFile } from './notices-plugin.ts';

const packageOf = (name: string, license: string) => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, version: '1.2.3', license }),
  [`node_modules/${name}/LICENSE.md`]: `Licence of ${name}\n`,
});

const sources = {
  'package.json': JSON.stringify({ name: 'own', version: '1.0.0', license: 'MIT' }),
  'src/index.js':
    "import { one } from 'one'; import('@scope/two'); import '../node_modules/.generated/entry.js'; console.log(one);",
  'node_modules/.generated/entry.js': "console.log('generated');",
  ...packageOf('one', 'MIT'),
  'node_modules/one/index.js': "import { deep } from './esm/deep.js'; export const one = deep;",
  'node_modules/one/esm/package.json': '{"type":"module"}',
  'node_modules/one/esm/deep.js': "export const deep = 'one';",
  'node_modules/one/NOTICE': 'Notice of one',
  ...packageOf('@scope/two', 'Apache-2.0'),
  'node_modules/@scope/two/index.js': "console.log('two');",
  ...packageOf('unused', 'MIT'),
  'node_modules/unused/index.js': "console.log('unused');",
  ...packageOf('font', 'OFL-1.1'),
};

test('names each bundled package once, with version, licence and text, and those without a module', async () => {
  const notices = await buildSources(
    sources,
    {
      entry: './src/index.js',
      plugins: [
        {
          apply(compiler) {
            new NoticesPlugin([join(compiler.context, 'node_modules/font/font.woff2')]).apply(compiler);
          },
        },
      ],
    },
    ({ outputOptions: { path = '' } }) => readFileSync(join(path, noticesFile), 'utf8'),
  );
  expect(notices.match(/^.+ \(.+\)$/gm)).toEqual([
    '@scope/two 1.2.3 (Apache-2.0)',
    'font 1.2.3 (OFL-1.1)',
    'one 1.2.3 (MIT)',
  ]);
  for (const text of ['Licence of one', 'Notice of one', 'Licence of @scope/two', 'Licence of font'])
    expect(notices).toContain(text);
  expect(notices).not.toContain('unused');
});
