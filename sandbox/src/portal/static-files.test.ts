import { mkdir, mkdtemp, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { differenceFile } from '@portal/shared/site';
import { acceptedEncoding, offeredDictionary, readReleasedFile } from './static-files.ts';

const script = '/mfe-cart/1.0.0/main.0a1b2c3d.js';

async function createSite(): Promise<string> {
  const site = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(site, 'mfe-cart/1.0.0'), { recursive: true });
  await mkdir(join(site, 'mfe-cart/.publishing/1.0.0'), { recursive: true });
  await writeFile(join(site, 'site.json'), '{}');
  await writeFile(join(site, 'mfe-cart/.publishing/1.0.0/main.js'), 'let a;');
  await writeFile(join(site, script), 'let a = 1;');
  await writeFile(join(site, 'mfe-cart/1.0.0/mf-manifest.json'), '{}');
  await mkdir(join(site, 'mfe-cart/files'));
  await writeFile(join(site, 'mfe-cart/files/main.0a1b2c3d.js'), 'let a;');
  return site;
}

test('reads the compressed form that the build made, and names the addresses that the file is a dictionary for', async () => {
  const site = await createSite();
  await writeFile(join(site, `${script}.br`), 'brotli');
  await writeFile(join(site, `${script}.gz`), 'gzip');
  const readEncoded = async (accepted: 'br' | 'gzip' | 'identity') => {
    const file = await readReleasedFile(site, script, accepted);
    expect(file).toMatchObject({
      type: 'text/javascript; charset=utf-8',
      encoding: accepted,
      pattern: '/mfe-cart/*/main.*.js',
    });
    return file?.body.toString();
  };
  expect([await readEncoded('br'), await readEncoded('gzip'), await readEncoded('identity')]).toEqual([
    'brotli',
    'gzip',
    'let a = 1;',
  ]);
});

test('reads the file itself where the build has no compressed form', async () => {
  const file = await readReleasedFile(await createSite(), script, 'br');
  expect(file).toMatchObject({ body: Buffer.from('let a = 1;'), encoding: 'identity' });
});

test('reads a content-addressed file of the host, which is a dictionary for its next releases', async () => {
  const site = await createSite();
  await mkdir(join(site, 'host/files'), { recursive: true });
  await writeFile(join(site, 'host/files/base.0a1b2c3d.js'), 'let base;');
  expect(await readReleasedFile(site, '/host/files/base.0a1b2c3d.js', 'br')).toMatchObject({
    body: Buffer.from('let base;'),
    pattern: '/host/*/base.*.js',
  });
});

test('a file without a hash in its name is no dictionary', async () => {
  const file = await readReleasedFile(await createSite(), '/mfe-cart/1.0.0/mf-manifest.json', 'identity');
  expect(file).toMatchObject({ pattern: undefined });
});

test('reads a replaced file and misses a removed one at the next request', async () => {
  const site = await createSite();
  const text = async () => (await readReleasedFile(site, script, 'identity'))?.body.toString();
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
  '/mfe-cart/files/main.0a1b2c3d.js',
  `${script}\0.png`,
  '/',
])('finds nothing at %j', async (path) => {
  expect(await readReleasedFile(await createSite(), path, 'identity')).toBeUndefined();
});

test('prefers brotli, then gzip', () => {
  expect(acceptedEncoding('gzip, deflate, br, zstd')).toBe('br');
  expect(acceptedEncoding('gzip')).toBe('gzip');
  expect(acceptedEncoding(undefined)).toBe('identity');
});

const digest = 'pZGm1Av0IEBKARczz7/xkNYsZb8LzaMrV7J32a2fFG4=';

test('reads the difference to the dictionary that the browser has, else the whole file', async () => {
  const site = await createSite();
  const difference = differenceFile(site, script, digest);
  await mkdir(dirname(difference), { recursive: true });
  await writeFile(difference, 'difference');
  expect(await readReleasedFile(site, script, 'br', digest)).toMatchObject({
    body: Buffer.from('difference'),
    encoding: 'dcz',
    type: 'text/javascript; charset=utf-8',
  });
  const other = digest.replace('p', 'q');
  expect(await readReleasedFile(site, script, 'br', other)).toMatchObject({ encoding: 'identity' });
});

test.each([
  ['a dictionary', script, 'br, dcz', `:${digest}:`, digest],
  ['no dictionary', script, 'br, dcz', undefined, undefined],
  ['a browser that cannot decode differences', script, 'gzip, br', `:${digest}:`, undefined],
  ['a further attempt', `${script}?attempt=1`, 'br, dcz', `:${digest}:`, undefined],
  ['a hash that is a path', script, 'dcz', ':../../../../../../../../../../../../../etc/pass=:', undefined],
])('takes the dictionary of a request with %s', (_, url, accepted, dictionary, expected) => {
  const headers = { 'accept-encoding': accepted, 'available-dictionary': dictionary };
  expect(offeredDictionary({ url, headers })).toBe(expected);
});
