import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createDCtx, decompressUsingDict } from '@bokuweb/zstd-wasm';
import { prune, publish } from '../index.ts';
import { createFullSite, type SiteForTest } from '../testing/site-for-test.ts';
import { hashDictionary } from './dcz.ts';
import { differenceFile } from './dictionary.ts';

let made: SiteForTest;
beforeEach(async () => {
  made = await createFullSite();
});
afterEach(() => made.remove());

/** Text that cannot be compressed, so that only a difference is small. */
const code = randomBytes(3000).toString('hex');

const publishCart = (version: string, word: string) =>
  publish(made.site, {
    package: 'mfe-cart',
    dist: made.build('mfe-cart', { word }),
    version,
    by: 'Farid',
  });

const pageOf = (version: string) => `/mfe-cart/${version}/page.22222222.js`;
const readFromSite = (path: string) => readFileSync(join(made.site, path));

/** File of the difference between the pages of two releases. */
const differenceBetween = (former: string, version: string): string =>
  differenceFile(made.site, pageOf(version), hashDictionary(readFromSite(pageOf(former))).toString('base64'));

test('a release has the differences of its files to the three releases that ran before it', async () => {
  for (const version of ['1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0'])
    await publishCart(version, `${code} ${version}`);
  const written = ['1.1.0', '1.2.0', '1.3.0', '1.4.0'].map((former) =>
    existsSync(differenceBetween(former, '1.5.0')),
  );
  expect(written).toEqual([false, true, true, true]);
});

test('a difference and the file before it make the new file', async () => {
  await publishCart('1.1.0', `${code} one`);
  await publishCart('1.2.0', `${code} two`);
  const dictionary = readFromSite(pageOf('1.1.0'));
  const difference = readFileSync(differenceBetween('1.1.0', '1.2.0'));
  expect(difference.length).toBeLessThan(150);
  expect(difference.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
  expect(difference.subarray(8, 40)).toEqual(hashDictionary(dictionary));
  const decoded = decompressUsingDict(createDCtx(), difference.subarray(40), dictionary);
  expect(Buffer.from(decoded)).toEqual(readFromSite(pageOf('1.2.0')));
});

test('a difference that is larger than the file is left out', async () => {
  await publishCart('1.1.0', 'second');
  expect(existsSync(join(made.site, 'differences'))).toBe(false);
});

test('a release whose former files are deleted is published without differences', async () => {
  await publishCart('1.1.0', `${code} one`);
  rmSync(join(made.site, 'mfe-cart/1.1.0'), { recursive: true });
  rmSync(join(made.site, 'mfe-cart/1.0.0/page.22222222.js'));
  rmSync(join(made.site, 'mfe-cart/1.0.0/remoteEntry.11111111.js'));
  await publishCart('1.2.0', `${code} two`);
  expect(existsSync(join(made.site, 'differences/mfe-cart/1.2.0'))).toBe(false);
});

test('a release in place of a working one has its own differences only', async () => {
  await publishCart('1.1.0', `${code} one`);
  const working = (word: string) =>
    publish(made.site, {
      package: 'mfe-cart',
      dist: made.build('mfe-cart', { word }),
      version: '1.2.0',
      by: 'npm start',
      working: true,
    });
  await working(`${code} two`);
  expect(existsSync(join(made.site, 'differences/mfe-cart/1.2.0'))).toBe(true);
  await working('second');
  expect(existsSync(join(made.site, 'differences/mfe-cart/1.2.0'))).toBe(false);
});

describe('content-addressed files', () => {
  const publishHost = (version: string, word: string, options: { layer?: string } = {}) =>
    publish(made.site, {
      package: 'host',
      dist: made.build('host', { word, ...options }),
      version,
      by: 'Mei',
    });
  /** Paths of the scripts with this name, oldest first. */
  const pathsOf = (name: string) =>
    readdirSync(join(made.site, 'host/files'))
      .filter((file) => file.startsWith(name) && file.endsWith('.js'))
      .map((file) => `/host/files/${file}`)
      .sort(
        (one, other) => statSync(join(made.site, one)).mtimeMs - statSync(join(made.site, other)).mtimeMs,
      );
  const isWritten = (path = '', dictionary = '') =>
    existsSync(differenceFile(made.site, path, hashDictionary(readFromSite(dictionary)).toString('base64')));

  test('have a difference where the content changed, and none to themselves', async () => {
    await publishHost('1.1.0', `${code} one`, { layer: `${code} layer` });
    await publishHost('1.2.0', `${code} two`, { layer: `${code} layer` });
    const [, former, main] = pathsOf('main');
    expect(isWritten(main, former)).toBe(true);
    const layer = pathsOf('bootstrap')[1];
    expect(isWritten(layer, layer)).toBe(false);
  });

  test('lose their differences when prune deletes them', async () => {
    for (const version of ['1.1.0', '1.2.0']) await publishHost(version, `${code} ${version}`);
    const [, former, main] = pathsOf('main');
    for (const version of ['1.3.0', '1.4.0', '1.5.0']) await publishHost(version, version);
    expect(isWritten(main, former)).toBe(true);
    await prune(made.site, { now: new Date(Date.now() + 30 * 24 * 60 * 60_000) });
    expect(existsSync(join(made.site, 'differences', main ?? ''))).toBe(false);
  });
});
