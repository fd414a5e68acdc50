import { mkdir, mkdtemp, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { acceptedEncoding, ReleasedFiles } from './static-files.ts';

const script = '/mfe-cart/1.0.0/main.0a1b2c3d.js';

async function createSite(): Promise<string> {
  const site = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(site, 'mfe-cart/1.0.0'), { recursive: true });
  await mkdir(join(site, 'mfe-cart/.publishing/1.0.0'), { recursive: true });
  await writeFile(join(site, 'site.json'), '{}');
  await writeFile(join(site, 'mfe-cart/.publishing/1.0.0/main.js'), 'let a;');
  await writeFile(join(site, script), 'let a = 1;');
  await writeFile(join(site, 'mfe-cart/1.0.0/mf-manifest.json'), '{}');
  return site;
}

test('reads a file in the accepted encoding and marks a hashed name as immutable', async () => {
  const file = await new ReleasedFiles().read(await createSite(), script, 'br');
  expect(file).toMatchObject({ type: 'text/javascript; charset=utf-8', encoding: 'br', immutable: true });
  expect(brotliDecompressSync(file?.body ?? Buffer.alloc(0)).toString()).toBe('let a = 1;');
});

test('does not mark a name without a hash as immutable', async () => {
  const file = await new ReleasedFiles().read(
    await createSite(),
    '/mfe-cart/1.0.0/mf-manifest.json',
    'identity',
  );
  expect(file).toMatchObject({ immutable: false });
});

test('reads a replaced file and misses a removed one at the next request', async () => {
  const files = new ReleasedFiles();
  const site = await createSite();
  const text = async () => (await files.read(site, script, 'identity'))?.body.toString();
  expect(await text()).toBe('let a = 1;');
  await writeFile(join(site, script), 'let a = 22;');
  expect(await text()).toBe('let a = 22;');
  await rename(join(site, 'mfe-cart'), join(site, 'mfe-gone'));
  expect(await text()).toBeUndefined();
});

test.each([
  '/site.json',
  '/mfe-cart/1.0.0/../../site.json',
  '/mfe-cart/.publishing/1.0.0/main.js',
  '/mfe-cart/1.0.0',
  '/mfe-cart/1.0.0/',
  '/mfe-cart/1.0.0/missing.js',
  `${script}\0.png`,
  '/',
])('finds nothing at %j', async (path) => {
  expect(await new ReleasedFiles().read(await createSite(), path, 'identity')).toBeUndefined();
});

test('prefers brotli, then gzip', () => {
  expect(acceptedEncoding('gzip, deflate, br, zstd')).toBe('br');
  expect(acceptedEncoding('gzip')).toBe('gzip');
  expect(acceptedEncoding(undefined)).toBe('identity');
});
