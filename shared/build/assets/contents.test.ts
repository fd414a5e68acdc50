import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from '@portal/shared/schema';
import { buildSources } from '../test-build.ts';
import { contentsFile, contentsPlugin } from './contents.ts';

const component = z.object({
  name: z.string(),
  version: z.optional(z.string()),
  purl: z.optional(z.string()),
});
const contents = z.object({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.6'),
  components: z.array(component),
});

const build = () =>
  buildSources(
    { 'src/index.js': "import Decimal from 'decimal.js-light';\nconsole.log(new Decimal(1));" },
    { plugins: [contentsPlugin()], resolve: { modules: [resolve(__dirname, '../../node_modules')] } },
    ({ outputOptions: { path = '' } }) => readFileSync(join(path, contentsFile), 'utf8'),
  );

test('a release lists each package that its scripts contain, and a build of the same sources has the same bytes', async () => {
  const text = await build();
  const { components } = z.safeParse(contents, JSON.parse(text)).data ?? { components: [] };
  expect(components).toEqual([
    {
      name: 'decimal.js-light',
      version: '2.5.1',
      purl: expect.stringMatching(/^pkg:npm\/decimal\.js-light@2\.5\.1/),
    },
  ]);
  expect(text).not.toMatch(/serialNumber|timestamp|\/tmp\//);
  expect(await build()).toBe(text);
});
