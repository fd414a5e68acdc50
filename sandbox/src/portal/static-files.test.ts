/** @jest-environment node */
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { acceptedEncoding, StaticFolder } from './static-files.ts';

async function folder(): Promise<StaticFolder> {
  const parent = await mkdtemp(join(tmpdir(), 'static-files-'));
  const root = join(parent, 'dist');
  await mkdir(root);
  await writeFile(join(parent, 'secret.txt'), 'secret');
  await writeFile(join(root, 'main.0a1b2c3d.js'), 'let a = 1;');
  await writeFile(join(root, 'assets.json'), '{}');
  return new StaticFolder(root);
}

test('reads a file in the encoding asked for, and knows a hashed name', async () => {
  const file = await (await folder()).read('/main.0a1b2c3d.js', 'br');
  expect(file).toMatchObject({ type: 'text/javascript; charset=utf-8', encoding: 'br', immutable: true });
  expect(brotliDecompressSync(file?.body ?? Buffer.alloc(0)).toString()).toBe('let a = 1;');
});

test('a name without a hash may change', async () => {
  expect(await (await folder()).read('/assets.json', 'identity')).toMatchObject({ immutable: false });
});

test.each(['/../secret.txt', '/a/../../secret.txt', '/', '/missing.js', '/main.0a1b2c3d.js\0.png'])(
  'finds nothing at %j',
  async (path) => {
    expect(await (await folder()).read(path, 'identity')).toBeUndefined();
  },
);

test('prefers brotli, then gzip', () => {
  expect(acceptedEncoding('gzip, deflate, br, zstd')).toBe('br');
  expect(acceptedEncoding('gzip')).toBe('gzip');
  expect(acceptedEncoding(undefined)).toBe('identity');
});
