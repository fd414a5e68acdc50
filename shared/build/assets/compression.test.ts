import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import * as z from '@portal/shared/schema';
import { buildSources } from '../test-build.ts';
import { compressionPlugins } from './compression.ts';
import { integrityOf } from './integrity.ts';
import { IntegrityPlugin } from './integrity-plugin.ts';

test('emits every script as brotli and gzip too, with a hash of each form', async () => {
  const files = await buildSources(
    { 'main.js': `console.log('${'x'.repeat(2000)}');` },
    {
      entry: './main.js',
      output: { filename: 'main.js' },
      plugins: [...compressionPlugins(), new IntegrityPlugin()],
    },
    ({ assets, outputOptions }) =>
      Object.fromEntries(
        Object.keys(assets).map((name) => [name, readFileSync(join(outputOptions.path ?? '', name))]),
      ),
  );
  const { 'main.js': script, 'main.js.br': brotli, 'main.js.gz': gzip, 'integrity.json': integrity } = files;
  if (!script || !brotli || !gzip || !integrity) throw new Error(`emitted: ${Object.keys(files)}`);
  expect(brotliDecompressSync(brotli)).toEqual(script);
  expect(gunzipSync(gzip)).toEqual(script);
  const hashes = z.record(z.string(), z.string()).parse(JSON.parse(integrity.toString()));
  expect(hashes).toEqual({
    'main.js': integrityOf(script),
    'main.js.br': integrityOf(brotli),
    'main.js.gz': integrityOf(gzip),
  });
});
